import Ink
import PickerKit
import Pickers
import Testing

/// The screen for a colour of one's own, and what else leads on from the quick list.
struct CustomColorTests {
    private func screen(
        _ subject: ColorPickersTests.Subject, _ value: AttributeValue?, screen id: String = "custom",
        change: (inout PickerContext) -> Void = { _ in }
    ) throws -> Screen {
        var context = PickerContext(
            values: AttributeValues(value.map { [subject.attribute: $0] } ?? [:]))
        change(&context)
        return try #require(try picker(subject).screen(id, for: context))
    }

    private func picker(_ subject: ColorPickersTests.Subject) throws -> any Picker {
        try #require(BuiltInPickers.all.first { $0.descriptor.id == subject.id })
    }

    private func root(
        _ subject: ColorPickersTests.Subject, _ value: AttributeValue?, facts: [Fact: [String]] = [:]
    ) throws -> Screen {
        let values = AttributeValues(value.map { [subject.attribute: $0] } ?? [:])
        return try picker(subject).content(for: PickerContext(values: values, facts: facts))
    }

    // MARK: The first screen

    @Test(arguments: ColorPickersTests.subjects)
    func theQuickListStandsFirst(subject: ColorPickersTests.Subject) throws {
        #expect(try root(subject, nil).controls.map(\.id) == ["palette", "custom", "swatches"])
        let link = try #require(try root(subject, "teal").links.first)
        #expect((link.screen, link.value) == ("custom", "#008080"))
        #expect(try #require(try root(subject, "url(#sky)").links.first).value == "")
    }

    @Test(arguments: ColorPickersTests.subjects)
    func swatchesAreNamedInWordsAndToldApart(subject: ColorPickersTests.Subject) throws {
        let grid = try #require(try root(subject, nil).grids.first)
        #expect(grid.cells.count == 72)
        #expect(grid.columns == 12)
        #expect(grid.cells.contains { $0.title == "Light blue" })
        #expect(Set(grid.cells.map(\.title)).count == grid.cells.count)
        #expect(Set(grid.cells.map(\.value)).count == grid.cells.count)
        #expect(grid.checkedTitles.isEmpty)
        for cell in grid.cells {
            #expect(cell.value.paint == cell.swatch)
            let chosen = try #require(try root(subject, cell.value).grids.first)
            #expect(chosen.checkedTitles == [cell.title])
        }
    }

    @Test(arguments: ColorPickersTests.subjects)
    func colorsOfTheDrawingAndRecentOnesAreGrids(subject: ColorPickersTests.Subject) throws {
        let facts: [Fact: [String]] = [
            .drawingColors: ["#62b5f0", "bluish"], .recentColors: ["#12345680"],
        ]
        let screen = try root(subject, "#62b5f0", facts: facts)
        #expect(screen.controls.map(\.id) == ["palette", "custom", "swatches", "drawing", "recent"])
        #expect(screen.grids[1].cells.map(\.title) == ["Sky, #62b5f0"])
        #expect(screen.grids[1].checkedTitles == ["Sky, #62b5f0"])
        #expect(screen.grids[2].cells.map(\.value) == ["#12345680"])
    }

    @Test(arguments: ColorPickersTests.subjects)
    func palettesHaveScreensOfTheirOwn(subject: ColorPickersTests.Subject) throws {
        let facts: [Fact: [String]] = [
            .palettes: ["Harbour\t#0080ff=Deep water\t#ffffff=\t#0080ff=Again", "Moor\t#808000=Moss"]
        ]
        #expect(try root(subject, nil, facts: facts).links.dropFirst().map(\.title) == ["Harbour", "Moor"])
        let harbour = try screen(subject, "#0080ff", screen: "palette:Harbour") { $0.facts = facts }
        #expect(harbour.title == "Harbour")
        #expect(harbour.lists[0].rows.map(\.title) == ["Deep water", "#ffffff", "Again"])
        #expect(harbour.lists[0].checkedTitles == ["Deep water"])
        let context = PickerContext(facts: facts)
        #expect(try picker(subject).screen("palette:Fen", for: context) == nil)
        #expect(try picker(subject).screen("elsewhere", for: context) == nil)
    }

    // MARK: A colour of one's own

    @Test(arguments: ColorPickersTests.subjects)
    func thePlaneShowsTheColorBesideTheOneBefore(subject: ColorPickersTests.Subject) throws {
        let screen = try screen(subject, "red") { $0.original[subject.attribute] = "blue" }
        #expect(screen.controls.map(\.id) == ["plane", "code", "contrast", "eyedropper"])
        let plane = try #require(screen.planes.first)
        #expect((plane.color, plane.original) == (Color(1, 0, 0), Color(0, 0, 1)))
        #expect(plane.hasAlpha == (subject.attribute != "drawing.title-color"))
    }

    @Test(arguments: ["#f00", "#ff0000", "#ff000080", "red", "rgb(255, 0, 0)"])
    func whatIsTypedIsAColorAndStaysAsItWasTyped(typed: String) throws {
        let text = try #require(
            try screen(ColorPickersTests.subjects[0], AttributeValue(svg: typed)).texts.first)
        #expect((text.value, text.problem) == (typed, nil))
    }

    @MainActor
    @Test(arguments: ColorPickersTests.subjects, ["#12345", "reddish", "rgb(1, 2)", ""])
    func whatIsNoColorIsKeptAndToldOf(subject: ColorPickersTests.Subject, typed: String) throws {
        let host = PlainHost()
        let session = PickerSession(try picker(subject), host: host)
        session.push("custom")
        session.change(subject.attribute, to: "#123456")
        session.change(subject.attribute, to: AttributeValue(svg: typed))
        let text = try #require(session.screen.texts.first)
        #expect(text.value == typed)
        #expect(try typed.isEmpty || #require(text.problem).contains(typed))
        #expect(session.values[subject.attribute] == "#123456")
        session.change(subject.attribute, to: "teal")
        #expect(session.screen.texts.first?.problem == nil)
        session.commit()
        #expect(host.committed == [subject.attribute: "teal"])
    }

    @Test(arguments: [
        ("black", nil, "21"), ("#777", nil, "4.5"), ("white", "#777", "4.5"), ("none", "red", "5.3"),
    ])
    func contrastIsAgainstThePaper(color: String, paper: String?, ratio: String) throws {
        let screen = try screen(ColorPickersTests.subjects[0], AttributeValue(svg: color)) { context in
            context.values["drawing.paper"] = paper.map(AttributeValue.init(svg:))
        }
        #expect(screen.notes == ["Contrast \(ratio) : 1"])
    }

    @Test(arguments: ColorPickersTests.subjects)
    func theEyedropperAsksForItsOwnAttribute(subject: ColorPickersTests.Subject) throws {
        let picker = try picker(subject)
        #expect(
            picker.actions(forButton: "eyedropper", in: PickerContext())
                == [.request("eyedropper", subject.attribute)])
        #expect(picker.actions(forButton: "other", in: PickerContext()).isEmpty)
    }
}

/// A host that has no values and keeps what is committed.
@MainActor
private final class PlainHost: AttributeHost {
    var committed: [Attribute: AttributeValue] = [:]

    func values(of attributes: [Attribute]) -> AttributeValues { AttributeValues() }
    func preview(_ values: [Attribute: AttributeValue]) {}
    func commit(_ values: [Attribute: AttributeValue]) { committed = values }
    func cancelPreview() {}
}
