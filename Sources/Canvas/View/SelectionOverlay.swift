import Cairo
import Ink
import Sketch

/// What shows of a selection above the tiles: its frames, the rubber band, and the selected graphics where the
/// pointer has moved them.
@MainActor
struct SelectionOverlay {
    var frames = SelectionFrames()
    /// The rubber band, in user units.
    var band: Rect?
    /// The graphics that are being moved.
    var moved: MovedGraphics?
    /// Many graphics that were let go of, for as long as there are tiles that do not show them yet.
    var landing: MovedGraphics?

    /// What it covers, in pixels of the widget, without what sticks out of the frames; nil for nothing.
    func reach(_ view: Transform) -> Rect? {
        let frame = frames.pixels(shifted(view))?.insetBy(-5)
        let band = band.map { view.apply($0).insetBy(-2) }
        guard let frame, let band else { return frame ?? band }
        return frame.union(band)
    }

    /// - Parameter scale: pixels of the device to one of the widget.
    func drawFrames(into context: Context, view: Transform, scale: Double, color: Color) {
        frames.draw(into: context, view: shifted(view), scale: scale, color: color)
        guard let band else { return }
        let rect = view.apply(band)
        context.fill(rect, color.withAlpha(0.12))
        context.strokeHairline(Path(rect: rect), color)
    }

    private func shifted(_ view: Transform) -> Transform { moved?.shifted(view) ?? view }
}
