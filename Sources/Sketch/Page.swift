import Ink

/// The sheet that a drawing stands on: how large it is and which part of user space it shows.
public struct Page: Sendable, Hashable, Codable {
    /// In CSS pixels, 96 an inch. Zero where the file says so: then nothing of it shows.
    public var size: Size
    /// What of user space the page shows.
    public var viewBox: Rect
    /// From user units to CSS pixels of the page, `preserveAspectRatio` obeyed.
    public var viewTransform: Transform
    /// What the sheet is covered with before anything is drawn: the root's `background-color`.
    public var background: Color?

    public init(size: Size, viewBox: Rect, viewTransform: Transform, background: Color? = nil) {
        self.size = size
        self.viewBox = viewBox
        self.viewTransform = viewTransform
        self.background = background
    }

    /// The page in another size, in CSS pixels: what is drawn stays as large, and as far from the top left
    /// corner, as it is.
    public func resized(to size: Size) -> Page {
        guard let inverse = viewTransform.inverse else { return self }
        var page = self
        page.size = size
        page.viewBox = Rect(
            from: inverse.apply(.zero), to: inverse.apply(Point(size.width, size.height)))
        return page
    }

    /// Width and height as SVG spells them, in the unit of the paper where the page is of a known one.
    var spelledSize: (width: String, height: String) {
        guard let paper = Paper(of: size) else { return (size.width.svg, size.height.svg) }
        let (short, long) = (paper.width.svg, paper.height.svg)
        return size.width > size.height ? (long, short) : (short, long)
    }

    /// A page whose user unit is one pixel.
    public init(size: Size) {
        self.init(
            size: size, viewBox: Rect(0, 0, size.width, size.height), viewTransform: .identity)
    }
}
