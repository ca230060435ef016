import Canvas
import Ink
import Sketch

/// Drawings of boxes to take hold of.
enum Boxes {
    /// A filled square of side 10.
    static func box(_ x: Double, _ y: Double, id: Int) -> Graphic {
        Graphic(id: GraphicID(id), shape: .rectangle(Rect(x, y, 10, 10), rx: 0, ry: 0))
    }

    /// A drawing with squares at 0, 100, 200, and so on.
    static func drawing(_ count: Int = 3) -> Drawing {
        var drawing = Drawing(title: "Boxes")
        for place in 0..<count {
            drawing.apply(
                .insert(box(Double(place) * 100, 0, id: drawing.freshID().number), at: place))
        }
        return drawing
    }

    @MainActor
    static func document(_ count: Int = 3) -> SketchDocument { SketchDocument(drawing(count)) }
}

extension Drawing {
    /// Where the squares are, from the lowest to the topmost.
    var lefts: [Double] {
        graphics.map { graphic in
            graphic.transform.apply(graphic.shape.path.controlBounds ?? Rect(0, 0, 0, 0)).minX
        }
    }
}
