import Ink
import PickerKit

/// A picker with every kind of control, and twenty rows.
struct SamplePicker: Picker {
    let descriptor = PickerDescriptor(
        id: "org.example.sample", title: "Sample", summary: "", icon: "color-select-symbolic",
        slot: .canvas, order: 0,
        attributes: [
            AttributeDeclaration("stroke", .paint, default: "#000000"),
            AttributeDeclaration("stroke-width", .number(minimum: 0, maximum: 20), default: "2"),
        ], commit: .onDismiss)

    func content(for context: PickerContext) -> Screen {
        let rows = (0..<20).map { number in
            let paint = Paint.color(Color(hex: UInt32(number * 700)))
            return ListControl.Row(
                value: .paint(paint), title: "Color \(number)", swatch: paint,
                isChecked: context.values["stroke"]?.paint == paint)
        }
        return Screen(
            title: descriptor.title,
            controls: [
                .list(ListControl(id: "list", name: "Colors", attribute: "stroke", rows: rows)),
                .slider(
                    SliderControl(
                        id: "slider", name: "Width", attribute: "stroke-width", minimum: 0, maximum: 20,
                        step: 1, value: context.values["stroke-width"]?.number ?? 0)),
                .preview(
                    PreviewControl(
                        id: "preview", name: "Preview", size: Size(100, 50),
                        figures: [Path(rect: Rect(10, 10, 80, 30))], style: context.values.style)),
                .note(NoteControl(id: "note", text: "A sentence to read.")),
            ])
    }
}

/// A host with nothing in it that listens to nobody.
@MainActor
final class EmptyHost: AttributeHost {
    func values(of attributes: [Attribute]) -> AttributeValues { AttributeValues() }
    func preview(_ values: [Attribute: AttributeValue]) {}
    func commit(_ values: [Attribute: AttributeValue]) {}
    func cancelPreview() {}
}
