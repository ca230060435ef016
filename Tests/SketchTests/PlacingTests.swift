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

    /// What is used, and what it is read as.
    @Test(arguments: [
        ("<defs><rect id='a' width='4' height='2'/></defs><use href='#a'/>", "<rect width='4' height='2'/>"),
        (
            "<circle id='a' r='2' fill='red'/><use xlink:href=' #a' x='3mm' y='-1.5' transform='scale(2)' id='b'/>",
            "<circle r='2' fill='red'/><g transform='scale(2) translate(11.338582677165354 -1.5)'><circle r='2' fill='red'/></g>"
        ),
        (
            "<defs><g id='a' stroke='blue'><path d='M0 0h9'/><path d='M0 1h9' stroke='red'/></g></defs><use href='#a' fill='lime' opacity='.5' style='stroke-width:3'/>",
            "<g fill='lime' opacity='.5' stroke-width='3' stroke='blue'><path d='M0 0h9'/><path d='M0 1h9' stroke='red'/></g>"
        ),
        (
            "<defs><line id='a' x2='9'/><use id='b' href='#a' x='1'/><g id='c'><use href='#b' y='2'/><use href='#b' y='4'/></g></defs><use href='#c' x='10'><title>x</title></use>",
            "<line x2='9' transform='translate(11 2)'/><line x2='9' transform='translate(11 4)'/>"
        ),
        (
            "<text id='a' y='9'>A&amp;B</text><use href='#a' x='20'/>",
            "<text y='9'>A&amp;B</text><text y='9' transform='translate(20 0)'>A&amp;B</text>"
        ),
    ])
    func whatIsUsedIsReadAsIfItStoodThere(used: String, plain: String) throws {
        func read(_ content: String) throws -> Drawing {
            try Drawing(
                fragment: Data(
                    "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='40' height='40'>\(content)</svg>"
                        .utf8))
        }
        let (fragment, expected) = (try read(used), try read(plain))
        let page = try drawing("<svg width='400' height='400'/>")
        func placed(_ fragment: Drawing) throws -> GraphicList {
            var page = page
            page.apply(try page.placing(fragment, at: Point(20, 20), ink: .black).edit)
            return page.graphics
        }
        let (found, wanted) = (try placed(fragment), try placed(expected))
        #expect(found.map(\.shape) == wanted.map(\.shape))
        #expect(found.map(\.style) == wanted.map(\.style))
        #expect(
            zip(found, wanted).allSatisfy { a, b in
                [a.transform.apply(.zero), a.transform.apply(Point(1, 1))].elementsEqual(
                    [b.transform.apply(.zero), b.transform.apply(Point(1, 1))]
                ) { $0.distance(to: $1) < 1e-3 }
            })
    }

    /// What takes a renderer, and what has no end.
    @Test(arguments: [
        "<symbol id='a'><path d='M0 0h9'/></symbol><use href='#a'/>",
        "<path id='a' d='M0 0h9'/><use href='#a' x='50%'/>",
        "<path id='a' d='M0 0h9'/><use href='#a' y='1em'/>",
        "<use href='#nowhere'/>",
        "<use href='other.svg#a'/>",
        "<g id='a'><use href='#a'/></g>",
        "<defs><use id='a' href='#b'/><use id='b' href='#a'/></defs><use href='#a'/>",
        "<defs><linearGradient id='g'/><path id='a' d='M0 0h9' fill='url(#g)'/></defs><use href='#a'/>",
    ])
    func whatCannotBeCopiedIsRefused(content: String) throws {
        let text = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(content)</svg>"
        let fragment = try Drawing(fragment: Data(text.utf8))
        let page = try drawing("<svg width='400' height='400'/>")
        #expect(throws: Drawing.PlacingError.foreign) {
            try page.placing(fragment, at: .zero, ink: .black)
        }
    }

    @Test func copiesOfCopiesAreCounted() throws {
        var content = "<path id='a0' d='M0 0h9'/>"
        for level in 1...30 {
            let use = "<use href='#a\(level - 1)'/>"
            content += "<g id='a\(level)'>\(use)\(use)</g>"
        }
        let text =
            "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><defs>\(content)</defs><use href='#a30'/></svg>"
        let fragment = try Drawing(fragment: Data(text.utf8))
        #expect(fragment.graphics.count == 1)
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
