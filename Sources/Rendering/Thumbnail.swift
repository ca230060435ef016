import Cairo
import FoundationEssentials
import Ink
import Sketch

/// A small picture of a drawing's page.
public enum Thumbnail {
    /// The page on transparent ground, as large as fits and in its own proportions.
    /// - Parameters:
    ///   - file: where the drawing is kept; pictures that it refers to are looked for beside it.
    ///   - room: the most that it may take, in the units that the display counts in.
    ///   - scale: pixels to such a unit.
    public static func picture(of drawing: Drawing, file: URL? = nil, fitting room: Size, scale: Double = 1)
        throws -> Picture
    {
        let page = drawing.page.size
        guard page.width > 0, page.height > 0 else {
            throw RenderingError.size(
                width: Int(clamping: page.width), height: Int(clamping: page.height))
        }
        let fit = min(room.width / page.width, room.height / page.height)
        func pixels(_ length: Double) -> Int { max(1, Int(clamping: (length * fit * scale).rounded())) }
        let (width, height) = (pixels(page.width), pixels(page.height))
        let renderer = try DrawingRenderer(drawing, file: file)
        return try RenderingError.wrapping {
            try Picture(width: width, height: height, scale: scale) { context in
                let map = Transform.scale(
                    Double(width) / page.width / scale, Double(height) / page.height / scale)
                try context.transformed(by: map) { try renderer.drawPage(into: context) }
            }
        }
    }
}
