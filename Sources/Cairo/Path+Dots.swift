import Ink

extension Path {
    /// Where subpaths stand that lead nowhere: they have a segment, and no point farther from their start than
    /// `reach`, in user units. A move alone is none.
    func dots(within reach: Double) -> [Point] {
        var dots: [Point] = []
        var start: Point?
        var hasSegment = false
        var isDot = true

        func end() {
            if let start, hasSegment, isDot { dots.append(start) }
        }
        func visit(_ point: Point) {
            guard let start else { return }
            hasSegment = true
            isDot = isDot && abs(point.x - start.x) <= reach && abs(point.y - start.y) <= reach
        }
        for segment in segments {
            switch segment {
            case .move(let point):
                end()
                (start, hasSegment, isDot) = (point, false, true)
            case .line(let point): visit(point)
            case .curve(let p, let q, let r):
                visit(p)
                visit(q)
                visit(r)
            case .close:
                hasSegment = true
                end()
                // What follows a close without a move starts anew at the same place.
                (hasSegment, isDot) = (false, true)
            }
        }
        end()
        return dots
    }
}
