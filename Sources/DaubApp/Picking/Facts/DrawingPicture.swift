import Cairo
import Canvas
import FoundationEssentials
import Ink
import PickerKit
import Rendering
import Sketch

/// What the page of the open drawing looks like, in small, for pickers that take something from it.
@MainActor
final class DrawingPicture: FactSource {
    let fact = Fact.drawingPicture
    /// It is drawn each time: it is another after every stroke.
    let known: [String]? = nil

    /// Enough to tell colors and masses; a picture of the whole fits on a line of the protocol many times.
    nonisolated private static let room = Size(64, 64)

    private let document: @MainActor () -> SketchDocument?

    init(of document: @escaping @MainActor () -> SketchDocument?) { self.document = document }

    func gather() async -> [String] {
        guard let drawing = document()?.drawing else { return [] }
        return await Task.detached {
            // A drawing that cannot be shown has no picture, which is what the picker is told.
            (try? Self.uri(of: drawing)).map { [$0] } ?? []
        }.value
    }

    nonisolated private static func uri(of drawing: Drawing) throws -> String {
        let picture = try Thumbnail.picture(of: drawing, fitting: room)
        let surface = try Surface(width: picture.width, height: picture.height)
        Context(surface).paint(picture, at: .zero)
        return "data:image/png;base64,\(try surface.png().base64EncodedString())"
    }
}
