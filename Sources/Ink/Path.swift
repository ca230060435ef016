/// An outline: lines and cubic curves, in user units.
public struct Path: Sendable, Hashable, Codable {
    public enum Segment: Sendable, Hashable, Codable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        case close
    }

    public var segments: [Segment]

    public init(_ segments: [Segment] = []) {
        self.segments = segments
    }

    public var isEmpty: Bool { segments.isEmpty }

    public mutating func move(to point: Point) { segments.append(.move(point)) }
    public mutating func line(to point: Point) { segments.append(.line(point)) }
    public mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
        segments.append(.curve(control1, control2, end))
    }
    public mutating func close() { segments.append(.close) }

    /// A line through the points, in order.
    public init(through points: [Point], closed: Bool = false) {
        segments = []
        segments.reserveCapacity(points.count + 1)
        for (index, point) in points.enumerated() {
            segments.append(index == 0 ? .move(point) : .line(point))
        }
        if closed, !points.isEmpty { segments.append(.close) }
    }

    /// A rectangle, its corners rounded by the radii, which are cut to half the sides.
    public init(rect r: Rect, rx: Double = 0, ry: Double = 0) {
        let rx = min(max(0, rx), r.width / 2)
        let ry = min(max(0, ry), r.height / 2)
        guard rx > 0, ry > 0 else {
            self.init(
                through: [
                    Point(r.minX, r.minY), Point(r.maxX, r.minY), Point(r.maxX, r.maxY),
                    Point(r.minX, r.maxY),
                ], closed: true)
            return
        }
        let kx = rx * Path.quarter
        let ky = ry * Path.quarter
        self.init()
        move(to: Point(r.minX + rx, r.minY))
        line(to: Point(r.maxX - rx, r.minY))
        curve(
            Point(r.maxX - rx + kx, r.minY), Point(r.maxX, r.minY + ry - ky), to: Point(r.maxX, r.minY + ry))
        line(to: Point(r.maxX, r.maxY - ry))
        curve(
            Point(r.maxX, r.maxY - ry + ky), Point(r.maxX - rx + kx, r.maxY), to: Point(r.maxX - rx, r.maxY))
        line(to: Point(r.minX + rx, r.maxY))
        curve(
            Point(r.minX + rx - kx, r.maxY), Point(r.minX, r.maxY - ry + ky), to: Point(r.minX, r.maxY - ry))
        line(to: Point(r.minX, r.minY + ry))
        curve(
            Point(r.minX, r.minY + ry - ky), Point(r.minX + rx - kx, r.minY), to: Point(r.minX + rx, r.minY))
        close()
    }

    /// An ellipse that starts at three o'clock and runs clockwise, as SVG says.
    public init(ellipse center: Point, rx: Double, ry: Double) {
        let kx = rx * Path.quarter
        let ky = ry * Path.quarter
        let (x, y) = (center.x, center.y)
        self.init()
        move(to: Point(x + rx, y))
        curve(Point(x + rx, y + ky), Point(x + kx, y + ry), to: Point(x, y + ry))
        curve(Point(x - kx, y + ry), Point(x - rx, y + ky), to: Point(x - rx, y))
        curve(Point(x - rx, y - ky), Point(x - kx, y - ry), to: Point(x, y - ry))
        curve(Point(x + kx, y - ry), Point(x + rx, y - ky), to: Point(x + rx, y))
        close()
    }

    /// How far, as a part of the radius, the control points of a quarter circle stand off its ends.
    static let quarter = 0.552_284_749_830_793_6

    /// Bounds of all points and control points: never smaller than the outline; nil where there is none.
    public var controlBounds: Rect? {
        var low = Point(.infinity, .infinity)
        var high = Point(-.infinity, -.infinity)
        func include(_ p: Point) {
            low = Point(min(low.x, p.x), min(low.y, p.y))
            high = Point(max(high.x, p.x), max(high.y, p.y))
        }
        for segment in segments {
            switch segment {
            case .move(let p), .line(let p): include(p)
            case .curve(let p, let q, let r):
                include(p)
                include(q)
                include(r)
            case .close: break
            }
        }
        return low.x <= high.x ? Rect(from: low, to: high) : nil
    }

    public func transformed(by map: Transform) -> Path {
        Path(
            segments.map { segment in
                switch segment {
                case .move(let p): .move(map.apply(p))
                case .line(let p): .line(map.apply(p))
                case .curve(let p, let q, let r): .curve(map.apply(p), map.apply(q), map.apply(r))
                case .close: .close
                }
            })
    }
}
