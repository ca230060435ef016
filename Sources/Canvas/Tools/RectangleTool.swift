import Ink
import Localization
import Sketch

/// Draws a rectangle from corner to corner.
struct RectangleTool: Tool {
    let id = "Rectangle"
    var name: String { tr("Rectangle") }
    let icon = "daub-rectangle-symbolic"
    let key: Character = "r"

    func begin(at point: Point, grain: Double, style: Style) -> any Gesture {
        ShapeGesture(at: point, grain: grain, style: style, constrain: ShapeGesture.square) {
            .rectangle(Rect(from: $0, to: $1), rx: 0, ry: 0)
        }
    }
}
