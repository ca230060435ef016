import Ink
import Localization
import Sketch

/// Sets text: a press puts a caret down, and what is typed shows at once.
struct TextTool: Tool {
    let id = "Text"
    var name: String { tr("Text") }
    let icon = "daub-text-symbolic"
    let key: Character = "t"

    /// Nothing is drawn by dragging: the canvas begins to type where the pointer goes down.
    func begin(at point: Point, grain: Double, style: Style) -> any Gesture { Placing(style: style) }

    private struct Placing: Gesture {
        let style: Style
        var shape: Shape? { nil }
        mutating func move(to point: Point, constrained: Bool, centered: Bool) {}
    }

    /// What text is set with: letters are written in the colour of lines, or where there is none of the inside.
    static func style(for ink: Style) -> Style {
        var style = Style()
        style.font = ink.font
        style.textAnchor = ink.textAnchor
        style.lineHeight = ink.lineHeight
        style.opacity = ink.opacity
        style.color = ink.color
        if ink.stroke != .none {
            style.fill = ink.stroke
            style.fillOpacity = ink.strokeOpacity
        } else if ink.fill != .none {
            style.fill = ink.fill
            style.fillOpacity = ink.fillOpacity
        }
        return style
    }
}
