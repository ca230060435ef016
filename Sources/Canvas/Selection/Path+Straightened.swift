import Ink

/// A run of straight lines.
struct Polyline: Sendable {
    var points: [Point]
}

extension Path {
    /// The subpaths with curves as straight lines, which stray from them by no more than a few hundredths of
    /// their size: enough to tell what a rectangle touches.
    var straightened: [Polyline] {
        let steps = 16
        var result: [Polyline] = []
        var line = Polyline(points: [])
        func finish() {
            if !line.points.isEmpty { result.append(line) }
        }
        for segment in segments {
            switch segment {
            case .move(let p):
                finish()
                line = Polyline(points: [p])
            case .line(let p): line.points.append(p)
            case .curve(let p, let q, let r):
                let start = line.points.last ?? p
                for step in 1...steps {
                    line.points.append(cubic(start, p, q, r, at: Double(step) / Double(steps)))
                }
            case .close:
                guard let start = line.points.first else { continue }
                line.points.append(start)
                finish()
                line = Polyline(points: [start])
            }
        }
        if line.points.count > 1 || result.isEmpty { finish() }
        return result
    }
}

private func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at t: Double) -> Point {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
}

extension [Polyline] {
    /// The smallest upright rectangle around all points; nil where there are none.
    var bounds: Rect? {
        lazy.flatMap(\.points).reduce(nil) { bounds, point in
            let place = Rect(point.x, point.y, 0, 0)
            return bounds?.union(place) ?? place
        }
    }

    /// Whether the point is inside of the lines, each closed.
    func surround(_ point: Point, _ rule: FillRule) -> Bool {
        var winding = 0
        var crossings = 0
        for line in self {
            guard let first = line.points.first else { continue }
            for (a, b) in zip(line.points, line.points.dropFirst() + [first]) {
                guard (a.y <= point.y) != (b.y <= point.y) else { continue }
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += b.y > a.y ? 1 : -1
            }
        }
        return rule == .evenOdd ? crossings % 2 != 0 : winding != 0
    }
}
