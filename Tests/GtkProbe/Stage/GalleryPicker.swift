import Ink
import PickerKit

/// A picker with every kind of control, on a root and a second screen.
struct GalleryPicker: Picker {
    let descriptor = PickerDescriptor(
        id: "org.example.gallery", title: "Gallery", summary: "", icon: "color-select-symbolic",
        slot: .canvas, order: 0,
        attributes: [
            AttributeDeclaration("stroke", .paint, default: "#3584e4"),
            AttributeDeclaration("fill", .color, default: "#f6d32dcc"),
            AttributeDeclaration("stroke-width", .number(minimum: 0, maximum: 100), default: "2.5"),
            AttributeDeclaration("stroke-dasharray", .text, default: "none"),
            AttributeDeclaration("stroke-linecap", .keyword(["butt", "round", "square"]), default: "round"),
            AttributeDeclaration("font-style", .keyword(["normal", "italic"]), default: "italic"),
            AttributeDeclaration("font-family", .text, default: "Row 7"),
            AttributeDeclaration("drawing.title", .text, default: ""),
            AttributeDeclaration("drawing.description", .text, default: ""),
        ], commit: .onDismiss)

    func content(for context: PickerContext) -> Screen {
        let values = context.values
        return Screen(
            title: descriptor.title,
            controls: [
                .search(SearchControl(id: "search", name: "Search", text: context.state["search"] ?? "")),
                .grid(swatches(values)), .grid(dashes(values)), .grid(words(values)),
                .number(
                    NumberControl(
                        id: "number", name: "Width", attribute: "stroke-width", minimum: 0, maximum: 100,
                        step: 0.5, value: values["stroke-width"]?.number ?? 0, unit: "px")),
                .text(
                    TextControl(
                        id: "title", name: "Title", attribute: "drawing.title",
                        value: values["drawing.title"]?.svg ?? "", placeholder: "Untitled",
                        problem: values["drawing.title"]?.svg.contains("/") == true
                            ? "A title has no slash in it." : nil)),
                .toggle(
                    ToggleControl(
                        id: "italic", name: "Italic", attribute: "font-style",
                        isOn: values["font-style"] == "italic", on: "italic", off: "normal")),
                .choice(caps(values)),
                .slider(
                    SliderControl(
                        id: "slider", name: "Slider", attribute: "stroke-width", minimum: 0, maximum: 20,
                        step: 1, value: values["stroke-width"]?.number ?? 0, unit: "px")),
                .disclosure(disclosure(context)),
                .link(
                    LinkControl(
                        id: "link", title: "Rows", value: values["font-family"]?.svg ?? "", screen: "rows")),
                .button(
                    ButtonControl(id: "button", title: "Pick from Screen", icon: "color-select-symbolic")),
                .button(ButtonControl(id: "off", title: "Not Now", isEnabled: false)),
                .waiting(WaitingControl(id: "waiting", text: "Something is on its way…")),
                .note(
                    NoteControl(
                        id: "note", text: "A sentence to read, which is long enough to need a second line.")),
            ])
    }

    func screen(_ id: String, for context: PickerContext) -> Screen? {
        guard id == "rows" else { return nil }
        let current = context.values["font-family"]?.svg
        let wanted = context.state["find"] ?? ""
        let rows = (0..<60).map { number in
            ListControl.Row(
                value: AttributeValue(svg: "Row \(number)"), title: "Row \(number)",
                subtitle: "What it is about", badge: "\(number * 7)",
                swatch: .color(Color(hex: UInt32(number * 70_000))),
                face: number < 5 ? ["Serif", "Monospace", "Sans", "Cursive", "Fantasy"][number] : nil,
                section: [0: "Recent", 5: "All Rows"][number], isChecked: current == "Row \(number)")
        }
        return Screen(
            title: "Rows",
            controls: [
                .search(SearchControl(id: "find", name: "Find a row", text: wanted)),
                .list(
                    ListControl(
                        id: "rows", name: "Rows", attribute: "font-family",
                        rows: rows.filter { wanted.isEmpty || $0.title.hasSuffix(wanted) })),
            ])
    }

    func actions(forButton id: String, in context: PickerContext) -> [PickerAction] {
        [.choose("stroke", "#e01b24")]
    }

    private func swatches(_ values: AttributeValues) -> GridControl {
        let colors =
            ["none"] + (0..<20).map { Color(hex: UInt32($0 * 838_000)).css } + ["#3584e4", "#3584e440"]
        return GridControl(
            id: "swatches", name: "Colors", attribute: "stroke", columns: 8,
            cells: colors.map {
                GridControl.Cell(
                    value: AttributeValue(svg: $0), title: "Color \($0)", swatch: Paint(svg: $0),
                    isChecked: values["stroke"]?.svg == $0)
            })
    }

    private func dashes(_ values: AttributeValues) -> GridControl {
        let dashes = ["none", "6 4", "1 3", "8 3 2 3", "12 6"]
        return GridControl(
            id: "dashes", name: "Dashes", attribute: "stroke-dasharray", columns: 4,
            cells: dashes.map { dash in
                var line = Style()
                line.set("stroke", to: "#000")
                line.set("stroke-width", to: "3")
                line.set("stroke-dasharray", to: dash)
                return GridControl.Cell(
                    value: AttributeValue(svg: dash), title: "Dash \(dash)", line: line,
                    isChecked: values["stroke-dasharray"]?.svg == dash)
            })
    }

    private func words(_ values: AttributeValues) -> GridControl {
        GridControl(
            id: "words", name: "", attribute: "stroke-width", columns: 4,
            cells: ["1", "2.5", "4", "12"].map {
                GridControl.Cell(
                    value: AttributeValue(svg: $0), title: "\($0) px",
                    isChecked: values["stroke-width"]?.svg == $0)
            })
    }

    private func caps(_ values: AttributeValues) -> ChoiceControl {
        ChoiceControl(
            id: "caps", name: "Ends", attribute: "stroke-linecap",
            options: [("butt", "Flat"), ("round", "Round"), ("square", "Square")].map { word, title in
                ChoiceControl.Option(
                    value: AttributeValue(svg: word), title: title,
                    isChosen: values["stroke-linecap"]?.svg == word)
            })
    }

    private func disclosure(_ context: PickerContext) -> DisclosureControl {
        let color = context.values["fill"]?.paint?.color ?? .black
        return DisclosureControl(
            id: "more", name: "Fill", value: color.css, isOpen: context.state["more"] == "open",
            controls: [
                .colorPlane(
                    ColorPlaneControl(
                        id: "plane", name: "Fill", attribute: "fill", color: color,
                        original: Color(hex: 0xF6D32D).withAlpha(0.8), hasAlpha: true)),
                .text(
                    TextControl(
                        id: "description", name: "Description", attribute: "drawing.description",
                        value: context.values["drawing.description"]?.svg ?? "", placeholder: "What it shows",
                        isMultiline: true)),
            ])
    }
}
