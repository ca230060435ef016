import Cairo
import Foundation
import Ink
import Rendering
import Sketch
import Testing

struct DrawingRendererTests {
    /// A drawing on a page of 20 × 20.
    private func drawing(_ content: String, root: String = #"width="20" height="20""#) throws -> Drawing {
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \(root)>\(content)</svg>
            """
        return try Drawing(svg: Data(text.utf8), named: "test.svg")
    }

    private func picture(_ drawing: Drawing) throws -> Surface {
        try DrawingExport(drawing).picture()
    }

    private let clipped = """
        <clipPath id="all"><rect width="20" height="20"/></clipPath>
        """

    @Test func foreignGraphicsKeepTheirPlaceInTheOrder() throws {
        let drawing = try drawing(
            """
            \(clipped)
            <rect width="20" height="20" fill="red"/>
            <rect width="15" height="20" fill="lime" clip-path="url(#all)"/>
            <rect width="10" height="20" fill="blue"/>
            """)
        #expect(drawing.graphics.count == 3)
        #expect(drawing.source.hasForeign)
        let picture = try picture(drawing)
        #expect(picture.pixel(5, 5) == Color(0, 0, 1))
        #expect(picture.pixel(12, 5) == Color(0, 1, 0))
        #expect(picture.pixel(18, 5) == Color(1, 0, 0))
    }

    @Test(arguments: [
        #"width="20" height="20" viewBox="0 0 200 200""#,
        #"width="20" height="20" viewBox="0 0 100 200" preserveAspectRatio="none""#,
    ])
    func foreignAndOwnGraphicsAgreeOnGeometry(root: String) throws {
        let drawing = try drawing(
            """
            \(clipped.replacing("20", with: "200"))
            <g transform="translate(10 20)"><rect width="50" height="60" fill="red" clip-path="url(#all)"/></g>
            <g transform="translate(10 20)"><rect width="50" height="60" fill="blue"/></g>
            """, root: root)
        let picture = try picture(drawing)
        let colors = (0..<20).flatMap { x in (0..<20).map { picture.pixel(x, $0) } }
        #expect(colors.contains(Color(0, 0, 1)))
        #expect(!colors.contains { $0.red > 0.05 })
    }

    @Test func aMovedForeignGraphicIsDrawnWhereItIs() throws {
        var drawing = try drawing(#"\#(clipped)<rect width="5" height="5" clip-path="url(#all)"/>"#)
        let position = try #require(drawing.graphics.indices.first)
        var moved = drawing.graphics[position]
        moved.transform = .translation(10, 10)
        drawing.apply(.replace(moved, at: position))
        let picture = try picture(drawing)
        #expect(picture.pixel(2, 2).alpha == 0)
        #expect(picture.pixel(12, 12).alpha == 1)
    }

    @Test func aGroupIsPaintedAsOne() throws {
        let picture = try picture(
            drawing(
                """
                <g opacity=".5"><rect width="10" height="10"/><g opacity=".5"><rect x="5" width="10" height="10"/>
                <rect x="9" width="9" height="9"/></g><rect width="8" height="10"/></g>
                <rect x="19" width="1" height="20"/>
                """))
        #expect(abs(picture.pixel(2, 5).alpha - 0.5) < 0.01)
        #expect(abs(picture.pixel(6, 5).alpha - 0.5) < 0.01)
        #expect(abs(picture.pixel(12, 5).alpha - 0.25) < 0.01)
        #expect(abs(picture.pixel(17, 5).alpha - 0.25) < 0.01)
        #expect(picture.pixel(19, 5).alpha == 1)
    }

    @Test func nothingShowsBesideThePage() throws {
        let drawing = try drawing(
            #"<rect x="-50" y="-50" width="200" height="200"/>"#,
            root: #"width="20" height="10" viewBox="0 0 10 10""#)
        let surface = try Surface(width: 40, height: 40)
        let context = Context(surface)
        try context.transformed(by: .translation(5, 5)) {
            try DrawingRenderer(drawing).drawPage(into: context)
        }
        #expect(surface.pixel(5, 5).alpha == 1)
        #expect(surface.pixel(24, 14).alpha == 1)
        #expect(surface.pixel(4, 5).alpha == 0)
        #expect(surface.pixel(5, 15).alpha == 0)
        #expect(surface.pixel(25, 5).alpha == 0)
    }

    @Test func aRendererFollowsEdits() throws {
        var drawing = try drawing(#"\#(clipped)<rect width="5" height="5" clip-path="url(#all)"/>"#)
        let renderer = try DrawingRenderer(drawing)
        let line = Graphic(id: drawing.freshID(), shape: .rectangle(Rect(10, 10, 5, 5), rx: 0, ry: 0))
        drawing.apply(.insert(line, at: 1))
        let surface = try Surface(width: 20, height: 20)
        let context = Context(surface)
        try renderer.following(drawing).drawPage(into: context)
        #expect(surface.pixel(2, 2).alpha == 1)
        #expect(surface.pixel(12, 12).alpha == 1)
    }

    @Test func tilesAreCutFromTheWhole() async throws {
        let drawing = try drawing(
            """
            \(clipped)<circle cx="10" cy="10" r="8" fill="teal" stroke="red" stroke-width="3"/>
            <rect width="9" height="9" clip-path="url(#all)"/><path d="M0 20L20 0" stroke="blue"/>
            """)
        let index = SpatialIndex(drawing.graphics)
        let tiles = TileRenderer(try DrawingRenderer(drawing), index: index)
        let view = Transform.scale(3, 3)
        let whole = try DrawingExport(drawing).picture(width: 60)
        for x in stride(from: 0, to: 60, by: 20) {
            for y in stride(from: 0, to: 60, by: 20) {
                let tile = Tile(view: view, x: x, y: y, width: 20, height: 20)
                let picture = try await tiles.picture(of: tile, scale: 2)
                let surface = try Surface(width: 20, height: 20)
                let context = Context(surface)
                context.transformed(by: .scale(2, 2)) { context.paint(picture, smoothing: .none) }
                for column in 0..<20 {
                    for row in 0..<20 {
                        let (here, there) = (surface.pixel(column, row), whole.pixel(x + column, y + row))
                        // Cairo counts in 256ths of a pixel from where the surface begins.
                        #expect(here.distance(to: there) < 0.05)
                    }
                }
            }
        }
    }

    @Test func aCancelledTileStops() async throws {
        let drawing = try drawing(#"<rect width="5" height="5"/>"#)
        let tiles = TileRenderer(try DrawingRenderer(drawing), index: SpatialIndex(drawing.graphics))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await tiles.picture(of: Tile(view: .identity, x: 0, y: 0, width: 9, height: 9))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func whatLibrsvgRefusesIsAnError() throws {
        // Each level draws the one below eight times: librsvg stops counting at 500,000 elements.
        let levels = (1...9).map { level in
            "<g id=\"l\(level)\">" + String(repeating: "<use xlink:href=\"#l\(level - 1)\"/>", count: 8)
                + "</g>"
        }
        let bomb = try drawing(
            "<defs><g id=\"l0\"/>\(levels.joined())</defs><use xlink:href=\"#l9\"/>"
        )
        #expect(throws: RenderingError.self) { try picture(bomb) }
    }
}
