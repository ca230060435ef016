import Ink
import Localization
import Sketch

/// Draws an ellipse within the rectangle from corner to corner.
struct EllipseTool: Tool {
    let id = "Ellipse"
    var name: String { tr("Ellipse") }
    let icon = "daub-ellipse-symbolic"
    let key: Character = "e"

    func begin(at point: Point, grain: Double, style: Style) -> any Gesture {
        ShapeGesture(at: point, grain: grain, style: style, constrain: ShapeGesture.square) {
            let box = Rect(from: $0, to: $1)
            return .ellipse(center: box.center, rx: box.width / 2, ry: box.height / 2)
        }
    }
}
