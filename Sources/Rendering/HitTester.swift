import Cairo
import Ink
import Sketch

/// Finds what a person points at.
///
/// It holds a context of its own to measure with, and so belongs to the thread that made it.
public final class HitTester {
    private let context: Context

    public init() throws {
        context = Context(try Surface(width: 1, height: 1))
    }

    /// The position of the topmost graphic within the tolerance of the point, or nil where there is none.
    /// - Parameters:
    ///   - point: in the drawing's user units.
    ///   - tolerance: in the drawing's user units.
    ///   - index: of those graphics.
    public func topmost(
        at point: Point, tolerance: Double, in graphics: GraphicList, index: SpatialIndex
    ) -> Int? {
        let around = Rect(point.x, point.y, 0, 0).insetBy(-tolerance)
        return index.positions(touching: around).last { position in
            hits(graphics[position], at: point, tolerance: tolerance)
        }
    }

    /// Whether the ink of the graphic comes within the tolerance of the point. A dashed line counts as solid,
    /// and a foreign graphic, whose outline nobody knows, is never hit.
    public func hits(_ graphic: Graphic, at point: Point, tolerance: Double) -> Bool {
        let style = graphic.style
        let (fills, strokes) = (style.fillColor != nil, style.strokeColor != nil)
        guard style.isVisible, fills || strokes, let inverse = graphic.transform.inverse else { return false }
        if case .text(let text) = graphic.shape {
            return hits(TextBlock(text, style: style), graphic, at: point, tolerance: tolerance)
        }
        let outline = graphic.shape.path
        guard let bounds = outline.controlBounds else { return false }
        let map = graphic.transform
        let span = map.apply(bounds)
        let scale = HitTester.scale(tolerance, span, point)
        // The point is at the origin, where cairo's numbers are finest.
        let view = Transform(scale, 0, 0, scale, -point.x * scale, -point.y * scale)
        var hit = false
        context.transformed(by: view.concatenating(map)) {
            let local = inverse.apply(point)
            hit = fills && context.fillContains(local, of: outline, rule: style.fillRule)
            if !hit, strokes {
                var solid = style
                solid.dash = .solid
                hit = context.strokeContains(local, of: outline, with: solid)
            }
        }
        guard !hit, tolerance > 0 else { return hit }
        context.transformed(by: view) {
            var band = Style()
            // What the map's narrow direction makes of the pen: the part that is surely inked.
            let thinnest = strokes ? style.strokeWidth * abs(map.determinant) / max(map.maxScale, 1e-12) : 0
            band.strokeWidth = thinnest + 2 * tolerance
            band.lineCap = .round
            band.lineJoin = .round
            hit = context.strokeContains(point, of: outline.transformed(by: map), with: band)
        }
        return hit
    }

    /// Whether the point comes near to a line of the text, between its letters, too.
    private func hits(
        _ block: TextBlock, _ graphic: Graphic, at point: Point, tolerance: Double
    ) -> Bool {
        let map = graphic.transform
        guard let local = map.inverse?.apply(point) else { return false }
        let near = tolerance / max(map.meanScale, 1e-12)
        return block.lineBounds.contains { $0.width > 0 && $0.insetBy(-near).contains(local) }
    }

    /// Pixels to a user unit: fine enough for the tolerance, coarse enough for cairo's 24 bits.
    private static func scale(_ tolerance: Double, _ span: Rect, _ point: Point) -> Double {
        let reach =
            [span.minX - point.x, span.maxX - point.x, span.minY - point.y, span.maxY - point.y]
            .map(abs).max() ?? 1
        let most = 2_000_000 / max(reach, 1e-9)
        return min(most, tolerance > 0 ? 8 / tolerance : 64)
    }
}
