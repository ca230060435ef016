import Rendering
import Sketch

/// A drawing with an edit that is only tried out.
struct Trial: Sendable {
    let drawing: Drawing
    let index: SpatialIndex
    /// Where it differs from the drawing as it is.
    let extent: InkExtent

    /// Nil where the edit changes nothing.
    init?(_ edit: Edit, on original: Drawing, _ originalIndex: SpatialIndex) {
        var (drawing, index) = (original, originalIndex)
        let inverse = drawing.apply(edit)
        guard !inverse.isNothing else { return nil }
        extent = index.follow(inverse, to: drawing.graphics)
        self.drawing = drawing
        self.index = index
    }
}
