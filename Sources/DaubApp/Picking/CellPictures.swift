import Cairo
import Ink
import Popovers
import Rendering

/// Draws what is SVG in the cells of pickers. Pictures are read once and kept while they are few.
@MainActor
final class CellPictures: PictureRenderer {
    private struct Key: Hashable {
        let svg: String
        let ink: Color
    }

    /// Nil for one that cannot be drawn.
    private var pictures: [Key: SVGPicture?] = [:]
    private static let most = 512

    func draw(_ svg: String, in frame: Rect, ink: Color, into context: Context) -> Bool {
        guard let picture = picture(Key(svg: svg, ink: ink)) else { return false }
        do {
            try picture.draw(in: frame, into: context)
            return true
        } catch {
            return false
        }
    }

    private func picture(_ key: Key) -> SVGPicture? {
        if let known = pictures[key] { return known }
        if pictures.count >= Self.most { pictures = [:] }
        let picture = try? SVGPicture(svg: key.svg, ink: key.ink)
        pictures[key] = .some(picture)
        return picture
    }
}
