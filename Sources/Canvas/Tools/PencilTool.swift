import Ink
import Localization
import Sketch

/// Draws where the pointer goes.
struct PencilTool: Tool {
    let id = "Pencil"
    var name: String { tr("Pencil") }
    let icon = "daub-pencil-symbolic"
    let key: Character = "p"

    func begin(at point: Point, grain: Double, style: Style) -> any Gesture {
        var style = style
        style.fill = .none
        return PencilGesture(point, grain: grain, style: style)
    }
}

/// A stroke in the making: the samples joined by curves that run through the middles between them.
struct PencilGesture: Gesture {
    private(set) var style: Style
    /// The stroke up to the middle before the last sample: what no further sample will change.
    private(set) var settled: Path
    private var last: Point
    private let grain: Double
    private var count = 1

    init(_ point: Point, grain: Double, style: Style) {
        self.grain = grain
        self.style = style
        last = point.snapped(to: grain)
        settled = Path([.move(last)])
    }

    mutating func move(to point: Point, constrained: Bool, centered: Bool) {
        let point = point.snapped(to: grain)
        guard point != last else { return }
        let middle = ((last + point) * 0.5).snapped(to: grain)
        if count == 1 {
            settled.line(to: middle)
        } else {
            // A quadratic curve from the last middle with the last sample as its control point.
            let start = settled.end ?? last
            settled.curve(
                (start + (last - start) * (2.0 / 3)).snapped(to: grain),
                (middle + (last - middle) * (2.0 / 3)).snapped(to: grain), to: middle)
        }
        last = point
        count += 1
    }

    /// From the settled part to the pointer.
    var tail: Path { Path(through: [settled.end ?? last, last]) }

    /// The whole stroke; a press that never moved is a dot.
    var shape: Shape? {
        var path = settled
        path.line(to: last)
        return .path(path)
    }
}

extension Path {
    /// Where the pen is after the last segment.
    var end: Point? {
        switch segments.last {
        case .move(let p), .line(let p), .curve(_, _, let p): p
        case .close, nil: nil
        }
    }
}
