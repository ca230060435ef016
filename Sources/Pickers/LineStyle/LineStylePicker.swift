import Ink
import Localization
import PickerKit

/// How lines are broken, how they end and how they turn.
struct LineStylePicker: Picker {
    private static let dashes: Attribute = "stroke-dasharray"
    private static let cap: Attribute = "stroke-linecap"
    private static let join: Attribute = "stroke-linejoin"
    private static let miterLimit: Attribute = "stroke-miterlimit"

    let descriptor = PickerDescriptor(
        id: "dev.daub.line-style", title: tr("Line Style"), summary: tr("Dashes, ends and corners of lines"),
        icon: "daub-line-style-symbolic", slot: .canvas, order: 40,
        attributes: [
            AttributeDeclaration(dashes, .dashes, default: "none"),
            AttributeDeclaration(cap, .keyword(LineCap.allCases.map(\.rawValue)), default: "round"),
            AttributeDeclaration(join, .keyword(LineJoin.allCases.map(\.rawValue)), default: "round"),
            AttributeDeclaration(miterLimit, .number(minimum: 1, maximum: 100), default: "4"),
        ],
        reads: ["stroke", "stroke-opacity", "stroke-width", "stroke-dashoffset", "opacity"],
        commit: .onDismiss)

    func content(for context: PickerContext) -> Screen {
        Screen(
            title: descriptor.title,
            controls: [
                .grid(presets(context)),
                .text(pattern(context)),
                .choice(
                    ChoiceControl(
                        id: "cap", name: tr("Ends"), attribute: Self.cap,
                        options: options(
                            [("butt", tr("Butt")), ("round", tr("Round")), ("square", tr("Square"))],
                            chosen: context.values[Self.cap]))),
                .choice(
                    ChoiceControl(
                        id: "join", name: tr("Corners"), attribute: Self.join,
                        options: options(
                            [("miter", tr("Miter")), ("round", tr("Round")), ("bevel", tr("Bevel"))],
                            chosen: context.values[Self.join]))),
                .number(
                    NumberControl(
                        id: "miter-limit", name: tr("Miter limit"), attribute: Self.miterLimit, minimum: 1,
                        maximum: 100, step: 1, value: context.values[Self.miterLimit]?.number ?? 4)),
                .preview(preview(context)),
            ])
    }

    private func presets(_ context: PickerContext) -> GridControl {
        let width = context.values["stroke-width"]?.number ?? 2
        let cap = context.values[Self.cap].flatMap { LineCap(rawValue: $0.svg) } ?? .round
        let current = context.values[Self.dashes]?.dash
        let cells = DashPreset.all(cap: cap).map { preset in
            var line = Style()
            line.stroke = .currentColor
            line.strokeWidth = 2
            line.lineCap = cap
            line.dash = preset.dash(width: line.strokeWidth)
            let dash = preset.dash(width: width)
            return GridControl.Cell(
                value: AttributeValue(svg: dash.svg), title: preset.name, line: line,
                isChecked: dash.svg == current?.svg)
        }
        return GridControl(
            id: "presets", name: tr("Dashes"), attribute: Self.dashes, columns: 3, cells: cells)
    }

    private func pattern(_ context: PickerContext) -> TextControl {
        let typed = context.refused[Self.dashes]
        let current = context.values[Self.dashes]?.svg ?? ""
        return TextControl(
            id: "pattern", name: tr("Pattern"), attribute: Self.dashes,
            value: typed ?? (current == "none" ? "" : current), placeholder: tr("Dash, gap, …"),
            problem: typed.map { text in
                tr(
                    "“{text}” is no pattern. Type lengths of dash and gap in turn, such as 8 4.",
                    ["text": text])
            })
    }

    private func options(
        _ words: [(AttributeValue, String)], chosen: AttributeValue?
    ) -> [ChoiceControl.Option] {
        words.map { value, title in
            ChoiceControl.Option(value: value, title: title, isChosen: value == chosen)
        }
    }

    private func preview(_ context: PickerContext) -> PreviewControl {
        var style = context.values.style
        style.fill = .none
        return PreviewControl(
            id: "preview", name: tr("Lines in this style"), size: Size(264, 112), figures: Self.figures,
            style: style)
    }

    /// A line with open ends, sharp and blunt corners, and a curve.
    private static let figures: [Path] = [
        Path(through: [Point(20, 20), Point(244, 20)]),
        Path(through: [Point(20, 92), Point(52, 48), Point(84, 92), Point(132, 92), Point(132, 52)]),
        Path([.move(Point(160, 92)), .curve(Point(180, 20), Point(224, 124), Point(244, 48))]),
    ]
}
