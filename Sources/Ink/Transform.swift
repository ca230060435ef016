import FoundationEssentials
import Glibc

/// An affine map of the plane: x′ = a·x + c·y + e, y′ = b·x + d·y + f, as SVG's `matrix(a b c d e f)`.
public struct Transform: Sendable, Hashable, Codable {
    public var a, b, c, d, e, f: Double

    public static let identity = Transform(1, 0, 0, 1, 0, 0)

    public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
    }

    public static func translation(_ x: Double, _ y: Double) -> Transform { Transform(1, 0, 0, 1, x, y) }
    public static func scale(_ x: Double, _ y: Double) -> Transform { Transform(x, 0, 0, y, 0, 0) }

    /// A turn by an angle in radians, clockwise on the screen.
    public static func rotation(_ angle: Double) -> Transform {
        Transform(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
    }

    /// The map that applies `inner` first and then this one.
    public func concatenating(_ inner: Transform) -> Transform {
        Transform(
            a * inner.a + c * inner.b, b * inner.a + d * inner.b,
            a * inner.c + c * inner.d, b * inner.c + d * inner.d,
            a * inner.e + c * inner.f + e, b * inner.e + d * inner.f + f)
    }

    public func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + e, b * p.x + d * p.y + f) }

    /// The upright bounds of the mapped rectangle.
    public func apply(_ r: Rect) -> Rect {
        let corners = [
            apply(Point(r.minX, r.minY)), apply(Point(r.maxX, r.minY)),
            apply(Point(r.maxX, r.maxY)), apply(Point(r.minX, r.maxY)),
        ]
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        return Rect(
            from: Point(xs.min() ?? 0, ys.min() ?? 0), to: Point(xs.max() ?? 0, ys.max() ?? 0))
    }

    public var determinant: Double { a * d - b * c }

    /// How much lengths grow on average: the square root of the growth of areas.
    public var meanScale: Double { abs(determinant).squareRoot() }

    /// The most that any length grows: the larger singular value.
    public var maxScale: Double {
        let s = a * a + b * b + c * c + d * d
        let det = determinant
        let root = max(0, s * s - 4 * det * det).squareRoot()
        return ((s + root) / 2).squareRoot()
    }

    /// The map back, or nil where this one flattens the plane.
    public var inverse: Transform? {
        let det = determinant
        guard det.isFinite, abs(det) > 1e-12 else { return nil }
        return Transform(
            d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det)
    }
}
