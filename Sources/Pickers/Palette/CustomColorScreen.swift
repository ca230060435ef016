import Ink
import Localization
import PickerKit

/// A colour of one's own: by hand, by its code, or from the screen, with how well it stands out on the paper.
struct CustomColorScreen {
    static let eyedropper = "eyedropper"

    let attribute: Attribute
    let hasAlpha: Bool

    func screen(_ context: PickerContext) -> Screen {
        let color = context.values[attribute]?.paint?.color ?? .black
        let original = context.original[attribute]?.paint?.color ?? color
        return Screen(
            title: tr("Custom"),
            controls: [
                .colorPlane(
                    ColorPlaneControl(
                        id: "plane", name: tr("Color"), attribute: attribute, color: color,
                        original: original, hasAlpha: hasAlpha)),
                .text(code(context)),
                .note(NoteControl(id: "contrast", text: contrast(color, context))),
                .button(
                    ButtonControl(
                        id: Self.eyedropper, title: tr("Pick from the screen"),
                        icon: "color-select-symbolic")),
            ])
    }

    /// The entry shows what was typed, be it a colour or not.
    private func code(_ context: PickerContext) -> TextControl {
        let typed = context.refused[attribute]
        return TextControl(
            id: "code", name: tr("Code"), attribute: attribute,
            value: typed ?? context.values[attribute]?.svg ?? "", placeholder: "#rrggbb",
            problem: typed.map { text in
                text.isEmpty
                    ? tr("Type a color, such as #1c71d8 or teal.")
                    : tr(
                        "“{text}” is no color. Type a code such as #1c71d8 or a name such as teal.",
                        ["text": text])
            })
    }

    private func contrast(_ color: Color, _ context: PickerContext) -> String {
        let paper = context.values["drawing.paper"]?.paint?.color ?? .white
        let ratio = color.contrast(on: paper.over(.white))
        return tr("Contrast {ratio} : 1", ["ratio": ratio.svg(decimals: 1)])
    }
}
