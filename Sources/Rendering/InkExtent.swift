import Ink
import Sketch

/// How much of the plane a graphic can touch.
public enum InkExtent: Sendable, Hashable {
    /// It shows nothing.
    case nothing
    /// Nothing outside the rectangle, in the drawing's user units.
    case within(Rect)
    /// Daub cannot tell, as of foreign elements.
    case anywhere
}

extension Graphic {
    /// What the graphic can touch: its outline's control points, the stroke with caps and mitres around them.
    ///
    /// Pixels at the border belong to whoever asks: edges are soft for one more pixel.
    public var inkExtent: InkExtent {
        if case .foreign = shape { return .anywhere }
        guard style.isVisible, let outline = shape.controlBounds(style) else { return .nothing }
        let reach = style.strokeReach
        // A stroke that leads in any direction reaches as far as the map stretches at most.
        let bounds = transform.apply(outline).insetBy(-reach * transform.maxScale)
        let isFinite =
            bounds.x.isFinite && bounds.y.isFinite && bounds.width.isFinite && bounds.height.isFinite
        return isFinite ? .within(bounds) : .anywhere
    }
}

extension Shape {
    /// The bounds of the outline's points and control points, without building the outline where it is plain.
    ///
    /// Of a text, the bounds of its letters.
    fileprivate func controlBounds(_ style: Style) -> Rect? {
        switch self {
        case .path(let path): path.controlBounds
        case .rectangle(let rect, _, _): rect.isEmpty ? nil : rect
        case .ellipse(let center, let rx, let ry):
            rx > 0 && ry > 0 ? Rect(center.x - rx, center.y - ry, 2 * rx, 2 * ry) : nil
        case .line(let from, let to): Rect(from: from, to: to)
        case .polyline, .polygon: path.controlBounds
        case .text(let text): TextBlock(text, style: style).inkBounds
        case .foreign: nil
        }
    }
}
