import Foundation
import Ink
import Rendering
import Sketch
import Testing

struct ForeignPlacesTests {
    /// A ring with a fading colour, from 20 to 80, and a plain square.
    private func drawing() throws -> Drawing {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 100 100">
            <linearGradient id="fade"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
            <circle cx="50" cy="50" r="25" fill="none" stroke="url(#fade)" stroke-width="10"/>
            <rect width="10" height="10"/>
            </svg>
            """
        return try Drawing(svg: Data(svg.utf8))
    }

    @Test func theBoundsAreThoseOfTheInkWhereItWasMovedTo() async throws {
        let drawing = try drawing()
        let places = try await ForeignPlaces.measure(drawing).get()
        var ring = drawing.graphics[0]
        let bounds = try #require(places.bounds(of: ring))
        #expect(abs(bounds.minX - 20) < 0.5 && abs(bounds.maxY - 80) < 0.5)
        ring.transform = .translation(100, 0)
        #expect(try #require(places.bounds(of: ring)).minX == bounds.minX + 100)
        #expect(places.bounds(of: drawing.graphics[1]) == nil)
        #expect(ForeignPlaces().bounds(of: ring) == nil)
    }

    @Test(arguments: [
        (Point(25, 50), true), (Point(50, 25), true), (Point(50, 50), false), (Point(22, 22), false),
        (Point(18.5, 50), true), (Point(16, 50), false), (Point(500, 500), false),
    ])
    func whatHasPixelsIsHit(point: Point, hit: Bool) async throws {
        let drawing = try drawing()
        let places = try await ForeignPlaces.measure(drawing).get()
        #expect(try places.hits(drawing.graphics[0], at: point, tolerance: 2) == hit)
        var moved = drawing.graphics[0]
        moved.transform = .translation(0, -40)
        #expect(try places.hits(moved, at: point + Point(0, -40), tolerance: 2) == hit)
    }
}
