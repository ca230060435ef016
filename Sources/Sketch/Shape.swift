import Ink

/// The geometry of a graphic in its own user units, as SVG's basic shapes name it.
public enum Shape: Sendable, Hashable, Codable {
    case path(Path)
    case rectangle(Rect, rx: Double, ry: Double)
    case ellipse(center: Point, rx: Double, ry: Double)
    case line(from: Point, to: Point)
    case polyline([Point])
    case polygon([Point])
    /// Lines of text, set in the style's font.
    case text(TextShape)
    /// What Daub does not understand and librsvg shows: the number of its element in the source.
    case foreign(element: Int)

    /// The outline to fill and stroke; empty where there is none, as of text and of a foreign element.
    public var path: Path {
        switch self {
        case .path(let path): path
        case .rectangle(let rect, let rx, let ry): rect.isEmpty ? Path() : Path(rect: rect, rx: rx, ry: ry)
        case .ellipse(let center, let rx, let ry):
            rx > 0 && ry > 0 ? Path(ellipse: center, rx: rx, ry: ry) : Path()
        case .line(let from, let to): Path(through: [from, to])
        case .polyline(let points): Path(through: points)
        case .polygon(let points): Path(through: points, closed: true)
        case .text, .foreign: Path()
        }
    }
}
