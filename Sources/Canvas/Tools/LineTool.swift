import Ink
import Localization
import Sketch

/// Draws a straight line.
struct LineTool: Tool {
    let id = "Line"
    var name: String { tr("Line") }
    let icon = "daub-line-symbolic"
    let key: Character = "l"

    func begin(at point: Point, grain: Double, style: Style) -> any Gesture {
        var style = style
        style.fill = .none
        return ShapeGesture(at: point, grain: grain, style: style, constrain: ShapeGesture.eighthTurn) {
            .line(from: $0, to: $1)
        }
    }
}
