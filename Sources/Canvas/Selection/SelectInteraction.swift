import Ink
import Sketch

/// A click takes hold of the topmost graphic, a drag moves what is selected or pulls up a rubber band.
public struct SelectInteraction: Interaction {
    private enum State {
        case idle
        /// - Parameter hit: the graphic under the pointer, and whether it was selected before.
        case pressed(at: Point, hit: (id: GraphicID, wasSelected: Bool)?, extends: Bool)
        case moving(from: Point, way: Point)
        /// - Parameter base: what stays selected besides.
        case banding(from: Point, base: Selection)
    }

    /// How near to a graphic a press must be, in pixels.
    static let tolerance = 4.0
    /// How far a drag goes at least, in pixels; anything less is a click.
    static let least = 3.0

    private var state = State.idle

    public init() {}

    public var isUnderWay: Bool {
        if case .idle = state { false } else { true }
    }

    public mutating func press(at point: Point, extends: Bool, in scene: ToolScene) -> [CanvasAction] {
        guard let position = scene.topmost(point, Self.tolerance * scene.pixel) else {
            state = .pressed(at: point, hit: nil, extends: extends)
            return extends || scene.selection.isEmpty ? [] : [.select(Selection())]
        }
        let id = scene.drawing.graphics[position].id
        let wasSelected = scene.selection.contains(id)
        state = .pressed(at: point, hit: (id, wasSelected), extends: extends)
        if wasSelected { return [] }
        return [.select(extends ? scene.selection.inserting(id) : Selection([id]))]
    }

    public mutating func move(to point: Point, constrained: Bool, in scene: ToolScene) -> [CanvasAction] {
        switch state {
        case .idle: return []
        case .pressed(let start, let hit, let extends):
            guard point.distance(to: start) >= Self.least * scene.pixel else { return [] }
            if hit == nil {
                state = .banding(from: start, base: extends ? scene.selection : Selection())
            } else {
                guard scene.isEditable else { return [] }
                state = .moving(from: start, way: .zero)
            }
            return move(to: point, constrained: constrained, in: scene)
        case .moving(let start, _):
            var way = (point - start).snapped(to: scene.grain)
            if constrained { way = abs(way.x) >= abs(way.y) ? Point(way.x, 0) : Point(0, way.y) }
            state = .moving(from: start, way: way)
            return [.showMove(way)]
        case .banding(let start, let base):
            let rect = Rect(from: start, to: point)
            let touched = RubberBand(rect).selection(in: scene.drawing.graphics, scene.index, scene.foreign)
            return [.showBand(rect), .select(base.union(touched))]
        }
    }

    public mutating func release(in scene: ToolScene) -> [CanvasAction] {
        defer { state = .idle }
        switch state {
        case .idle, .pressed(_, nil, _): return []
        case .pressed(_, let (id, wasSelected)?, let extends):
            guard wasSelected else { return [] }
            return [.select(extends ? scene.selection.removing(id) : Selection([id]))]
        case .moving(_, let way):
            return way == .zero ? [.showMove(nil)] : [.perform(scene.selected.moved(by: way))]
        case .banding: return [.showBand(nil)]
        }
    }

    public mutating func cancel() -> [CanvasAction] {
        defer { state = .idle }
        return switch state {
        case .idle, .pressed: []
        case .moving: [.showMove(nil)]
        case .banding(_, let base): [.showBand(nil), .select(base)]
        }
    }
}
