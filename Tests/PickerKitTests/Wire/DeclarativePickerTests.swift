import Ink
import PickerKit
import Testing

/// What a manifest leaves out is what the values are.
struct DeclarativePickerTests {
    private func picker(_ controls: String, screens: String = "{}", attributes: String = "[\"stroke\"]")
        throws
        -> DeclarativePicker
    {
        let (manifest, diagnostics) = try Bundle(
            """
            {"id": "org.example.thing", "name": "Thing", "attributes": \(attributes), "controls": [\(controls)],
             "screens": \(screens)}
            """
        ).read()
        return try #require(manifest.flatMap(DeclarativePicker.init), "\(diagnostics)")
    }

    private func context(_ values: [Attribute: AttributeValue], _ state: [String: String] = [:])
        -> PickerContext
    {
        PickerContext(values: AttributeValues(values), state: state)
    }

    @Test(arguments: ["red", "#f00", "#ff0000", "RED"])
    func aColorIsTheSameHoweverItIsSpelled(spelling: String) throws {
        let picker = try picker(
            """
            {"type": "list", "rows": ["none", "#ff0000"]}, {"type": "grid", "cells": ["none", "#ff0000"]},
            {"type": "choice", "options": ["none", "#ff0000"]}, {"type": "toggle", "on": "#ff0000", "off": "none"}
            """)
        let screen = picker.content(for: context(["stroke": AttributeValue(svg: spelling)]))
        #expect(screen.controls.map(\.checked) == [[1], [1], [1], [0]])
        #expect(picker.content(for: context([:])).controls.map(\.checked) == [[], [], [], []])
        let mixed = PickerContext(values: AttributeValues(["stroke": "red"], mixed: ["stroke"]))
        #expect(picker.content(for: mixed).controls.map(\.checked) == [[], [], [], []])
    }

    @Test func numbersShowTheValueOrTheDefault() throws {
        let picker = try picker(
            "{\"type\": \"slider\", \"maximum\": 20}, {\"type\": \"number\", \"value\": 7}",
            attributes: "{\"stroke-width\": {\"default\": 3}}")
        func values(_ context: PickerContext) -> [Double] {
            picker.content(for: context).controls.compactMap {
                switch $0 {
                case .slider(let slider): slider.value
                case .number(let number): number.value
                default: nil
                }
            }
        }
        #expect(values(context([:])) == [3, 7])
        #expect(values(context(["stroke-width": "12.5"])) == [12.5, 7])
    }

    @Test func aTextThatDoesNotFitIsShownWithWhatIsWrong() throws {
        let picker = try picker(
            "{\"type\": \"text\"}, {\"type\": \"text\", \"problem\": \"No color.\"}")
        var refusing = context(["stroke": "#000000"])
        #expect(picker.content(for: refusing).controls.map(\.text?.value) == ["#000000", "#000000"])
        #expect(picker.content(for: refusing).controls.map(\.text?.problem) == [nil, nil])
        refusing.refused["stroke"] = "redd"
        let texts = picker.content(for: refusing).controls.compactMap(\.text)
        #expect(texts.map(\.value) == ["redd", "redd"])
        #expect(texts[0].problem?.contains("redd") ?? false)
        #expect(texts[1].problem == "No color.")
    }

    @Test func aPreviewIsDrawnInTheValuesAndWhatIsGivenOverThem() throws {
        let picker = try picker(
            "{\"type\": \"preview\", \"paths\": [\"M0 0L9 9\"], \"style\": {\"stroke-width\": 6}}")
        guard case .preview(let preview) = picker.content(for: context(["stroke": "red"])).controls[0] else {
            Issue.record("no preview")
            return
        }
        #expect(preview.style.stroke == .color(Color(1, 0, 0)))
        #expect(preview.style.strokeWidth == 6)
        #expect(preview.style.fill == .none)
    }

    // MARK: Searching

    private static let letters = """
        {"type": "search", "id": "find"},
        {"type": "list", "rows": [
          {"value": "red", "title": "Crimson, dark", "section": "Warm"}, {"value": "orange", "title": "Ånge"},
          {"value": "blue", "title": "Dark sea", "subtitle": "Cold", "section": "Cool"}]},
        {"type": "grid", "cells": [{"value": "teal", "title": "Dark teal"}]}
        """

    @Test(arguments: [
        ("", ["Crimson, dark", "Ånge", "Dark sea"], 1), ("dark", ["Crimson, dark", "Dark sea"], 1),
        ("DARK crim", ["Crimson, dark"], 0), ("cold sea", ["Dark sea"], 0), ("ange", ["Ånge"], 0),
        ("orange", ["Ånge"], 0), ("teal", [], 1),
    ])
    func aSearchLeavesWhatHasItsWords(search: String, titles: [String], cells: Int) throws {
        let screen = try picker(Self.letters).content(for: context(["stroke": "blue"], ["find": search]))
        guard case .list(let list) = screen.controls[1], case .grid(let grid) = screen.controls[2] else {
            Issue.record("\(screen)")
            return
        }
        #expect(list.rows.map(\.title) == titles)
        #expect(grid.cells.count == cells)
        #expect(list.rows.landmarks.checked == titles.firstIndex(of: "Dark sea"))
        #expect(screen.controls.count == 3)
    }

    @Test func whereNothingIsFoundItSaysSo() throws {
        let screen = try picker(Self.letters).content(for: context([:], ["find": "qq"]))
        guard case .note(let note)? = screen.controls.last else {
            Issue.record("\(screen)")
            return
        }
        #expect(note.text.contains("qq"))
    }

    @Test func aHeadingStandsOverTheFirstThatIsLeft() throws {
        let screen = try picker(Self.letters).content(for: context([:], ["find": "ange"]))
        guard case .list(let list) = screen.controls[1] else { return }
        #expect(list.rows.map(\.section) == ["Warm"])
        #expect(list.rows.landmarks.sections == [0])
    }

    // MARK: Screens and buttons

    @Test func linksLeadToScreensAndButtonsAct() throws {
        let picker = try picker(
            """
            {"type": "link", "title": "More", "screen": "more"},
            {"type": "button", "title": "Red", "actions": [{"choose": ["stroke", "red"]}]}
            """,
            screens: """
                {"more": {"title": "More", "controls": [
                  {"type": "button", "title": "Back", "actions": [{"pop": true}]},
                  {"type": "button", "title": "Blue", "actions": [{"change": ["stroke", "blue"]}, {"dismiss": true}]}]}}
                """)
        let more = try #require(picker.screen("more", for: context([:])))
        #expect(more.title == "More")
        #expect(more.controls.map(\.id) == ["more-button1", "more-button2"])
        #expect(picker.screen("less", for: context([:])) == nil)
        #expect(picker.actions(forButton: "button2", in: context([:])) == [.choose("stroke", "red")])
        #expect(picker.actions(forButton: "more-button1", in: context([:])) == [.pop])
        #expect(
            picker.actions(forButton: "more-button2", in: context([:])) == [
                .change("stroke", "blue"), .dismiss,
            ])
        #expect(picker.actions(forButton: "none", in: context([:])) == [])
    }

    @Test func aFoldShowsWhatIsInItWhileItIsOpen() throws {
        let picker = try picker(
            "{\"type\": \"disclosure\", \"id\": \"f\", \"name\": \"F\", \"controls\": [{\"type\": \"note\", \"text\": \"In\"}]}"
        )
        func inner(_ state: [String: String]) -> [Control] {
            guard case .disclosure(let fold) = picker.content(for: context([:], state)).controls[0] else {
                return []
            }
            return fold.controls
        }
        #expect(inner([:]).isEmpty)
        #expect(inner(["f": "open"]).map(\.id) == ["f-note1"])
    }

    @Test func aStampOfTheBundleIsWhatItPlacesAndWhatItShows() throws {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox='0 0 2 2'/>"
        let bundle = try Bundle(
            """
            {"id": "org.example.thing", "name": "Thing", "attributes": ["insert"],
             "controls": [{"type": "grid", "cells": [{"file": "art/tick.svg", "title": "Tick"}]}]}
            """, files: ["art/tick.svg": svg])
        let (manifest, diagnostics) = bundle.read()
        #expect(diagnostics.isEmpty)
        let picker = try #require(manifest.flatMap(DeclarativePicker.init))
        guard case .grid(let grid) = picker.content(for: context([:])).controls[0] else { return }
        #expect(grid.cells.map(\.value.svg) == [svg])
        #expect(grid.cells.map(\.picture) == [svg])
    }

    // MARK: Many rows

    @Test func manyRowsAreOpenedWithoutMakingThem() throws {
        let rows = (0..<20_000).map { "{\"value\":\"row \($0)\",\"title\":\"Row \($0)\"}" }
        let picker = try picker(
            "{\"type\": \"search\", \"id\": \"find\"}, {\"type\": \"list\", \"rows\": [\(rows.joined(separator: ","))]}",
            attributes: "{\"thing\": {\"type\": \"text\"}}")
        guard case .list(let list) = picker.content(for: context(["thing": "row 19999"])).controls[1] else {
            return
        }
        #expect(list.rows.count == 20_000)
        #expect(list.rows.landmarks.checked == 19_999)
        #expect(list.rows[15_000].title == "Row 15000")
        let found = picker.content(for: context([:], ["find": "row 9999"])).controls[1]
        guard case .list(let few) = found else { return }
        #expect(few.rows.map(\.title).prefix(2) == ["Row 9999", "Row 19999"])
        #expect(few.rows != list.rows)
        #expect(picker.content(for: context([:], ["find": "row 9999"])).controls[1] == found)
    }
}

extension Control {
    /// The places of what is checked in it.
    fileprivate var checked: [Int] {
        switch self {
        case .list(let list): list.rows.indices.filter { list.rows[$0].isChecked }
        case .grid(let grid): grid.cells.indices.filter { grid.cells[$0].isChecked }
        case .choice(let choice): choice.options.indices.filter { choice.options[$0].isChosen }
        case .toggle(let toggle): toggle.isOn ? [0] : []
        default: []
        }
    }

    fileprivate var text: TextControl? { if case .text(let text) = self { text } else { nil } }
}
