import Ink
import Localization
import PickerKit

/// The colour inside shapes, or none.
struct FillColorPicker: Picker {
    private static let attribute: Attribute = "fill"

    let descriptor = PickerDescriptor(
        id: "dev.daub.fill-color", title: tr("Fill Color"), summary: tr("The color inside shapes"),
        icon: "daub-fill-color-symbolic", slot: .canvas, order: 20,
        attributes: [AttributeDeclaration(attribute, .paint, default: "none")],
        commit: .onSelect)

    func content(for context: PickerContext) -> Screen {
        let current = context.values[Self.attribute]
        let none = ListControl.Row(
            value: "none", title: tr("None"), swatch: Paint.none, isChecked: current?.paint == Paint.none)
        return Screen(
            title: descriptor.title,
            controls: [
                .list(
                    NamedPalette.standard.list(
                        setting: Self.attribute, named: tr("Colors"), current: current, first: [none]))
            ])
    }
}
