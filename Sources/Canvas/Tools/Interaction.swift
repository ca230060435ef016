import Ink
import Rendering
import Sketch

/// A tool that works on what is there instead of drawing something new.
public protocol InteractiveTool: Tool {
    @MainActor func makeInteraction() -> any Interaction
}

extension InteractiveTool {
    public func begin(at point: Point, grain: Double, style: Style) -> any Gesture {
        IdleGesture(style: style)
    }
}

/// Draws nothing.
private struct IdleGesture: Gesture {
    let style: Style
    var shape: Shape? { nil }
    func move(to point: Point, constrained: Bool, centered: Bool) {}
}

/// What an interactive tool does with the pointer: a state machine that plans. It is told what happens and of the
/// drawing as it is, and answers what the canvas is to do.
@MainActor
public protocol Interaction: Sendable {
    /// Whether the pointer is down.
    var isUnderWay: Bool { get }

    /// The pointer goes down, at a point in user units.
    /// - Parameter extends: adds to what is selected.
    mutating func press(at point: Point, extends: Bool, in scene: ToolScene) -> [CanvasAction]

    /// The pointer moves while it is down.
    /// - Parameter constrained: keeps to one axis.
    mutating func move(to point: Point, constrained: Bool, in scene: ToolScene) -> [CanvasAction]

    /// The pointer goes up where it moved to last.
    mutating func release(in scene: ToolScene) -> [CanvasAction]

    /// Takes back what is under way.
    mutating func cancel() -> [CanvasAction]
}

/// What an interaction has the canvas do.
public enum CanvasAction: Sendable, Hashable {
    case select(Selection)
    /// Shows a rubber band, in user units; nil takes it away.
    case showBand(Rect?)
    /// Shows the selection moved by a way in user units; nil puts it back.
    case showMove(Point?)
    /// Changes the drawing, as one undo step.
    case perform(Edit)
}

/// What an interaction works on, as it is at that moment.
@MainActor
public struct ToolScene {
    public let drawing: Drawing
    public let index: SpatialIndex
    public let selection: Selection
    /// Of the selected graphics.
    public let positions: [Int]
    /// Where foreign graphics are.
    let foreign: ForeignPlaces
    public let isEditable: Bool
    /// A pixel's side, in user units.
    public let pixel: Double
    /// How far apart two places must be to differ, in user units.
    public let grain: Double
    /// Finds the topmost graphic at a point, both in user units, within a tolerance.
    public let topmost: @MainActor (Point, _ tolerance: Double) -> Int?

    public init(
        _ document: SketchDocument, pixel: Double, grain: Double,
        topmost: @escaping @MainActor (Point, _ tolerance: Double) -> Int?
    ) {
        drawing = document.drawing
        index = document.index
        selection = document.selection
        positions = document.selectedPositions
        foreign = document.foreign
        isEditable = document.isEditable
        self.pixel = pixel
        self.grain = grain
        self.topmost = topmost
    }

    var selected: SelectedGraphics { SelectedGraphics(positions, of: drawing) }
}
