import Cairo
import Ink
import Sketch

/// The gesture that is under way, as it is seen before it is committed.
///
/// A pencil stroke is drawn into a layer of its own, only what is new of it at each motion, so that a long one
/// costs no more than a short one; the layer is laid down as one, so that ink that is not opaque does not
/// darken where it crosses itself. Anything else is drawn afresh.
@MainActor
struct LiveStroke {
    private(set) var gesture: any Gesture
    private var layer: Surface?
    private var drawnSegments = 1
    private let view: Transform

    /// - Parameters:
    ///   - view: from user units to pixels of the widget.
    ///   - room: the widget's size.
    init(_ gesture: any Gesture, view: Transform, room: Size, scale: Double) throws {
        self.gesture = gesture
        self.view = view
        if gesture is PencilGesture, gesture.style.dash.lengths.isEmpty {
            layer = try Surface(
                width: max(1, Int(room.width * scale)), height: max(1, Int(room.height * scale)), scale: scale
            )
        }
    }

    /// Goes on to a point in user units.
    /// - Returns: what looks different now, in pixels of the widget.
    mutating func move(to point: Point, constrained: Bool, centered: Bool) -> Rect {
        let before = reach
        gesture.move(to: point, constrained: constrained, centered: centered)
        guard let layer, let pencil = gesture as? PencilGesture else {
            return padded(before.union(reach))
        }
        let fresh = pencil.settled.segments[drawnSegments...]
        guard !fresh.isEmpty, case let start? = Path(Array(pencil.settled.segments[..<drawnSegments])).end
        else { return padded(before.union(reach)) }
        drawnSegments = pencil.settled.segments.count
        let piece = Path([.move(start)] + fresh)
        let context = Context(layer)
        context.transformed(by: view) { context.draw(piece, with: opaque(pencil.style)) }
        return padded(before.union(reach))
    }

    /// Draws it as it will be, into the widget's context.
    func draw(into context: Context) {
        guard let layer, let pencil = gesture as? PencilGesture else {
            guard let shape = gesture.shape else { return }
            context.transformed(by: view) { context.draw(shape.path, with: gesture.style) }
            return
        }
        let opacity = pencil.style.opacity * (pencil.style.strokeColor?.alpha ?? 0)
        context.group(opacity: opacity) {
            context.paint(layer, smoothing: .none)
            context.transformed(by: view) { context.draw(pencil.tail, with: opaque(pencil.style)) }
        }
    }

    private func opaque(_ style: Style) -> Style {
        var style = style
        style.opacity = 1
        style.stroke = .color(style.strokeColor?.withAlpha(1) ?? .black)
        style.strokeOpacity = 1
        return style
    }

    /// What changes with the next motion: a pencil's tail, or the whole shape.
    private var reach: Rect {
        let path: Path? =
            if let pencil = gesture as? PencilGesture, layer != nil { pencil.tail } else {
                gesture.shape?.path
            }
        return path?.controlBounds ?? Rect(0, 0, 0, 0)
    }

    private func padded(_ user: Rect) -> Rect {
        view.apply(user.insetBy(-gesture.style.strokeReach)).insetBy(-2)
    }
}
