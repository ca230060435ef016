import PickerKit

/// How wide lines are: a slider, and widths that double.
struct WidthPicker: Picker {
    let descriptor = PickerDescriptor(
        id: "@ID@", title: "@TITLE@", summary: "How wide lines are", icon: "", slot: .canvas, order: 1000,
        attributes: [AttributeDeclaration("stroke-width", .number(minimum: 0, maximum: 1000), default: "2")],
        commit: .onDismiss)

    func content(for context: PickerContext) -> Screen {
        let width = context.values["stroke-width"]?.number
        let slider = SliderControl(
            id: "width", name: "Width", attribute: "stroke-width", minimum: 1, maximum: 32, step: 1,
            value: min(32, max(1, width ?? 2)), unit: "px")
        let rows = [1.0, 2, 4, 8, 16, 32].map { size in
            ListControl.Row(value: .number(size), title: "\(Int(size)) px", isChecked: size == width)
        }
        return Screen(
            title: descriptor.title,
            controls: [
                .slider(slider),
                .list(ListControl(id: "widths", name: "Widths", attribute: "stroke-width", rows: rows)),
                .button(ButtonControl(id: "double", title: "Double")),
            ])
    }

    func actions(forButton id: String, in context: PickerContext) -> [PickerAction] {
        let width = context.values["stroke-width"]?.number ?? 2
        return [.change("stroke-width", .number(min(1000, width * 2)))]
    }
}

PickerMain.run(WidthPicker())
