import Ink

/// A rectangle of pixels out of the whole drawing at some zoom.
public struct Tile: Sendable, Hashable {
    /// From the drawing's user units to pixels.
    public var view: Transform
    /// The left border, in pixels.
    public var x: Int
    /// The top border, in pixels.
    public var y: Int
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int

    public init(view: Transform, x: Int, y: Int, width: Int, height: Int) {
        self.view = view
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// What it shows, in the drawing's user units, with a pixel around it for soft edges; nil where the view
    /// flattens the plane.
    public var reach: Rect? {
        view.inverse?.apply(Rect(Double(x), Double(y), Double(width), Double(height)).insetBy(-1))
    }
}
