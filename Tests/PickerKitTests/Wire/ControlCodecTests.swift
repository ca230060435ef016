import Ink
import PickerKit
import Testing

struct ControlCodecTests {
    private static let declared = [
        AttributeDeclaration("stroke", .paint, default: "#000000"),
        AttributeDeclaration("stroke-width", .number(minimum: 0, maximum: 100), default: "2"),
        AttributeDeclaration("mood", .keyword(["glad", "sad"]), default: "glad"),
        AttributeDeclaration("insert", .svg, default: ""),
    ]

    private static var line: Style {
        var style = Style()
        style.stroke = .currentColor
        style.strokeWidth = 4.25
        style.dash = Dash([8, 4])
        style.lineCap = .round
        return style
    }

    static let controls: [Control] = [
        .list(
            ListControl(
                id: "list", name: "Colors", attribute: "stroke",
                rows: [
                    ListControl.Row(value: "none", title: "None", swatch: Paint.none, section: "A"),
                    ListControl.Row(
                        value: "#ff0000", title: "Red", subtitle: "Warm", badge: "1", swatch: .color(.black),
                        face: "Serif", section: "A", isChecked: true),
                    ListControl.Row(
                        value: "#00ff00", title: "“Gr\u{00FC}n”\n", section: nil, isChecked: true,
                        star: ListControl.Star(isOn: true, title: "Forget it", button: "star")),
                ], triesOut: true)),
        .grid(
            GridControl(
                id: "grid", name: "", attribute: "stroke", columns: 3,
                cells: [
                    GridControl.Cell(value: "#ff0000", title: "Red", swatch: .color(.black), isChecked: true),
                    GridControl.Cell(value: "none", title: "None", line: line),
                ])),
        .grid(
            GridControl(
                id: "stamps", name: "Stamps", attribute: "insert", columns: 1,
                cells: [GridControl.Cell(value: Self.stamp, title: "Stamp", picture: Self.stamp.svg)])),
        .slider(
            SliderControl(
                id: "slider", name: "Width", attribute: "stroke-width", minimum: 1, maximum: 20, step: 0.1,
                value: 1.0 / 3, unit: "px", scale: 100)),
        .number(
            NumberControl(
                id: "number", name: "Width", attribute: "stroke-width", minimum: 0, maximum: 100, step: 5,
                value: 7.25)),
        .text(
            TextControl(
                id: "text", name: "Code", attribute: "stroke", value: "x", placeholder: "y",
                isMultiline: true,
                problem: "No.")),
        .text(TextControl(id: "plain", name: "Code", attribute: "stroke", value: "")),
        .toggle(
            ToggleControl(id: "toggle", name: "Sad", attribute: "mood", isOn: true, on: "sad", off: "glad")),
        .choice(
            ChoiceControl(
                id: "choice", name: "Mood", attribute: "mood",
                options: [
                    ChoiceControl.Option(value: "glad", title: "Glad", icon: "face-smile", isChosen: true),
                    ChoiceControl.Option(value: "sad", title: "Sad", isChosen: true),
                ])),
        .search(SearchControl(id: "search", name: "Find", text: "x y")),
        .colorPlane(
            ColorPlaneControl(
                id: "plane", name: "Color", attribute: "stroke", color: Color(1, 0, 0, 0.2), original: .white,
                hasAlpha: false)),
        .preview(
            PreviewControl(
                id: "preview", name: "Look", size: Size(120, 80.5),
                figures: [Path(through: [Point(1, 2), Point(3.5, 4)]), Path(rect: Rect(0, 0, 5, 5))],
                style: line, text: "Ag")),
        .disclosure(
            DisclosureControl(
                id: "fold", name: "More", value: "1", isOpen: false,
                controls: [.note(NoteControl(id: "inner", text: "Within"))])),
        .link(LinkControl(id: "link", title: "More", value: "2", screen: "more")),
        .button(ButtonControl(id: "button", title: "Go", icon: "go", isEnabled: false)),
        .note(NoteControl(id: "note", text: "Read")),
        .waiting(WaitingControl(id: "waiting", text: "Soon")),
    ]

    private static let stamp: AttributeValue =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox='0 0 2 2'><path d='M0 0L2 2'/></svg>"

    @Test(arguments: controls)
    func whatIsWrittenIsReadAgain(control: Control) throws {
        let json = try JSONReader.read(ControlEncoder.json(control).line)
        let log = DiagnosticLog(file: "")
        let decoder = ControlDecoder(for: Self.declared, from: .program, log: log)
        // Values of the context must not show through what is said.
        var context = PickerContext(
            values: AttributeValues(["stroke": "#123456", "stroke-width": "9", "mood": "sad"]),
            state: ["search": "q", "fold": "open"])
        context.refused["stroke"] = "q"
        let read = decoder.screen([json], titled: "").screen(for: context).controls
        #expect(log.all.map(\.description) == [])
        #expect(read.map(\.settled) == [control.settled])
    }

    @Test func everyKindIsTried() {
        let kinds = Set(Self.controls.compactMap { ControlEncoder.json($0)["type"]?.string })
        #expect(kinds.count == 15)
    }

    @Test(arguments: [
        PickerAction.choose("stroke", "red"), .change("stroke-width", "2.5"), .remember("a", "b"),
        .remember("a", nil), .push("more"), .pop, .dismiss, .request("eyedropper", "stroke"),
    ])
    func actionsAreReadAgain(action: PickerAction) {
        let log = DiagnosticLog(file: "")
        let decoder = ControlDecoder(for: Self.declared, from: .program, log: log)
        #expect(decoder.actions([ControlEncoder.json(action)]) == [action])
        #expect(log.all.isEmpty)
    }

    @Test(arguments: [
        ("{\"type\": \"slider\", \"attribute\": \"fill\"}", DiagnosticCode.changedUndeclared),
        ("{\"type\": \"list\", \"attribute\": \"mood\", \"rows\": [\"angry\"]}", .changedToWrongValue),
        ("{\"type\": \"grid\", \"attribute\": \"insert\", \"cells\": [\"<svg onload='x'/>\"]}", .refusedSVG),
    ])
    func whatAProgramMayNotHasItsOwnCode(text: String, code: DiagnosticCode) throws {
        let log = DiagnosticLog(file: "")
        let decoder = ControlDecoder(for: Self.declared, from: .program, log: log)
        _ = decoder.screen([try JSONReader.read(text)], titled: "")
        #expect(log.all.map(\.code) == [code])
    }
}

extension Control {
    /// The same with its rows in an array and its paths as they are spelled, so that two can be compared.
    var settled: Control {
        switch self {
        case .list(let list):
            .list(
                ListControl(
                    id: list.id, name: list.name, attribute: list.attribute, rows: Array(list.rows),
                    triesOut: list.triesOut))
        case .disclosure(let fold):
            .disclosure(
                DisclosureControl(
                    id: fold.id, name: fold.name, value: fold.value, isOpen: fold.isOpen,
                    controls: fold.controls.map(\.settled)))
        default: self
        }
    }
}
