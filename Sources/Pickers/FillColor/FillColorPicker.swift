import Localization
import PickerKit

/// The colour inside shapes, or none.
struct FillColorPicker: Picker {
    private static let attribute: Attribute = "fill"

    let descriptor = PickerDescriptor(
        id: "dev.daub.fill-color", title: tr("Fill Color"), summary: tr("The color inside shapes"),
        icon: "daub-fill-color-symbolic", slot: .canvas, order: 20,
        attributes: [AttributeDeclaration(attribute, .paint, default: "none")],
        reads: ColorScreens.reads, facts: ColorScreens.facts, commit: .onSelect)

    private var screens: ColorScreens {
        ColorScreens(title: descriptor.title, attribute: Self.attribute, hasAlpha: true, offersNone: true)
    }

    func content(for context: PickerContext) -> Screen { screens.root(context) }

    func screen(_ id: String, for context: PickerContext) -> Screen? { screens.screen(id, context) }

    func actions(forButton id: String, in context: PickerContext) -> [PickerAction] {
        screens.actions(forButton: id)
    }
}
