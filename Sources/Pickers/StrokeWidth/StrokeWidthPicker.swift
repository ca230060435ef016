import Ink
import Localization
import PickerKit

/// How wide lines are, with a look at them in the ink that is picked.
struct StrokeWidthPicker: Picker {
    private static let attribute: Attribute = "stroke-width"

    let descriptor = PickerDescriptor(
        id: "dev.daub.stroke-width", title: tr("Stroke Width"),
        summary: tr("How wide lines and outlines are"),
        icon: "daub-stroke-width-symbolic", slot: .canvas, order: 30,
        attributes: [AttributeDeclaration(attribute, .number(minimum: 0, maximum: 1000), default: "2")],
        reads: [
            "stroke", "stroke-opacity", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap",
            "stroke-linejoin", "stroke-miterlimit", "opacity",
        ],
        commit: .onDismiss)

    func content(for context: PickerContext) -> Screen {
        let width = context.values[Self.attribute]?.number
        var style = context.values.style
        style.fill = .none
        return Screen(
            title: descriptor.title,
            controls: [
                .slider(
                    SliderControl(
                        id: "width", name: tr("Width"), attribute: Self.attribute, minimum: 1, maximum: 20,
                        step: 1, value: width ?? Self.usual)),
                .number(
                    NumberControl(
                        id: "number", name: tr("Exact width"), attribute: Self.attribute, minimum: 0,
                        maximum: 200, step: 0.5, value: width ?? Self.usual)),
                .grid(presets(width, style)),
                .preview(
                    PreviewControl(
                        id: "preview",
                        name: tr("Lines {width} wide", ["width": (width ?? Self.usual).svg]),
                        size: Self.previewSize, figures: Self.figures, style: style)),
            ])
    }

    private static let usual = 2.0

    /// Plain lines: a dash that is longer than the cell would hide how wide they are.
    private func presets(_ width: Double?, _ style: Style) -> GridControl {
        let cells = [1.0, 2, 4, 8, 12, 20].map { preset in
            var line = Style()
            line.stroke = .currentColor
            line.strokeWidth = preset
            line.lineCap = style.lineCap
            return GridControl.Cell(
                value: .number(preset), title: tr("{width} wide", ["width": preset.svg]), line: line,
                isChecked: preset == width)
        }
        return GridControl(
            id: "presets", name: tr("Widths"), attribute: Self.attribute, columns: 3, cells: cells)
    }

    private static let previewSize = Size(264, 148)

    /// A rectangle, an oval, three straight lines and a curve, clear of each other at the greatest width.
    private static let figures: [Path] = [
        Path(rect: Rect(18, 18, 66, 44)),
        Path(ellipse: Point(144, 40), rx: 34, ry: 22),
        Path(through: [Point(206, 18), Point(246, 18)]),
        Path(through: [Point(206, 62), Point(246, 40)]),
        Path(through: [Point(206, 88), Point(206, 128)]),
        Path([
            .move(Point(18, 120)),
            .curve(Point(60, 62), Point(96, 166), Point(150, 108)),
        ]),
    ]
}
