import Ink
import Sketch

/// Which part of a page a widget shows, and how large: the map between user units and pixels of the widget.
public struct Viewport {
    /// Pixels of the widget to a CSS pixel of the page.
    public private(set) var zoom = 1.0
    /// Where the page's top left corner is, in pixels of the widget.
    private(set) var origin = Point.zero
    private(set) var room = Size(0, 0)
    private(set) var page = Page(size: Size(1, 1))
    /// Whether the page follows the widget's size, as it does until somebody zooms.
    private(set) var isFitted = true

    static let zooms = 0.05...64.0
    private static let margin = 24.0

    /// From user units to pixels of the widget.
    var view: Transform {
        Transform(zoom, 0, 0, zoom, origin.x, origin.y).concatenating(page.viewTransform)
    }

    /// Where the page is, in pixels of the widget.
    var paper: Rect { Rect(origin.x, origin.y, page.size.width * zoom, page.size.height * zoom) }

    /// The middle of what shows of the page, in user units.
    var middle: Point {
        let left = max(0, paper.minX)
        let top = max(0, paper.minY)
        let right = min(room.width, paper.maxX)
        let bottom = min(room.height, paper.maxY)
        let shows = right > left && bottom > top
        return userPoint(shows ? Point((left + right) / 2, (top + bottom) / 2) : paper.center)
    }

    /// The place in user units under a pixel of the widget.
    func userPoint(_ pixel: Point) -> Point { view.inverse?.apply(pixel) ?? .zero }

    mutating func show(_ page: Page) {
        self.page = page
        fit()
    }

    mutating func resize(to size: Size) {
        guard size != room else { return }
        let center = Point(room.width / 2, room.height / 2)
        room = size
        if isFitted {
            fit()
        } else {
            origin = origin + (Point(size.width / 2, size.height / 2) - center)
            keepInSight()
        }
    }

    /// Shows the whole page, never larger than it is unless it is tiny.
    mutating func fit() {
        isFitted = true
        let inner = Size(max(1, room.width - 2 * Self.margin), max(1, room.height - 2 * Self.margin))
        let most = max(page.size.width, page.size.height) < 200 ? 4.0 : 1.0
        let fitting = min(
            inner.width / max(1e-6, page.size.width), inner.height / max(1e-6, page.size.height), most)
        zoom = clamp(fitting)
        center()
    }

    /// Zooms so that the place under the pixel stays there.
    mutating func zoom(to factor: Double, around pixel: Point) {
        let new = clamp(factor)
        origin = pixel + (origin - pixel) * (new / zoom)
        zoom = new
        isFitted = false
        keepInSight()
    }

    mutating func pan(by way: Point) {
        origin = origin + way
        isFitted = false
        keepInSight()
    }

    private mutating func center() {
        origin = Point(
            ((room.width - page.size.width * zoom) / 2).rounded(),
            ((room.height - page.size.height * zoom) / 2).rounded())
    }

    /// A page that fits stays whole; of a larger one no more than the margin beyond its edges shows.
    private mutating func keepInSight() {
        func kept(_ origin: Double, _ extent: Double, _ room: Double) -> Double {
            let free = room - extent
            if free >= 2 * Self.margin { return (free / 2).rounded() }
            return min(Self.margin, max(free - Self.margin, origin)).rounded()
        }
        origin = Point(
            kept(origin.x, page.size.width * zoom, room.width),
            kept(origin.y, page.size.height * zoom, room.height))
    }

    private func clamp(_ zoom: Double) -> Double {
        min(Self.zooms.upperBound, max(Self.zooms.lowerBound, zoom))
    }
}
