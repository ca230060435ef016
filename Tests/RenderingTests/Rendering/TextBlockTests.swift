import Cairo
import Foundation
import Ink
import Rendering
import Sketch
import Testing

struct TextBlockTests {
    private func text(_ lines: [String], size: Double = 20) -> (TextShape, Style) {
        var style = Style()
        style.font = Font(family: "DejaVu Sans", size: size)
        return (TextShape(origin: Point(10, 30), lines: lines), style)
    }

    private func drawing(_ content: String) throws -> Drawing {
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><g font-family="DejaVu Sans" \
            font-size="20" fill="red">\(content)</g></svg>
            """
        return try Drawing(svg: Data(text.utf8))
    }

    private func inked(_ picture: Surface) -> [(x: Int, y: Int)] {
        (0..<picture.height).flatMap { y in
            (0..<picture.width).compactMap { picture.pixel($0, y).alpha > 0.2 ? ($0, y) : nil }
        }
    }

    @Test func theInkStaysWithinTheExtent() throws {
        let drawing = try drawing(
            "<text x='10' y='30' transform='rotate(5)' stroke='blue'>Ågf</text>")
        let picture = try DrawingExport(drawing).picture()
        guard case .within(let extent) = try #require(drawing.graphics.first).inkExtent else {
            Issue.record("a text has an extent")
            return
        }
        let pixels = inked(picture)
        #expect(pixels.count > 100)
        for pixel in pixels {
            #expect(extent.insetBy(-1).contains(Point(Double(pixel.x) + 0.5, Double(pixel.y) + 0.5)))
        }
    }

    /// `letter-spacing` of next to nothing leaves the second text to librsvg.
    @Test(arguments: [
        "<text x='10' y='40'A>Handgloves</text>",
        "<text x='100' y='40' text-anchor='middle'A>Handgloves</text>",
        "<text x='10' y='40'A><tspan x='10'>One</tspan><tspan x='10'/><tspan x='10' dy='2.4em'>Two</tspan></text>",
        "<text x='10' y='40' font-weight='bold' font-style='italic' opacity='.5'A>Handgloves</text>",
        "<text x='10' y='40' fill='none' stroke='black' stroke-width='2'A>Handgloves</text>",
    ])
    func itLooksAsLibrsvgDrawsIt(content: String) throws {
        let own = try drawing(content.replacing("A>", with: ">"))
        let foreign = try drawing(content.replacing("A>", with: " letter-spacing='0.0001'>"))
        #expect(own.graphics.allSatisfy { $0.shape.text != nil })
        #expect(foreign.source.hasForeign)
        let (a, b) = (try DrawingExport(own).picture(), try DrawingExport(foreign).picture())
        var sum = 0.0
        for y in 0..<100 { for x in 0..<200 { sum += abs(a.pixel(x, y).alpha - b.pixel(x, y).alpha) } }
        let ink = inked(b).count
        #expect(ink > 100)
        #expect(sum / Double(ink) < 0.25)
    }

    @Test func caretsAndPlacesAgree() {
        let (shape, style) = text(["One", "", "Three"])
        let block = TextBlock(shape, style: style)
        for (line, words) in shape.lines.enumerated() {
            for column in 0...words.count {
                let caret = block.caret(line: line, column: column)
                let place = block.place(at: Point(caret.x, caret.center.y))
                #expect((place.line, place.column) == (line, column))
            }
        }
        #expect(block.caret(line: 0, column: 0).x == 10)
        #expect(block.caret(line: 2, column: 0).minY > block.caret(line: 0, column: 0).maxY)
    }

    @Test func lettersAreAsWideAtAnySize() {
        let widths = [0.01, 1, 20, 300].map { size in
            let (shape, style) = text(["Handgloves"], size: size)
            return TextBlock(shape, style: style).bounds.width / size
        }
        for width in widths { #expect(abs(width - widths[3]) < 0.01) }
    }

    @Test func aTextIsHitBetweenItsLettersAndNotBelow() throws {
        let drawing = try drawing("<text x='10' y='40'>l l</text>")
        let tester = try HitTester()
        let graphic = try #require(drawing.graphics.first)
        let bounds = TextBlock(try #require(graphic.shape.text), style: graphic.style).bounds
        #expect(tester.hits(graphic, at: bounds.center, tolerance: 0))
        #expect(!tester.hits(graphic, at: Point(bounds.center.x, bounds.maxY + 5), tolerance: 2))
    }
}
