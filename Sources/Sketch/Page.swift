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

    /// A page whose user unit is one pixel.
    public init(size: Size) {
        self.init(
            size: size, viewBox: Rect(0, 0, size.width, size.height), viewTransform: .identity)
    }
}
