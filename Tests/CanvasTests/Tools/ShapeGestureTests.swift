import Canvas
import Ink
import Sketch
import Testing

struct ShapeGestureTests {
    private func shape(
        _ tool: String, from start: Point, to end: Point, constrained: Bool = false, centered: Bool = false,
        grain: Double = 0.01
    ) -> Shape? {
        var gesture = Tools.tool(tool).begin(at: start, grain: grain, style: Style())
        gesture.move(to: end, constrained: constrained, centered: centered)
        return gesture.shape
    }

    private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Shape {
        .rectangle(Rect(x, y, width, height), rx: 0, ry: 0)
    }

    private func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Shape {
        .ellipse(center: Point(x, y), rx: rx, ry: ry)
    }

    @Test func aRectangleReachesFromCornerToCornerWhicheverWay() {
        let expected = rectangle(10, 20, 30, 40)
        #expect(shape("Rectangle", from: Point(10, 20), to: Point(40, 60)) == expected)
        #expect(shape("Rectangle", from: Point(40, 60), to: Point(10, 20)) == expected)
        #expect(shape("Rectangle", from: Point(40, 20), to: Point(10, 60)) == expected)
    }

    @Test func anEllipseFillsTheSameRectangle() {
        #expect(shape("Ellipse", from: Point(10, 20), to: Point(40, 60)) == ellipse(25, 40, 15, 20))
    }

    @Test func aLineKeepsItsDirection() {
        #expect(
            shape("Line", from: Point(40, 60), to: Point(10, 20))
                == .line(from: Point(40, 60), to: Point(10, 20)))
    }

    @Test(arguments: [
        (Point(30, 10), Rect(0, 0, 30, 30)), (Point(10, -30), Rect(0, -30, 30, 30)),
        (Point(-5, 20), Rect(-20, 0, 20, 20)), (Point(-20, -5), Rect(-20, -20, 20, 20)),
    ])
    func constrainedIsSquareByTheLongerSide(end: Point, box: Rect) {
        #expect(
            shape("Rectangle", from: .zero, to: end, constrained: true)
                == rectangle(box.x, box.y, box.width, box.height))
        #expect(
            shape("Ellipse", from: .zero, to: end, constrained: true)
                == ellipse(box.center.x, box.center.y, box.width / 2, box.height / 2))
    }

    @Test(arguments: [
        (Point(10, 1), Point(10, 0)), (Point(1, 10), Point(0, 10)), (Point(-10, 1), Point(-10, 0)),
        (Point(10, 8), Point(9, 9)), (Point(-8, 10), Point(-9, 9)), (Point(8, -10), Point(9, -9)),
    ])
    func aConstrainedLineRunsInEighthsOfATurn(end: Point, place: Point) {
        #expect(
            shape("Line", from: .zero, to: end, constrained: true, grain: 1) == .line(from: .zero, to: place))
    }

    @Test func centeredGrowsToBothSides() {
        let (start, end) = (Point(50, 50), Point(60, 70))
        #expect(shape("Rectangle", from: start, to: end, centered: true) == rectangle(40, 30, 20, 40))
        #expect(shape("Ellipse", from: start, to: end, centered: true) == ellipse(50, 50, 10, 20))
        #expect(
            shape("Line", from: start, to: end, centered: true)
                == .line(from: Point(40, 30), to: Point(60, 70)))
        #expect(
            shape("Rectangle", from: start, to: end, constrained: true, centered: true)
                == rectangle(30, 30, 40, 40))
    }

    @Test(arguments: ["Line", "Rectangle", "Ellipse"])
    func aPressWithoutMotionDrawsNothing(tool: String) {
        #expect(Tools.tool(tool).begin(at: Point(5, 5), grain: 0.01, style: Style()).shape == nil)
        #expect(shape(tool, from: Point(5, 5), to: Point(5.001, 5)) == nil)
        #expect(shape(tool, from: Point(5, 5), to: Point(5, 5), constrained: true, centered: true) == nil)
    }

    @Test(arguments: ["Rectangle", "Ellipse"], [Point(30, 5), Point(5, 30)])
    func whatHasNoAreaIsNothingRatherThanInvisible(tool: String, end: Point) {
        #expect(shape(tool, from: Point(5, 5), to: end) == nil)
    }

    @Test func comingBackToTheStartDrawsNothing() {
        var gesture = Tools.tool("Rectangle").begin(at: Point(5, 5), grain: 0.01, style: Style())
        gesture.move(to: Point(50, 50), constrained: false, centered: false)
        #expect(gesture.shape != nil)
        gesture.move(to: Point(5, 5), constrained: false, centered: false)
        #expect(gesture.shape == nil)
    }

    @Test func cornersAreSnappedToTheGrain() {
        #expect(
            shape("Rectangle", from: Point(0.26, 0.74), to: Point(9.9, 20.1), grain: 0.5)
                == rectangle(0.5, 0.5, 9.5, 19.5))
    }

    @Test func onlyALineLosesItsFill() {
        var style = Style()
        style.fill = .color(.white)
        let fills = ["Line", "Rectangle", "Ellipse"].map {
            Tools.tool($0).begin(at: .zero, grain: 0.01, style: style).style.fill
        }
        #expect(fills == [.none, .color(.white), .color(.white)])
    }
}
