import FoundationEssentials
import Library
import Localization
import Rendering
import Sketch

/// `daub render`: a drawing as a picture or a document, without a display.
public struct RenderCommand: Sendable {
    public let input: URL
    public let output: URL
    /// In pixels; nil for the page's own width.
    public let width: Int?

    public init(input: URL, output: URL, width: Int?) {
        self.input = input
        self.output = output
        self.width = width
    }

    /// - Returns: what went wrong, in one line; nil where nothing did.
    public func run() -> String? {
        guard let format = DrawingExport.Format(rawValue: output.pathExtension.lowercased()) else {
            let kinds = DrawingExport.Format.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
            return tr(
                "{file}: Daub writes {kinds}; end the name with one of them",
                ["file": output.path, "kinds": kinds])
        }
        do {
            let (_, drawing) = try OpenDrawing.load(input)
            try DrawingExport(drawing).write(to: output, as: format, width: width)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
