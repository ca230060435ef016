import Ink
import Localization
import PickerKit

/// How large letters are, with a look at some in the font that is picked.
struct FontSizePicker: Picker {
    private static let attribute: Attribute = "font-size"
    private static let usual = 24.0

    let descriptor = PickerDescriptor(
        id: "dev.daub.font-size", title: tr("Font Size"), summary: tr("How large letters are"),
        icon: "daub-font-size-symbolic", slot: .canvas, order: 70,
        attributes: [AttributeDeclaration(attribute, .number(minimum: 1, maximum: 500), default: "24")],
        reads: [
            "font-family", "font-weight", "font-style", "stroke", "stroke-opacity", "fill", "fill-opacity",
            "opacity",
        ],
        commit: .onDismiss)

    func content(for context: PickerContext) -> Screen {
        let chosen = context.values[Self.attribute]?.number
        let size = chosen ?? Self.usual
        let presets = Self.presets.map { preset in
            ListControl.Row(
                value: .number(preset), title: preset.svg, isChecked: preset == chosen)
        }
        return Screen(
            title: descriptor.title,
            controls: [
                .preview(
                    PreviewControl(
                        id: "preview", name: tr("Letters {size} high", ["size": size.svg]),
                        size: Size(264, 120), figures: [], style: style(for: context.values, size),
                        text: "Aa")),
                .slider(
                    SliderControl(
                        id: "size", name: tr("Size"), attribute: Self.attribute, minimum: 8, maximum: 96,
                        step: 1, value: size)),
                .number(
                    NumberControl(
                        id: "number", name: tr("Exact Size"), attribute: Self.attribute, minimum: 1,
                        maximum: 500, step: 1, value: size)),
                .list(
                    ListControl(
                        id: "presets", name: tr("Sizes"), attribute: Self.attribute, rows: presets)),
            ])
    }

    private static let presets: [Double] = [8, 12, 16, 24, 36, 48, 72, 96]

    /// Letters take the colour of lines, as the Text tool writes them; of the inside where lines have none.
    private func style(for values: AttributeValues, _ size: Double) -> Style {
        var style = values.style
        if style.stroke != .none {
            style.fill = style.stroke
            style.fillOpacity = style.strokeOpacity
        } else if style.fill == .none {
            style.fill = .color(.black)
        }
        style.stroke = .none
        style.font.size = size
        return style
    }
}
