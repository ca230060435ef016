import Ink

/// What was read from a source: the drawing as opened, and what its writer must know of the surroundings.
struct Scene: Sendable {
    /// An element that graphics stand in, as it looks to a child.
    struct Container: Sendable {
        /// From a child's units to the root's.
        var transform = Transform.identity
        /// What a child inherits.
        var style = Style()
        var groups: [Int] = []
    }

    var title = ""
    var description = ""
    var properties: [String: String] = [:]
    var graphics = GraphicList()
    var groups: [Group] = []
    var page = Page(size: Size(300, 150))
    /// By the number of the element.
    var containers: [Int: Container] = [:]
    var titleElement: Int?
    var descriptionElement: Int?
    /// Whether a style sheet has a say in how elements look.
    var hasStyleSheet = false
}

extension Scene {
    /// How far right and down from the origin the graphics reach, in whole user units; nil where none does.
    var extent: Size? {
        var (right, bottom) = (0.0, 0.0)
        for graphic in graphics {
            let reach = graphic.style.strokeColor == nil ? 0 : graphic.style.strokeWidth / 2
            guard let bounds = graphic.shape.path.controlBounds?.insetBy(-reach) else { continue }
            let placed = graphic.transform.apply(bounds)
            right = max(right, placed.maxX.rounded(.up))
            bottom = max(bottom, placed.maxY.rounded(.up))
        }
        return right > 0 && bottom > 0 ? Size(right, bottom) : nil
    }
}
