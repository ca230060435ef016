import Cairo
import Ink
import Sketch

/// What shows of a selection above the tiles: its frames, the rubber band, and the selected graphics where the
/// pointer has moved them.
struct SelectionOverlay {
    var frames = SelectionFrames()
    /// The rubber band, in user units.
    var band: Rect?
    /// The graphics that are being moved, and how far in user units.
    var moved: (graphics: [Graphic], way: Point)?

    /// What it covers, in pixels of the widget, without what sticks out of the frames; nil for nothing.
    func reach(_ view: Transform) -> Rect? {
        let frame = frames.pixels(shifted(view))?.insetBy(-5)
        let band = band.map { view.apply($0).insetBy(-2) }
        guard let frame, let band else { return frame ?? band }
        return frame.union(band)
    }

    func drawMoved(into context: Context, view: Transform) {
        guard let moved else { return }
        context.transformed(by: shifted(view)) {
            for graphic in moved.graphics { context.draw(graphic) }
        }
    }

    func drawFrames(into context: Context, view: Transform, color: Color) {
        frames.draw(into: context, view: shifted(view), color: color)
        guard let band else { return }
        let rect = view.apply(band)
        context.fill(rect, color.withAlpha(0.12))
        context.strokeHairline(Path(rect: rect), color)
    }

    private func shifted(_ view: Transform) -> Transform {
        guard let way = moved?.way else { return view }
        return view.concatenating(.translation(way.x, way.y))
    }
}
