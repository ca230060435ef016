import Ink
import Sketch

/// Something to draw with. Adding one is a file in this folder and a line in `Tools.all`.
public protocol Tool: Sendable {
    /// Permanent; settings keep it. Also what the tool is called, untranslated.
    var id: String { get }
    /// The tool's name in the person's language.
    var name: String { get }
    /// A name in the icon theme.
    var icon: String { get }
    /// The key that takes the tool up while the canvas has the focus.
    var key: Character { get }

    /// Begins a gesture where the pointer goes down, in user units.
    /// - Parameter grain: how far apart two places must be to differ, in user units.
    func begin(at point: Point, grain: Double, style: Style) -> any Gesture
}

/// What a tool does from press to release.
public protocol Gesture: Sendable {
    /// The ink that it draws with.
    var style: Style { get }
    /// What the gesture would draw if it ended now; nil for nothing.
    var shape: Shape? { get }

    /// Goes on to a point, in user units.
    /// - Parameters:
    ///   - constrained: keeps to squares, circles and steps of 45°.
    ///   - centered: grows from where it began to both sides.
    mutating func move(to point: Point, constrained: Bool, centered: Bool)
}

/// The tools that there are.
public enum Tools {
    public static let all: [any Tool] = [
        SelectTool(), PencilTool(), LineTool(), RectangleTool(), EllipseTool(), TextTool(),
    ]

    /// What a person has in hand before taking up any.
    public static let first: any Tool = PencilTool()

    /// The tool of that id, or the one in hand at first.
    public static func tool(_ id: String) -> any Tool { all.first { $0.id == id } ?? first }
}

extension Double {
    /// The nearest multiple of the grain, so that what is drawn is what will be written.
    func snapped(to grain: Double) -> Double {
        guard grain > 0 else { return self }
        return (self / grain).rounded() * grain
    }
}

extension Point {
    func snapped(to grain: Double) -> Point { Point(x.snapped(to: grain), y.snapped(to: grain)) }
}
