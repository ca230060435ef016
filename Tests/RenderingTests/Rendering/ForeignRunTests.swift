import Cairo
import Foundation
import Ink
import Rendering
import Sketch
import Testing

/// Many foreign graphics, which librsvg draws in runs: 100 squares that a style sheet colours.
struct ForeignRunTests {
    private func squares(extra: String = "", named: Bool = false) throws -> Drawing {
        let squares = (0..<100).map { number in
            let name = named ? " id=\"s\(number)\"" : number % 2 == 0 ? " style=\"opacity:1\"" : ""
            return "<rect\(name) x=\"\(number % 10)\" y=\"\(number / 10)\" width=\"1\" height=\"1\"/>"
        }
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 10 10">
            <style>svg > rect { fill: #00f }</style>\(squares.joined(separator: "\n"))\(extra)</svg>
            """
        return try Drawing(svg: Data(text.utf8), named: "squares.svg")
    }

    private func color(_ drawing: Drawing, _ number: Int) throws -> Color {
        try DrawingExport(drawing).picture().pixel(number % 10 * 2 + 1, number / 10 * 2 + 1)
    }

    private let red = Color(1, 0, 0)
    private let blue = Color(0, 0, 1)

    private func redSquare(_ drawing: Drawing, over number: Int) -> Graphic {
        var style = Style()
        style.fill = .color(red)
        return Graphic(
            id: drawing.freshID(),
            shape: .rectangle(Rect(Double(number % 10), Double(number / 10), 1, 1), rx: 0, ry: 0),
            style: style)
    }

    @Test func allAreShown() throws {
        let drawing = try squares()
        #expect(drawing.graphics.count == 100)
        for number in [0, 1, 50, 99] { #expect(try color(drawing, number) == blue) }
    }

    @Test(arguments: [false, true])
    func oneThatIsRemovedIsGoneAndTheOthersStay(named: Bool) throws {
        var drawing = try squares(named: named)
        drawing.apply(.remove(at: 50))
        #expect(try color(drawing, 50) == .transparent)
        for number in [0, 49, 51, 99] { #expect(try color(drawing, number) == blue) }
    }

    @Test(arguments: [(0, 60, false), (40, 60, false), (70, 60, true), (100, 60, true)])
    func whatIsInsertedStandsBetween(position: Int, over number: Int, isOnTop: Bool) throws {
        var drawing = try squares()
        drawing.apply(.insert(redSquare(drawing, over: number), at: position))
        #expect(try color(drawing, number) == (isOnTop ? red : blue))
        #expect(try color(drawing, 99) == blue)
        #expect(try color(drawing, 0) == blue)
    }

    @Test func oneThatIsMovedIsDrawnWhereItIs() throws {
        var drawing = try squares()
        var moved = drawing.graphics[0]
        moved.transform = .translation(9, 9)
        drawing.apply(.replace(moved, at: 0))
        #expect(try color(drawing, 0) == .transparent)
        #expect(try color(drawing, 99) == blue)
    }

    @Test func whatRefersToAHiddenElementStillShowsIt() throws {
        var drawing = try squares(extra: "<use href=\"#s50\" x=\"-0\"/>", named: true)
        #expect(drawing.graphics.count == 101)
        drawing.apply(.remove(at: 50))
        // Without a parent that the style sheet names it is black.
        #expect(try color(drawing, 50) == .black)
        #expect(try color(drawing, 51) == blue)
    }

    @Test func tilesOfARunAreCutFromOnePicture() async throws {
        var drawing = try squares()
        drawing.apply(.insert(redSquare(drawing, over: 99), at: 100))
        let tiles = TileRenderer(try DrawingRenderer(drawing), index: SpatialIndex(drawing.graphics))
        let tile = Tile(view: .scale(8, 8), x: 64, y: 64, width: 16, height: 16)
        let picture = try await tiles.picture(of: tile)
        let surface = try Surface(width: 16, height: 16)
        Context(surface).paint(picture, smoothing: .none)
        #expect(surface.pixel(4, 4) == blue)
        #expect(surface.pixel(12, 12) == red)
    }
}
