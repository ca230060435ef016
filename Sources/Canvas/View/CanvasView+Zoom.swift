import Gtk
import Ink

/// Zoom and pan by keys and actions.
extension CanvasView {
    private static let step = 1.25

    public func zoomIn() { zoom(by: Self.step, around: middle) }
    public func zoomOut() { zoom(by: 1 / Self.step, around: middle) }

    /// Shows the page at its own size.
    public func zoomToActualSize() { zoom(by: 1 / viewport.zoom, around: middle) }

    /// Shows the whole page, and goes on showing it as the window changes.
    public func zoomToFit() {
        viewport.fit()
        viewDidChange()
    }

    func zoom(by factor: Double, around pixel: Point) {
        viewport.zoom(to: viewport.zoom * factor, around: pixel)
        viewDidChange()
    }

    /// The middle of what shows of the page, in user units.
    public var middleOfPage: Point { viewport.middle }

    private var middle: Point { Point(viewport.room.width / 2, viewport.room.height / 2) }

    func handle(_ event: KeyEvent) -> Bool {
        if handleSelection(event) { return true }
        guard event.modifiers.isEmpty else { return false }
        let step = 48.0
        let way: Point
        switch event.key {
        case .escape: return cancelGesture()
        case .left: way = Point(step, 0)
        case .right: way = Point(-step, 0)
        case .up: way = Point(0, step)
        case .down: way = Point(0, -step)
        case .pageUp: way = Point(0, viewport.room.height)
        case .pageDown: way = Point(0, -viewport.room.height)
        default:
            guard let tool = Tools.all.first(where: { $0.key == event.character }) else { return false }
            onToolKey?(tool)
            return true
        }
        viewport.pan(by: way)
        viewDidChange()
        return true
    }
}
