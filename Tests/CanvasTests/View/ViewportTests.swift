import Ink
import Sketch
import Testing

@testable import Canvas

struct ViewportTests {
    private static let page = Size(800, 600)

    private func viewport(room: Size = Size(848, 648), page: Size = page) -> Viewport {
        var viewport = Viewport()
        viewport.resize(to: room)
        viewport.show(Page(size: page))
        return viewport
    }

    // MARK: Fit

    @Test(
        arguments: [
            (Size(848, 648), page, 1.0, Point(24, 24)),
            (Size(2000, 1000), page, 1, Point(600, 200)),
            (Size(448, 348), page, 0.5, Point(24, 24)),
            (Size(448, 900), page, 0.5, Point(24, 300)),
            (Size(848, 648), Size(100, 50), 4, Point(224, 224)),
            (Size(148, 148), Size(100, 50), 1, Point(24, 49)),
            (Size(848, 648), Size(200, 50), 1, Point(324, 299)),
            (Size(10, 10), page, 0.05, Point(-15, -10)),
        ] as [(Size, Size, Double, Point)])
    func theWholePageShowsInTheMiddle(room: Size, page: Size, zoom: Double, origin: Point) {
        let viewport = viewport(room: room, page: page)
        #expect(viewport.zoom == zoom)
        #expect(viewport.origin == origin)
        #expect(viewport.isFitted)
    }

    @Test func aFittedPageFollowsTheRoom() {
        var viewport = viewport()
        viewport.resize(to: Size(448, 348))
        #expect(viewport.zoom == 0.5)
        #expect(viewport.origin == Point(24, 24))
    }

    @Test func aPixelIsThePlaceInUserUnitsThatShowsThere() {
        let page = Page(
            size: Size(400, 300), viewBox: Rect(10, 10, 200, 150),
            viewTransform: Transform(2, 0, 0, 2, -20, -20))
        var viewport = Viewport()
        viewport.resize(to: Size(448, 348))
        viewport.show(page)
        #expect(viewport.userPoint(viewport.origin) == Point(10, 10))
        #expect(viewport.userPoint(Point(24 + 400, 24 + 300)) == Point(210, 160))
    }

    // MARK: Zoom

    @Test(arguments: [Point(424, 324), Point(300, 200), Point(700, 500)], [2.0, 3.7, 16])
    func zoomKeepsThePlaceUnderThePointer(pixel: Point, zoom: Double) {
        var viewport = viewport()
        let place = viewport.userPoint(pixel)
        viewport.zoom(to: zoom, around: pixel)
        #expect(viewport.zoom == zoom)
        // The origin is a whole pixel.
        #expect(viewport.view.apply(place).distance(to: pixel) < 0.75)
        #expect(!viewport.isFitted)
    }

    @Test(arguments: [(0.0, 0.05), (0.01, 0.05), (64, 64), (1e9, 64)])
    func zoomStaysWithinBounds(wanted: Double, zoom: Double) {
        var viewport = viewport()
        viewport.zoom(to: wanted, around: Point(424, 324))
        #expect(viewport.zoom == zoom)
    }

    @Test func zoomedOutThePageIsBackInTheMiddle() {
        var viewport = viewport()
        viewport.zoom(to: 0.5, around: Point(0, 0))
        #expect(viewport.origin == Point(224, 174))
    }

    // MARK: Pan

    @Test(arguments: [
        (Point(1e6, 1e6), Point(24, 24)), (Point(-1e6, -1e6), Point(848 - 1600 - 24, 648 - 1200 - 24)),
        (Point(10, -20), Point(-366, -296)),
    ])
    func ofALargePageNoMoreThanTheMarginBeyondItsEdgesShows(way: Point, origin: Point) {
        var viewport = viewport()
        viewport.zoom(to: 2, around: Point(424, 324))
        #expect(viewport.origin == Point(-376, -276))
        viewport.pan(by: way)
        #expect(viewport.origin == origin)
    }

    @Test func aPageThatFitsCannotBePanned() {
        var viewport = viewport(room: Size(1000, 900))
        let before = viewport.origin
        viewport.pan(by: Point(50, -70))
        #expect(viewport.origin == before)
    }

    // MARK: Resize

    @Test func theMiddleStaysWhereSomebodyZoomed() {
        var viewport = viewport()
        viewport.zoom(to: 4, around: Point(300, 300))
        let middle = viewport.userPoint(Point(424, 324))
        viewport.resize(to: Size(600, 500))
        #expect(viewport.zoom == 4)
        #expect(viewport.view.apply(middle).distance(to: Point(300, 250)) < 0.75)
    }

    @Test func fittingAgainFollowsTheRoomAgain() {
        var viewport = viewport()
        viewport.zoom(to: 4, around: .zero)
        viewport.fit()
        viewport.resize(to: Size(448, 348))
        #expect(viewport.zoom == 0.5)
    }
}
