import Ink
import Sketch
import TestSupport
import Testing

@testable import Canvas

struct PencilGestureTests {
    /// The stroke through the samples, its numbers as a file spells them.
    private func stroke(_ samples: [Point], grain: Double = 0.01) throws -> Path {
        var gesture = Tools.tool("Pencil").begin(at: samples[0], grain: grain, style: Style())
        for sample in samples.dropFirst() { gesture.move(to: sample, constrained: false, centered: false) }
        guard case .path(let path) = try #require(gesture.shape) else {
            Issue.record("a pencil draws a path")
            return Path()
        }
        return path
    }

    @Test func aPressWithoutMotionIsADot() throws {
        #expect(try stroke([Point(3, 4)]).segments == [.move(Point(3, 4)), .line(Point(3, 4))])
    }

    @Test func twoSamplesAreAStraightLine() throws {
        let points = try stroke([Point(0, 0), Point(8, 4)]).segments
        #expect(points == [.move(Point(0, 0)), .line(Point(4, 2)), .line(Point(8, 4))])
    }

    @Test(arguments: 1...12)
    func smoothingKeepsBothEnds(count: Int) throws {
        var random = SeededGenerator(seed: UInt64(count))
        let samples = (0..<count).map { _ in
            Point(
                Double(Int.random(in: 0...400, using: &random)),
                Double(Int.random(in: 0...400, using: &random)))
        }
        let path = try stroke(samples)
        #expect(path.segments.first == .move(samples[0]))
        #expect(path.end == samples[count - 1])
    }

    @Test func itRunsThroughTheMiddlesBetweenSamples() throws {
        let path = try stroke([Point(0, 0), Point(10, 0), Point(10, 10), Point(20, 10)])
        let ends = path.segments.map { segment -> Point in
            switch segment {
            case .move(let point), .line(let point), .curve(_, _, let point): point
            case .close: .zero
            }
        }
        #expect(ends == [Point(0, 0), Point(5, 0), Point(10, 5), Point(15, 10), Point(20, 10)])
    }

    @Test(arguments: [0.0001, 0.01, 0.5, 2])
    func everyPointIsSnappedToTheGrain(grain: Double) throws {
        var random = SeededGenerator(seed: 7)
        let samples = (0..<40).map { _ in
            Point(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random))
        }
        for segment in try stroke(samples, grain: grain).segments {
            let points: [Point] =
                switch segment {
                case .move(let end), .line(let end): [end]
                case .curve(let first, let second, let end): [first, second, end]
                case .close: []
                }
            for number in points.flatMap({ [$0.x, $0.y] }) {
                #expect(abs(number / grain - (number / grain).rounded()) < 1e-6)
            }
        }
    }

    @Test func samplesWithinOneGrainAreOne() throws {
        let path = try stroke([Point(0, 0), Point(0.001, 0), Point(0.004, 0.004)])
        #expect(path.segments == [.move(Point(0, 0)), .line(Point(0, 0))])
    }

    @Test func whatIsSettledStaysAsItIs() {
        var random = SeededGenerator(seed: 3)
        var gesture = PencilGesture(Point(50, 50), grain: 0.01, style: Style())
        var before = gesture.settled.segments
        for _ in 0..<100 {
            gesture.move(
                to: Point(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random)),
                constrained: false, centered: false)
            #expect(gesture.settled.segments.starts(with: before))
            before = gesture.settled.segments
        }
    }

    @Test func aStrokeOfThePencilIsNeverFilled() {
        var style = Style()
        style.fill = .color(.black)
        style.strokeWidth = 7
        let gesture = Tools.tool("Pencil").begin(at: .zero, grain: 0.01, style: style)
        #expect(gesture.style.fill == .none)
        #expect(gesture.style.strokeWidth == 7)
    }
}
