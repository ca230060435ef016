import Localization
import PickerKit

/// The colour of the drawing's title.
struct TitleColorPicker: Picker {
    private static let attribute: Attribute = "drawing.title-color"

    let descriptor = PickerDescriptor(
        id: "dev.daub.title-color", title: tr("Title Color"), summary: tr("The color of the drawing’s title"),
        icon: "daub-title-color-symbolic", slot: .drawing, order: 10,
        attributes: [AttributeDeclaration(attribute, .color, default: "#000000")],
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
