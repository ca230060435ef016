import FoundationEssentials
import Glibc
import Ink
import Sketch

/// A shape pulled up between two corners.
struct ShapeGesture: Gesture {
    let style: Style
    private let start: Point
    private let grain: Double
    private let make: @Sendable (Point, Point) -> Shape
    private let constrain: @Sendable (Point) -> Point
    private var corners: (Point, Point)

    /// - Parameters:
    ///   - constrain: turns the way from the first corner to the second into the nearest regular one.
    ///   - make: the shape between two corners.
    init(
        at point: Point, grain: Double, style: Style, constrain: @escaping @Sendable (Point) -> Point,
        make: @escaping @Sendable (Point, Point) -> Shape
    ) {
        self.style = style
        self.grain = grain
        self.constrain = constrain
        self.make = make
        start = point.snapped(to: grain)
        corners = (start, start)
    }

    mutating func move(to point: Point, constrained: Bool, centered: Bool) {
        let way = constrained ? constrain(point - start) : point - start
        let end = (start + way).snapped(to: grain)
        corners = (centered ? start * 2 - end : start, end)
    }

    /// Nothing where nothing would show: a press that never moved, and a shape without height or width.
    var shape: Shape? {
        guard corners.0 != corners.1 else { return nil }
        let shape = make(corners.0, corners.1)
        return shape.path.isEmpty ? nil : shape
    }

    /// As wide as high: the longer side counts.
    static let square: @Sendable (Point) -> Point = { way in
        let side = max(abs(way.x), abs(way.y))
        return Point(way.x < 0 ? -side : side, way.y < 0 ? -side : side)
    }

    /// In the nearest of eight directions, as far as the way goes in that direction.
    static let eighthTurn: @Sendable (Point) -> Point = { way in
        let step = Double.pi / 4
        let angle = (atan2(way.y, way.x) / step).rounded() * step
        let length = way.x * cos(angle) + way.y * sin(angle)
        return Point(length * cos(angle), length * sin(angle))
    }
}
