import Foundation
import PickerKit
import Pickers

// A built-in picker as a program: PickerProgram ID. With `rows` for the id, a list of many rows.

let id = CommandLine.arguments.dropFirst().first ?? ""

struct ManyRows: Picker {
    let descriptor = PickerDescriptor(
        id: "rows", title: "Rows", summary: "", icon: "", slot: .canvas, order: 0,
        attributes: [
            AttributeDeclaration("stroke-width", .number(minimum: 0, maximum: 200_000), default: "2")
        ],
        commit: .live)

    func content(for context: PickerContext) -> Screen {
        let rows = Rows(count: 20_000, version: "") { index in
            ListControl.Row(value: .number(Double(index)), title: "Row \(index)")
        }
        return Screen(
            title: "Rows",
            controls: [.list(ListControl(id: "list", name: "Rows", attribute: "stroke-width", rows: rows))])
    }
}

guard
    let picker = ([ManyRows()] + BuiltInPickers.all as [any Picker]).first(where: { $0.descriptor.id == id })
else {
    FileHandle.standardError.write(Data("PickerProgram: there is no picker “\(id)”\n".utf8))
    exit(2)
}
PickerMain.run(picker)
