import Cairo
import Ink

/// Draws pieces of SVG in cells. It is given by whoever presents pickers, so that popovers need no reader of SVG.
@MainActor
public protocol PictureRenderer: AnyObject {
    /// Draws the picture as large as fits, in its middle.
    /// - Parameters:
    ///   - svg: a whole document, as `SVGFragment` takes it.
    ///   - ink: what `currentColor` stands for in it.
    /// - Returns: false where it cannot be drawn.
    func draw(_ svg: String, in frame: Rect, ink: Color, into context: Context) -> Bool
}
