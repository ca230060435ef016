import Cairo
import Ink
import Testing

/// How ink meets pixels, on a sheet of 20 × 20 that starts transparent.
struct InkTests {
    private func sheet(_ draw: (Context) -> Void) throws -> Surface {
        let surface = try Surface(width: 20, height: 20)
        let context = Context(surface)
        draw(context)
        try context.check()
        return surface
    }

    private func pen(_ cap: LineCap, width: Double = 8) -> Style {
        var style = Style()
        style.fill = .none
        style.stroke = .color(.black)
        style.strokeWidth = width
        style.lineCap = cap
        return style
    }

    @Test(arguments: [
        ("M10,10", LineCap.round, 0.0, 0.0),
        ("M10,10", .square, 0, 0),
        ("M10,10 L10,10", .butt, 0, 0),
        ("M10,10 L10,10", .round, 1, 0),
        ("M10,10 L10,10", .square, 1, 1),
        ("M10 10 Z", .round, 1, 0),
        ("M10 10 Z", .square, 1, 1),
        ("M10 10 C10 10 10 10 10 10", .square, 1, 1),
        ("M2 2 M10 10 h0", .square, 1, 1),
    ])
    func subpathsOfNoLengthAreTheirCaps(data: String, cap: LineCap, middle: Double, corner: Double) throws {
        let surface = try sheet { $0.draw(Path(svg: data), with: pen(cap)) }
        #expect(surface.pixel(10, 10).alpha == middle)
        #expect((surface.pixel(6, 6).alpha > 0.9) == (corner == 1))
        #expect(surface.pixel(2, 2).alpha == 0)
        #expect(surface.pixel(15, 15).alpha == 0)
    }

    @Test func aDotShowsInADashedLineToo() throws {
        var style = pen(.round)
        style.dash = Dash([3, 3])
        let surface = try sheet { $0.draw(Path(svg: "M10 10 h0"), with: style) }
        #expect(surface.pixel(10, 10).alpha == 1)
    }

    @Test func aDotIsAsLargeAtAnyZoom() throws {
        let surface = try sheet { context in
            context.transformed(by: .scale(0.01, 0.01)) {
                context.draw(Path(svg: "M1000 1000 z"), with: pen(.square, width: 800))
            }
        }
        #expect(surface.pixel(6, 6).alpha > 0.9)
        #expect(surface.pixel(5, 10).alpha < 0.1)
        #expect(surface.pixel(14, 10).alpha < 0.1)
    }

    @Test(arguments: [
        ([Double](), true), ([4], false), ([4, 4], false), ([4, 4, 4], false),
        ([0, 0], true), ([4, -4], true), ([.nan], true),
    ])
    func faultyDashesAreSolid(lengths: [Double], isSolid: Bool) throws {
        var style = pen(.butt, width: 4)
        style.dash = Dash(lengths)
        let surface = try sheet { $0.draw(Path(svg: "M0 10 H20"), with: style) }
        #expect(surface.pixel(2, 10).alpha == 1)
        #expect((surface.pixel(6, 10).alpha == 1) == isSolid)
    }

    /// Were the dashes drawn one by one, this would not end.
    @Test(arguments: [
        "M0 10 H8000000", "M0 10 C0 10 8000000 10 8000000 10", "M-8000000 10 H8000000 H-8000000 Z",
    ])
    func dashesWithoutNumberAreAShade(data: String) throws {
        for lengths in [[0.001], [0.0003, 0.0001], [30, 10]] {
            var style = pen(.butt, width: 4)
            style.dash = Dash(lengths, offset: 1e300)
            let surface = try sheet { $0.draw(Path(svg: data), with: style) }
            let share = lengths.count == 1 ? 0.5 : 0.75
            for x in [1, 5, 9, 18] { #expect(abs(surface.pixel(x, 10).alpha - share) < 0.01, "\(lengths)") }
            #expect(surface.pixel(10, 5).alpha == 0)
        }
    }

    @Test func textOfDashesWithoutNumberIsAShade() throws {
        var style = pen(.butt, width: 6)
        style.dash = Dash([0.0003, 0.0001])
        let surface = try sheet { context in
            let layout = TextLayout(exactly: "l", font: Font(size: 18))
            context.draw(layout, at: .zero, with: style)
        }
        let inks = Set((0..<20).map { (surface.pixel($0, 10).alpha * 100).rounded() })
        #expect(inks.contains(75) && inks.max() == 75)
    }

    @Test func anOddDashAlternatesFromRoundToRound() throws {
        var style = pen(.butt, width: 4)
        style.dash = Dash([2, 3, 4], offset: 0)
        let surface = try sheet { $0.draw(Path(svg: "M0 10 H20"), with: style) }
        let inked = (0..<18).filter { surface.pixel($0, 10).alpha == 1 }
        #expect(inked == [0, 1, 5, 6, 7, 8, 11, 12, 13])
    }

    @Test func opacityCoversFillAndStrokeAsOne() throws {
        var style = pen(.butt, width: 4)
        style.fill = .color(.black)
        style.opacity = 0.5
        let surface = try sheet { $0.draw(Path(rect: Rect(5, 5, 10, 10)), with: style) }
        let half = surface.pixel(10, 10).alpha
        #expect(abs(half - 0.5) < 0.01)
        #expect(surface.pixel(5, 10).alpha == half)
        #expect(surface.pixel(6, 10).alpha == half)
    }

    @Test(arguments: [(false, 1.0), (true, 0.0)])
    func paintOrderDecidesWhatIsOnTop(strokesFirst: Bool, red: Double) throws {
        var style = pen(.butt, width: 6)
        style.fill = .color(.black)
        style.stroke = .color(Color(1, 0, 0))
        style.strokesFirst = strokesFirst
        let surface = try sheet { $0.draw(Path(rect: Rect(5, 5, 10, 10)), with: style) }
        #expect(surface.pixel(6, 10).red == red)
        #expect(surface.pixel(3, 10).red == 1)
    }

    @Test func theScaleShowsInThePen() throws {
        let surface = try sheet { context in
            context.transformed(by: .scale(1, 4)) {
                context.draw(Path(svg: "M0 2.5 H10 M15 0 V10"), with: pen(.butt, width: 2))
            }
        }
        #expect((6..<14).allSatisfy { surface.pixel(5, $0).alpha == 1 })
        #expect(surface.pixel(5, 5).alpha == 0)
        #expect((0..<20).filter { surface.pixel($0, 18).alpha == 1 } == [14, 15])
    }

    @Test(arguments: [(FillRule.nonzero, 1.0), (.evenOdd, 0.0)])
    func theFillRuleDecidesAboutHoles(rule: FillRule, middle: Double) throws {
        var style = Style()
        style.fillRule = rule
        let surface = try sheet { $0.draw(Path(svg: "M0 0H20V20H0Z M5 5H15V15H5Z"), with: style) }
        #expect(surface.pixel(10, 10).alpha == middle)
        #expect(surface.pixel(2, 2).alpha == 1)
    }

    @Test(arguments: [
        Transform.scale(0, 1), Transform(1, 1, 1, 1, 0, 0), Transform(.nan, 0, 0, 1, 0, 0),
        Transform(1, 0, 0, 1, .infinity, 0),
    ])
    func aFlatTransformDrawsNothingAndHarmsNothing(map: Transform) throws {
        let surface = try sheet { context in
            context.transformed(by: map) { context.paint(.black) }
            context.fill(Rect(0, 0, 5, 5), .black)
        }
        #expect(surface.pixel(2, 2).alpha == 1)
        #expect(surface.pixel(10, 10).alpha == 0)
    }

    @Test func aHairlineIsOnePixelAtAnyZoom() throws {
        let surface = try sheet { context in
            context.transformed(by: .scale(10, 10)) {
                context.strokeHairline(Path(svg: "M0 1.05 H2"), .black)
            }
        }
        #expect(surface.pixel(10, 10).alpha == 1)
        #expect(surface.pixel(10, 9).alpha == 0)
        #expect(surface.pixel(10, 11).alpha == 0)
    }
}
