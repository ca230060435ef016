import Canvas
import Ink
import Rendering
import Sketch
import Testing

struct RubberBandTests {
    private static let ellipse = Shape.ellipse(center: Point(50, 50), rx: 40, ry: 40)
    private static let curve = Shape.path(
        Path([.move(Point(0, 100)), .curve(Point(0, 0), Point(100, 0), Point(100, 100))]))

    private func graphic(_ shape: Shape, fills: Bool, width: Double = 2) -> Graphic {
        var style = Style()
        style.fill = fills ? .color(.black) : .none
        style.stroke = .color(.black)
        style.strokeWidth = width
        return Graphic(id: GraphicID(1), shape: shape, style: style)
    }

    @Test(arguments: [
        (Shape.line(from: Point(0, 0), to: Point(100, 100)), Rect(45, 45, 10, 10), true),
        (.line(from: Point(0, 0), to: Point(100, 100)), Rect(60, 10, 30, 30), false),
        (.line(from: Point(0, 0), to: Point(100, 100)), Rect(-10, -10, 200, 200), true),
        (.line(from: Point(0, 50), to: Point(100, 50)), Rect(40, 50.5, 10, 10), true),
        (ellipse, Rect(40, 40, 20, 20), false),
        (ellipse, Rect(0, 45, 20, 10), true),
        (ellipse, Rect(11, 11, 5, 5), false),
        (curve, Rect(40, 20, 20, 10), true),
        (curve, Rect(40, 60, 20, 10), false),
        (.path(Path([.move(Point(5, 5)), .line(Point(5, 5))])), Rect(4, 4, 2, 2), true),
    ])
    func anOutlineIsTouchedWhereItsLineIs(shape: Shape, rect: Rect, touches: Bool) {
        #expect(RubberBand(rect).touches(graphic(shape, fills: false)) == touches)
    }

    @Test func whatIsFilledIsTouchedInside() {
        #expect(RubberBand(Rect(40, 40, 20, 20)).touches(graphic(Self.ellipse, fills: true)))
        #expect(!RubberBand(Rect(11, 11, 3, 3)).touches(graphic(Self.ellipse, fills: true)))
    }

    @Test func aHoleIsNotTouched() {
        let ring = Path(rect: Rect(0, 0, 100, 100)).segments + Path(rect: Rect(25, 25, 50, 50)).segments
        var graphic = graphic(.path(Path(ring)), fills: true)
        #expect(RubberBand(Rect(45, 45, 10, 10)).touches(graphic))
        graphic.style.fillRule = .evenOdd
        #expect(!RubberBand(Rect(45, 45, 10, 10)).touches(graphic))
    }

    @Test func theTransformCounts() {
        var graphic = graphic(.line(from: .zero, to: Point(10, 0)), fills: false)
        graphic.transform = Transform(10, 0, 0, 10, 0, 50)
        #expect(RubberBand(Rect(80, 55, 10, 3)).touches(graphic))
        #expect(!RubberBand(Rect(5, 0, 3, 3)).touches(graphic))
    }

    @Test func itTakesAllThatItTouches() {
        let drawing = Boxes.drawing(10)
        let band = RubberBand(Rect(105, 5, 300, 100))
        let selection = band.selection(in: drawing.graphics, SpatialIndex(drawing.graphics))
        #expect(selection.positions(in: drawing.graphics) == [1, 2, 3, 4])
    }
}
