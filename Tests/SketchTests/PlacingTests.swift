import FoundationEssentials
import Ink
import Sketch
import Testing

struct PlacingTests {
    private func drawing(_ svg: String) throws -> Drawing {
        try Drawing(svg: Data(svg.replacing("<svg ", with: "<svg xmlns='http://www.w3.org/2000/svg' ").utf8))
    }

    private let stamp = "<svg width='40' height='20'><rect width='40' height='20' fill='currentColor'/></svg>"

    /// Where the graphics of what is placed lie, in user units of the drawing.
    private func extents(_ drawing: Drawing, from first: Int) -> [Rect] {
        drawing.graphics.dropFirst(first).compactMap { graphic in
            graphic.shape.path.controlBounds.map { graphic.transform.apply($0) }
        }
    }

    @Test func aStampLiesWithItsMiddleWhereItIsPut() throws {
        var page = try drawing("<svg width='400' height='400'><path d='M0 0L9 9'/></svg>")
        let placed = try page.placing(try drawing(stamp), at: Point(100, 50), ink: Color(1, 0, 0))
        page.apply(placed.edit)
        #expect(extents(page, from: 1) == [Rect(80, 40, 40, 20)])
        #expect(page.graphics[1].id == placed.ids[0])
        #expect(page.graphics[1].style.fill == .color(Color(1, 0, 0)))
    }

    @Test func itsSizeIsThatOnThePaperWhateverTheUnitsAre() throws {
        var page = try drawing("<svg width='400' height='400' viewBox='0 0 100 100'/>")
        let placed = try page.placing(try drawing(stamp), at: Point(50, 50), ink: .black)
        page.apply(placed.edit)
        #expect(extents(page, from: 0) == [Rect(45, 47.5, 10, 5)])
    }

    @Test func oneThatIsTooLargeIsMadeToFit() throws {
        var page = try drawing("<svg width='50' height='50'/>")
        page.apply(try page.placing(try drawing(stamp), at: Point(25, 25), ink: .black).edit)
        #expect(extents(page, from: 0).first?.width == 40)
        var tiny = try drawing("<svg width='20' height='20'/>")
        tiny.apply(try tiny.placing(try drawing(stamp), at: Point(10, 10), ink: .black).edit)
        #expect(extents(tiny, from: 0).first?.width == 16)
    }

    @Test func aSecondOneDoesNotHideTheFirst() throws {
        var page = try drawing("<svg width='400' height='400'/>")
        for _ in 0..<3 {
            page.apply(try page.placing(try drawing(stamp), at: Point(100, 100), ink: .black).edit)
        }
        #expect(extents(page, from: 0).map(\.minX) == [80, 96, 112])
    }

    /// Whether a unit is much or little of the page.
    @Test(arguments: [0.01, 1, 100])
    func soItIsInAnyUnit(pixels: Double) throws {
        let side = 400 / pixels
        var page = try drawing("<svg width='400' height='400' viewBox='0 0 \(side) \(side)'/>")
        let (stamp, middle) = (try drawing(stamp), Point(side / 4, side / 4))
        for _ in 0..<3 { page.apply(try page.placing(stamp, at: middle, ink: .black).edit) }
        let places = extents(page, from: 0).map { ($0.minX * pixels).rounded() }
        #expect(places == [80, 96, 112])
    }

    @Test func onAPageWithoutExtentNothingIsPlaced() throws {
        let page = try drawing("<svg width='0' height='0' viewBox='0 0 9 9'/>")
        #expect(throws: Drawing.PlacingError.noPage) {
            try page.placing(try drawing(stamp), at: .zero, ink: .black)
        }
    }

    @Test func itIsOneStepThatCanBeTakenBackAndIsWritten() throws {
        let two =
            "<svg width='9' height='9'><g opacity='0.5'><circle r='4'/><circle r='2' opacity='0.5'/></g></svg>"
        var page = try drawing("<svg width='400' height='400'/>")
        let before = page.svg()
        let inverse = page.apply(try page.placing(try drawing(two), at: Point(9, 9), ink: .black).edit)
        #expect(page.graphics.map(\.style.opacity) == [0.5, 0.25])
        let again = try Drawing(svg: page.svg())
        #expect(again.graphics.map(\.shape) == page.graphics.map(\.shape))
        page.apply(inverse)
        #expect(page.svg() == before)
    }

    @Test(arguments: [
        "<svg width='9' height='9'/>",
        "<svg width='9' height='9'><defs><linearGradient id='g'/></defs><rect width='9' height='9' fill='url(#g)'/></svg>",
        "<svg width='9' height='9'><style>rect{fill:red}</style><rect width='9' height='9'/></svg>",
    ])
    func whatItsFileAloneCanTellIsRefused(svg: String) throws {
        let page = try drawing("<svg width='400' height='400'/>")
        let fragment = try drawing(svg)
        #expect(throws: Drawing.PlacingError.self) { try page.placing(fragment, at: .zero, ink: .black) }
    }
}
