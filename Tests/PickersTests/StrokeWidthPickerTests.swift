import Ink
import PickerKit
import Pickers
import Testing

struct StrokeWidthPickerTests {
    private func screen(_ values: [Attribute: AttributeValue]) throws -> Screen {
        let picker = try #require(BuiltInPickers.all.first { $0.descriptor.id == "dev.daub.stroke-width" })
        let known = Set(picker.descriptor.attributes.map(\.attribute) + picker.descriptor.reads)
        #expect(known.isSuperset(of: values.keys), "the host would not hand these over")
        return picker.content(for: PickerContext(values: AttributeValues(values)))
    }

    @Test func itIsASliderANumberAndUsualWidthsOverAPreview() throws {
        let controls = try screen([:]).controls
        #expect(controls.map(\.id) == ["width", "number", "presets", "preview"])
    }

    @Test(
        arguments: [
            (nil, 2.0), ("1", 1), ("7", 7), ("20", 20), ("3.5", 3.5), ("50", 50), ("wide", 2),
        ] as [(AttributeValue?, Double)])
    func theSliderStandsWhereTheWidthIs(value: AttributeValue?, place: Double) throws {
        let slider = try #require(try screen(value.map { ["stroke-width": $0] } ?? [:]).sliders.first)
        #expect(slider.value == place)
        #expect((slider.minimum, slider.maximum, slider.step) == (1, 20, 1))
        #expect(slider.attribute == "stroke-width")
        #expect(slider.name == "Width")
    }

    @Test(arguments: [("8", ["8 wide"]), ("7", []), ("50", [])] as [(AttributeValue, [String])])
    func aUsualWidthIsChecked(value: AttributeValue, checked: [String]) throws {
        let screen = try screen(["stroke-width": value, "stroke-linecap": "square"])
        let grid = try #require(screen.grids.first)
        #expect(grid.cells.map(\.value) == ["1", "2", "4", "8", "12", "20"])
        #expect(grid.checkedTitles == checked)
        #expect(
            grid.cells.allSatisfy { $0.line?.strokeWidth == $0.value.number && $0.line?.lineCap == .square })
        let number = try #require(screen.numbers.first)
        #expect((number.value, number.maximum) == (value.number, 200))
    }

    @Test func theFiguresAreARectangleAnOvalThreeLinesAndACurve() throws {
        let figures = try #require(try screen([:]).previews.first).figures
        #expect(figures.map(Self.kind) == ["rectangle", "oval", "line", "line", "line", "curve"])
    }

    @Test func theLinesRunInThreeDirections() throws {
        let lines = try #require(try screen([:]).previews.first).figures.filter { Self.kind($0) == "line" }
        let ways = try lines.map { line -> Point in
            let (start, end) = (try #require(line.points.first), try #require(line.points.last))
            return end - start
        }
        for (index, a) in ways.enumerated() {
            for b in ways[(index + 1)...] { #expect(abs(a.x * b.y - a.y * b.x) > 1) }
        }
    }

    @Test func thePreviewIsDrawnWithTheInkThatIsPicked() throws {
        let preview = try #require(
            try screen([
                "stroke": "#1c71d8", "stroke-width": "9", "stroke-dasharray": "6 3",
                "stroke-linecap": "round", "stroke-linejoin": "bevel", "stroke-opacity": "0.5",
            ]).previews.first)
        #expect(preview.style.strokeColor == Color(hex: 0x1C71D8).withAlpha(0.5))
        #expect(preview.style.strokeWidth == 9)
        #expect(preview.style.dash == Dash([6, 3]))
        #expect(preview.style.lineCap == .round)
        #expect(preview.style.lineJoin == .bevel)
        #expect(preview.style.fillColor == nil)
        #expect(preview.name == "Lines 9 wide")
    }

    @Test func theWidestFiguresStayOnThePaper() throws {
        let preview = try #require(try screen(["stroke-width": "20", "stroke": "black"]).previews.first)
        let reach = preview.style.strokeWidth / 2
        let paper = Rect(0, 0, preview.size.width, preview.size.height).insetBy(reach)
        for point in preview.figures.flatMap(\.outline) { #expect(paper.contains(point)) }
    }

    private static func kind(_ path: Path) -> String {
        let letters = path.segments.map { segment in
            switch segment {
            case .move: "M"
            case .line: "L"
            case .curve: "C"
            case .close: "Z"
            }
        }.joined()
        return switch letters {
        case "MLLLZ", "MLLLLZ": "rectangle"
        case "MCCCCZ": "oval"
        case "ML": "line"
        case "MC": "curve"
        default: letters
        }
    }
}

extension Path {
    /// Where the pen stops, in order.
    fileprivate var points: [Point] {
        segments.compactMap { segment in
            switch segment {
            case .move(let point), .line(let point), .curve(_, _, let point): point
            case .close: nil
            }
        }
    }

    /// Places along the outline, close enough to each other to find where it reaches.
    fileprivate var outline: [Point] {
        var pen = Point.zero
        return segments.flatMap { segment -> [Point] in
            guard case .curve(let first, let second, let end) = segment else {
                pen = Path([segment]).points.first ?? pen
                return [pen]
            }
            let start = pen
            pen = end
            return stride(from: 0, through: 1, by: 0.01).map { along in
                let back = 1 - along
                return start * (back * back * back) + first * (3 * back * back * along)
                    + second * (3 * back * along * along) + end * (along * along * along)
            }
        }
    }
}
