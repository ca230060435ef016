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
        reads: ColorScreens.reads, facts: ColorScreens.facts, commit: .onSelect)

    private var screens: ColorScreens {
        ColorScreens(title: descriptor.title, attribute: Self.attribute, hasAlpha: true)
    }

    func content(for context: PickerContext) -> Screen { screens.root(context) }

    func screen(_ id: String, for context: PickerContext) -> Screen? { screens.screen(id, context) }

    func actions(forButton id: String, in context: PickerContext) -> [PickerAction] {
        screens.actions(forButton: id)
    }
}
