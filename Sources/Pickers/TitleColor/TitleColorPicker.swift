import Localization
import PickerKit

/// The colour of the drawing's title.
struct TitleColorPicker: Picker {
    private static let attribute: Attribute = "drawing.title-color"

    let descriptor = PickerDescriptor(
        id: "dev.daub.title-color", title: tr("Title Color"), summary: tr("The color of the drawing’s title"),
        icon: "daub-title-color-symbolic", slot: .drawing, order: 10,
        attributes: [AttributeDeclaration(attribute, .color, default: "#000000")],
        reads: ColorScreens.reads, facts: ColorScreens.facts, commit: .onSelect)

    private var screens: ColorScreens {
        ColorScreens(title: descriptor.title, attribute: Self.attribute, hasAlpha: false)
    }

    func content(for context: PickerContext) -> Screen { screens.root(context) }

    func screen(_ id: String, for context: PickerContext) -> Screen? { screens.screen(id, context) }

    func actions(forButton id: String, in context: PickerContext) -> [PickerAction] {
        screens.actions(forButton: id)
    }
}
