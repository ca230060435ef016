import Cairo
import Ink
import Rendering
import Sketch

/// The frames around what is selected: one around each graphic, and one around all where there are several.
struct SelectionFrames: Sendable {
    /// In the drawing's user units; empty where there are too many to tell apart.
    private(set) var each: [Rect] = []
    /// Around all; nil where nothing is selected.
    private(set) var whole: Rect?

    private static let most = 400

    init(_ graphics: [Graphic] = [], _ foreign: ForeignPlaces = ForeignPlaces()) {
        for graphic in graphics {
            guard
                let bounds =
                    graphic.frame(isTight: graphics.count <= Self.most) ?? foreign.bounds(of: graphic)
            else { continue }
            if graphics.count <= Self.most { each.append(bounds) }
            whole = whole?.union(bounds) ?? bounds
        }
    }

    /// The frame around all, in pixels of the widget.
    func pixels(_ view: Transform) -> Rect? { whole.map { view.apply($0).insetBy(-SelectionFrames.gap) } }

    private static let gap = 3.0

    /// - Parameters:
    ///   - view: from the drawing's user units to pixels of the widget.
    ///   - scale: pixels of the device to one of the widget.
    func draw(into context: Context, view: Transform, scale: Double, color: Color) {
        for frame in each {
            let rect = view.apply(frame).insetBy(-Self.gap).onPixels(scale)
            context.strokeHairline(Path(rect: rect), color.withAlpha(each.count > 1 ? 0.6 : 1))
        }
        guard each.count != 1, let whole = pixels(view) else { return }
        context.strokeHairline(Path(rect: whole.insetBy(-Self.gap).onPixels(scale)), color)
    }
}

extension Rect {
    /// The rectangle through the middles of the device's pixels, where a hairline is sharp.
    fileprivate func onPixels(_ scale: Double) -> Rect {
        func middle(_ place: Double) -> Double { ((place * scale).rounded() + 0.5) / scale }
        return Rect(
            from: Point(middle(minX), middle(minY)), to: Point(middle(maxX), middle(maxY)))
    }
}

extension Graphic {
    /// The upright rectangle around the outline and half the line; corners that reach further stick out.
    /// - Parameter isTight: around the outline, not its control points, which takes longer.
    fileprivate func frame(isTight: Bool) -> Rect? {
        let outline = shape.path.transformed(by: transform)
        guard let bounds = isTight ? outline.straightened.bounds : outline.controlBounds else {
            if case .within(let bounds) = inkExtent { return bounds }
            return nil
        }
        let reach = style.strokeColor == nil ? 0 : style.strokeWidth / 2 * transform.meanScale
        return bounds.insetBy(-reach)
    }
}
