import Ink
import Rendering
import Sketch
import Testing

struct HitTesterTests {
    private func graphic(_ data: String, _ change: (inout Style) -> Void = { _ in }) -> Graphic {
        var style = Style()
        change(&style)
        return Graphic(id: GraphicID(0), shape: .path(Path(svg: data)), style: style)
    }

    private func line(_ style: inout Style) {
        style.fill = .none
        style.stroke = .color(.black)
        style.strokeWidth = 2
    }

    @Test(arguments: [
        (Point(5, 5), 0.0, true), (Point(11, 5), 0, false), (Point(11, 5), 2, true), (Point(14, 5), 2, false),
    ])
    func fillsAreHitInsideAndALittleAround(point: Point, tolerance: Double, hit: Bool) throws {
        let square = graphic("M0 0H10V10H0Z")
        #expect(try HitTester().hits(square, at: point, tolerance: tolerance) == hit)
    }

    @Test(arguments: [
        (Point(5, 0), 0.0, true), (Point(5, 0.9), 0, true), (Point(5, 1.5), 0, false),
        (Point(5, 1.5), 1, true),
        (Point(5, 5), 1, false), (Point(5, 2.5), 1, false),
    ])
    func linesAreHitOnTheStrokeAndALittleAround(point: Point, tolerance: Double, hit: Bool) throws {
        let frame = graphic("M0 0H10V10H0Z", line)
        #expect(try HitTester().hits(frame, at: point, tolerance: tolerance) == hit)
    }

    @Test func gapsOfADashAreHit() throws {
        let dashed = graphic("M0 0H100") {
            line(&$0)
            $0.dash = Dash([1, 50])
        }
        #expect(try HitTester().hits(dashed, at: Point(25, 0), tolerance: 0))
    }

    @Test func tinyDrawingsAreHitExactly() throws {
        let square = graphic("M0 0H.001V.001H0Z")
        #expect(try HitTester().hits(square, at: Point(0.0005, 0.0005), tolerance: 0.0001))
        #expect(try !HitTester().hits(square, at: Point(0.0013, 0.0005), tolerance: 0.0001))
    }

    @Test func theTransformCounts() throws {
        var square = graphic("M0 0H1V1H0Z")
        square.transform = Transform(0, 100, -100, 0, 300, 0)
        #expect(try HitTester().hits(square, at: Point(250, 50), tolerance: 0))
        #expect(try !HitTester().hits(square, at: Point(0.5, 0.5), tolerance: 0))
    }

    @Test func whatIsNotShownIsNotHit() throws {
        let hidden = graphic("M0 0H10V10H0Z") { $0.isVisible = false }
        let unpainted = graphic("M0 0H10V10H0Z") { $0.fill = .none }
        for graphic in [hidden, unpainted] {
            #expect(try !HitTester().hits(graphic, at: Point(5, 5), tolerance: 3))
        }
    }

    @Test func theTopmostWins() throws {
        let graphics: GraphicList = [
            graphic("M0 0H10V10H0Z"), graphic("M5 5H15V15H5Z"), graphic("M0 0H9V9H0Z", line),
        ]
        let index = SpatialIndex(graphics)
        let tester = try HitTester()
        #expect(tester.topmost(at: Point(7, 7), tolerance: 0.1, in: graphics, index: index) == 1)
        #expect(tester.topmost(at: Point(2, 2), tolerance: 0.1, in: graphics, index: index) == 0)
        #expect(tester.topmost(at: Point(0, 5), tolerance: 0.1, in: graphics, index: index) == 2)
        #expect(tester.topmost(at: Point(30, 30), tolerance: 0.1, in: graphics, index: index) == nil)
    }
}
