import Ink
import Rendering
import Sketch

/// A rectangle that a person pulls up to take hold of all that it touches.
public struct RubberBand: Sendable, Hashable {
    /// In the drawing's user units.
    public let rect: Rect

    public init(_ rect: Rect) {
        self.rect = rect
    }

    /// The graphics that it touches; of a foreign one the bounds count.
    public func selection(
        in graphics: GraphicList, _ index: SpatialIndex, _ foreign: ForeignPlaces = ForeignPlaces()
    ) -> Selection {
        Selection(
            index.positions(touching: rect).lazy
                .filter { position in
                    switch index.extent(at: position) {
                    case .nothing: false
                    case .within(let bounds):
                        rect.contains(bounds) || touches(graphics[position])
                    case .anywhere:
                        foreign.bounds(of: graphics[position])?.intersects(rect) ?? false
                    }
                }
                .map { graphics[$0].id })
    }

    /// Whether the graphic's line or what is filled has a part in the rectangle. A dashed line counts as solid.
    /// Where a shape tells no outline, its bounds count.
    public func touches(_ graphic: Graphic) -> Bool {
        let outline = graphic.shape.path.transformed(by: graphic.transform)
        guard !outline.isEmpty else { return true }
        let style = graphic.style
        let isStroked = style.strokeColor != nil
        let reach = isStroked ? style.strokeWidth / 2 * graphic.transform.meanScale : 0
        guard isStroked || style.fillColor != nil else { return false }
        let lines = outline.straightened
        let wide = rect.insetBy(-reach)
        for line in lines {
            for (a, b) in zip(line.points, line.points.dropFirst()) where wide.meets(a, b) { return true }
            if line.points.count == 1, wide.contains(line.points[0]) { return true }
        }
        return style.fillColor != nil && lines.surround(rect.center, style.fillRule)
    }
}

extension Rect {
    fileprivate func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// Whether the straight line between two points has a part in the rectangle: Liang and Barsky's clipping.
    fileprivate func meets(_ a: Point, _ b: Point) -> Bool {
        var (first, last) = (0.0, 1.0)
        let way = b - a
        for (step, room) in [
            (-way.x, a.x - minX), (way.x, maxX - a.x), (-way.y, a.y - minY), (way.y, maxY - a.y),
        ] {
            if step == 0 {
                if room < 0 { return false }
            } else if step < 0 {
                first = max(first, room / step)
            } else {
                last = min(last, room / step)
            }
        }
        return first <= last
    }
}
