import Ink
import Localization
import PickerKit

/// The colour of lines and outlines.
struct StrokeColorPicker: Picker {
    private static let attribute: Attribute = "stroke"

    let descriptor = PickerDescriptor(
        id: "dev.daub.stroke-color", title: tr("Stroke Color"),
        summary: tr("The color of lines and outlines"),
        icon: "daub-stroke-color-symbolic", slot: .canvas, order: 10,
        attributes: [AttributeDeclaration(attribute, .paint, default: "#000000")],
        commit: .onSelect)

    func content(for context: PickerContext) -> Screen {
        Screen(
            title: descriptor.title,
            controls: [
                .list(
                    NamedPalette.standard.list(
                        setting: Self.attribute, named: tr("Colors"), current: context.values[Self.attribute])
                )
            ])
    }
}
