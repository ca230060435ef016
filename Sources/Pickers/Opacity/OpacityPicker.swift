import Ink
import Localization
import PickerKit

/// How much of what lies below a graphic is hidden by it.
struct OpacityPicker: Picker {
    private static let attribute: Attribute = "opacity"

    let descriptor = PickerDescriptor(
        id: "dev.daub.opacity", title: tr("Opacity"), summary: tr("How much is hidden below"),
        icon: "daub-opacity-symbolic", slot: .canvas, order: 50,
        attributes: [AttributeDeclaration(attribute, .number(minimum: 0, maximum: 1), default: "1")],
        reads: ["stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "fill"],
        commit: .onDismiss)

    func content(for context: PickerContext) -> Screen {
        let opacity = min(1, max(0, context.values[Self.attribute]?.number ?? 1))
        let slider = SliderControl(
            id: "opacity", name: descriptor.title, attribute: Self.attribute, minimum: 0, maximum: 1,
            step: 0.01, value: opacity, unit: "%", scale: 100)
        let number = NumberControl(
            id: "number", name: tr("Exact opacity"), attribute: Self.attribute, minimum: 0, maximum: 1,
            step: 0.01, value: opacity, unit: "%", scale: 100)
        let preview = PreviewControl(
            id: "preview",
            name: tr("Figures {percent} % opaque", ["percent": (opacity * 100).svg(decimals: 0)]),
            size: Size(264, 112), figures: Self.figures, style: context.values.style)
        return Screen(
            title: descriptor.title, controls: [.slider(slider), .number(number), .preview(preview)])
    }

    /// Three that overlap, so that each shows through the next.
    private static let figures: [Path] = [
        Path(rect: Rect(28, 24, 88, 64)),
        Path(ellipse: Point(134, 56), rx: 48, ry: 36),
        Path(through: [Point(20, 96), Point(244, 20)]),
    ]
}
