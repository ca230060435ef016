import Ink
import PickerKit
import Pickers
import Testing

struct LineStylePickerTests {
    private func screen(
        _ values: [Attribute: AttributeValue] = [:], refused: String? = nil
    ) throws -> Screen {
        let picker = try #require(BuiltInPickers.all.first { $0.descriptor.id == "dev.daub.line-style" })
        var context = PickerContext(values: AttributeValues(values))
        context.refused["stroke-dasharray"] = refused
        return picker.content(for: context)
    }

    @Test func itOffersDashesEndsAndCornersOverAPreview() throws {
        let controls = try screen().controls
        #expect(controls.map(\.id) == ["presets", "pattern", "cap", "join", "miter-limit", "preview"])
    }

    @Test(arguments: ["butt", "round", "square"], [1.0, 2, 7.5])
    func presetsAreAsLongAsTheLineIsWideAndTheChosenOneIsChecked(cap: String, width: Double) throws {
        let values: [Attribute: AttributeValue] = [
            "stroke-linecap": AttributeValue(svg: cap), "stroke-width": .number(width),
        ]
        let grid = try #require(try screen(values).grids.first)
        #expect(
            grid.cells.map(\.title)
                == ["Solid", "Dotted", "Dashed", "Long dashes", "Dash and dot", "Loose dots"])
        #expect(grid.cells[2].value.dash == Dash([3 * width, 3 * width]))
        for cell in grid.cells {
            #expect(AttributeType.dashes.accepts(cell.value))
            let chosen = try screen(values.merging(["stroke-dasharray": cell.value]) { $1 })
            #expect(try #require(chosen.grids.first).checkedTitles == [cell.title])
            let line = try #require(cell.line)
            #expect(line.lineCap.rawValue == cap)
            #expect(line.dash.lengths.isEmpty == (cell.title == "Solid"))
        }
    }

    @Test(arguments: ["butt", "round", "square"])
    func everyPresetLeavesInkAndGaps(cap: String) throws {
        let grid = try #require(try screen(["stroke-linecap": AttributeValue(svg: cap)]).grids.first)
        for cell in grid.cells where cell.title != "Solid" {
            let lengths = try #require(cell.value.dash).lengths
            for (index, length) in lengths.enumerated() {
                let grown = cap == "butt" ? 0.0 : 2
                #expect(index.isMultiple(of: 2) ? length + grown > 0 : length - grown > 0, "\(cell.title)")
            }
        }
    }

    @Test(arguments: [("none", ""), ("8 4", "8 4"), ("8,4", "8,4")])
    func thePatternStaysAsItWasTyped(value: String, shown: String) throws {
        let text = try #require(try screen(["stroke-dasharray": AttributeValue(svg: value)]).texts.first)
        #expect((text.value, text.problem) == (shown, nil))
    }

    @Test func whatIsNoPatternIsKeptAndToldOf() throws {
        let text = try #require(try screen(["stroke-dasharray": "8 4"], refused: "8 four").texts.first)
        #expect(text.value == "8 four")
        #expect(try #require(text.problem).contains("“8 four”"))
    }

    @Test func endsAndCornersAreChosenByWord() throws {
        let screen = try screen([
            "stroke-linecap": "square", "stroke-linejoin": "bevel", "stroke-miterlimit": "9",
        ])
        #expect(screen.choices.map(\.chosenTitles) == [["Square"], ["Bevel"]])
        #expect(
            screen.choices.map { $0.options.map(\.value) } == [
                ["butt", "round", "square"], ["miter", "round", "bevel"],
            ])
        #expect(screen.numbers.map(\.value) == [9])
    }

    @Test func thePreviewIsInTheInkThatIsPicked() throws {
        let style = try #require(
            try screen([
                "stroke": "teal", "stroke-width": "5", "stroke-dasharray": "8 4", "stroke-linecap": "square",
                "stroke-linejoin": "miter", "stroke-miterlimit": "2", "opacity": "0.5",
            ]).previews.first
        ).style
        #expect(style.stroke.color == Color(css: "teal"))
        #expect((style.strokeWidth, style.dash, style.lineCap) == (5, Dash([8, 4]), .square))
        #expect((style.lineJoin, style.miterLimit, style.opacity) == (.miter, 2, 0.5))
        #expect(style.fill == .none)
    }
}
