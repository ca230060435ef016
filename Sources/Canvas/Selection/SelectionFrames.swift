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

    init(_ graphics: [Graphic] = []) {
        for graphic in graphics {
            guard let bounds = graphic.frame(isTight: graphics.count <= Self.most) else { continue }
            if graphics.count <= Self.most { each.append(bounds) }
            whole = whole?.union(bounds) ?? bounds
        }
    }

    /// The frame around all, in pixels of the widget.
    func pixels(_ view: Transform) -> Rect? { whole.map { view.apply($0).insetBy(-SelectionFrames.gap) } }

    private static let gap = 3.0

    /// - Parameter view: from the drawing's user units to pixels of the widget.
    func draw(into context: Context, view: Transform, color: Color) {
        for frame in each {
            let rect = Self.onPixels(view.apply(frame).insetBy(-Self.gap))
            context.strokeHairline(Path(rect: rect), color.withAlpha(each.count > 1 ? 0.6 : 1))
        }
        guard each.count != 1, let whole = pixels(view) else { return }
        context.strokeHairline(Path(rect: Self.onPixels(whole.insetBy(-Self.gap))), color)
    }

    /// Through the middles of pixels, so that the line is sharp.
    private static func onPixels(_ rect: Rect) -> Rect {
        let (left, top) = (rect.minX.rounded() - 0.5, rect.minY.rounded() - 0.5)
        return Rect(left, top, (rect.maxX - left).rounded(), (rect.maxY - top).rounded())
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
