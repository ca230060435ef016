import CRsvg
import Cairo
import FoundationEssentials
import Ink

/// A small picture in SVG, such as a stamp, drawn by librsvg. It reads no file but its own text.
public final class SVGPicture {
    private let handle: Handle

    /// - Parameters:
    ///   - svg: a whole document.
    ///   - ink: what `currentColor` stands for in it.
    public init(svg: String, ink: Color) throws(RenderingError) {
        handle = try Handle(Data(svg.utf8), nil, isLarge: false)
        try handle.setStyle("svg { color: \(ink.css) }")
    }

    /// Draws it as large as fits into the frame, in its middle.
    public func draw(in frame: Rect, into context: Context) throws(RenderingError) {
        do {
            try context.transformed(by: .translation(frame.minX, frame.minY)) {
                try handle.drawDocument(frame.size, context)
            }
        } catch let error as RenderingError {
            throw error
        } catch {
            throw .foreign(reason: "\(error)")
        }
    }
}
