import Ink

/// The ink that the next graphic is drawn with.
@MainActor
public final class CanvasInk {
    public var style: Style { didSet { if style != oldValue { onChange?() } } }
    /// What shows in place of the ink while another one is only tried out.
    public var trial: Style? { didSet { if trial != oldValue { onTrial?() } } }
    /// Called when the ink is another.
    var onChange: (@MainActor () -> Void)?
    /// Called when another ink is tried out, or no longer.
    var onTrial: (@MainActor () -> Void)?

    public init(_ style: Style = CanvasInk.first) {
        self.style = style
    }

    /// What a person draws with before picking anything: a black line, round at ends and corners.
    public static let first: Style = {
        var style = Style()
        style.fill = .none
        style.stroke = .color(.black)
        style.strokeWidth = 2
        style.lineCap = .round
        style.lineJoin = .round
        return style
    }()
}
