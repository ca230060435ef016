import Cairo
import FoundationEssentials
import Ink
import Sketch

/// Writes a drawing as a file of another kind. The file is written whole or not at all.
public struct DrawingExport {
    /// The kinds of file, by the ending of their names.
    public enum Format: String, Sendable, CaseIterable {
        case png, pdf, svg
    }

    private let drawing: Drawing
    private let file: URL?

    /// - Parameter file: where the drawing is kept; pictures that it refers to are looked for beside it.
    public init(_ drawing: Drawing, file: URL? = nil) {
        self.drawing = drawing
        self.file = file
    }

    /// Writes the drawing's page.
    /// - Parameter width: of the picture in pixels, the height in proportion; the page's own size where nil.
    ///   An SVG keeps its size.
    /// - Throws: `RenderingError`; no file is then left where none was.
    public func write(to url: URL, as format: Format, width: Int? = nil) throws(RenderingError) {
        try WholeFile.write(data(as: format, width: width), to: url)
    }

    /// The bytes of the file.
    public func data(as format: Format, width: Int? = nil) throws(RenderingError) -> Data {
        do {
            switch format {
            case .png: return try picture(width: width).png()
            case .pdf: return try pdf(width: width)
            case .svg: return drawing.svg()
            }
        } catch let error as RenderingError {
            throw error
        } catch let error as CairoError {
            throw RenderingError(error)
        } catch {
            throw .drawing(reason: "\(error)")
        }
    }

    /// The page on transparent ground.
    /// - Parameter width: in pixels, the height in proportion; the page's own size, part of a pixel counting
    ///   as one, where nil.
    public func picture(width: Int? = nil) throws -> Surface {
        let (size, scale) = try measure(width)
        return try RenderingError.wrapping {
            let surface = try Surface(width: Int(size.width), height: Int(size.height))
            let context = Context(surface)
            try context.transformed(by: scale) {
                try DrawingRenderer(drawing, file: file).drawPage(into: context)
            }
            return surface
        }
    }

    private func pdf(width: Int?) throws -> Data {
        let (size, scale) = try measure(width)
        // A CSS pixel is a 96th of an inch, a point a 72nd.
        let points = 72.0 / 96
        let page = width == nil ? drawing.page.size : size
        return try PDF.document(
            size: Size(page.width * points, page.height * points), title: drawing.title
        ) { context in
            try context.transformed(by: Transform.scale(points, points).concatenating(scale)) {
                try DrawingRenderer(drawing, file: file).drawPage(into: context)
            }
        }
    }

    /// The picture's size in whole pixels, and the map from the page to it.
    private func measure(_ width: Int?) throws(RenderingError) -> (Size, Transform) {
        let page = drawing.page.size
        var size = Size(page.width.rounded(.up), page.height.rounded(.up))
        var scale = Transform.identity
        if let width, page.width > 0 {
            let factor = Double(width) / page.width
            size = Size(Double(width), max(1, (page.height * factor).rounded()))
            scale = .scale(factor, size.height / max(page.height, 1e-9))
        }
        let sides = Double(Surface.sides.lowerBound)...Double(Surface.sides.upperBound)
        guard sides.contains(size.width), sides.contains(size.height) else {
            throw .size(width: Int(clamping: size.width), height: Int(clamping: size.height))
        }
        return (size, scale)
    }
}
