import Ink
import PickerKit

/// A picker of one list with any number of colours, the last but one of them current.
struct RowsPicker: Picker {
    private static let attribute: Attribute = "stroke"

    let count: Int
    let descriptor = PickerDescriptor(
        id: "org.example.rows", title: "Rows", summary: "", icon: "view-list-symbolic", slot: .canvas,
        order: 0,
        attributes: [AttributeDeclaration(attribute, .paint, default: "#000000")], commit: .onSelect)

    func content(for context: PickerContext) -> Screen {
        let current = max(0, count - 2)
        let landmarks = Rows.Landmarks(checked: current)
        let rows = Rows(count: count, version: "\(count)", landmarks: landmarks) { index in
            let paint = Paint.color(Color(hex: UInt32(index * 7919 % 0x100_0000)))
            return ListControl.Row(
                value: .paint(paint), title: "Color \(index + 1)", swatch: paint, isChecked: index == current)
        }
        return Screen(
            title: descriptor.title,
            controls: [.list(ListControl(id: "rows", name: "Colors", attribute: Self.attribute, rows: rows))])
    }
}
