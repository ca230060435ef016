import Ink
import Sketch

/// The selected graphics of a drawing, and the edits that can be made to them; each is one undo step.
public struct SelectedGraphics: Sendable {
    public let drawing: Drawing
    /// In rising order.
    public let positions: [Int]

    public init(_ positions: [Int], of drawing: Drawing) {
        self.drawing = drawing
        self.positions = positions
    }

    public var graphics: [Graphic] { positions.map { drawing.graphics[$0] } }

    /// Moves all by a way in user units.
    public func moved(by way: Point) -> Edit {
        guard way != .zero else { return .nothing }
        let move = Transform.translation(way.x, way.y)
        return replacing { $0.transform = move.concatenating($0.transform) }
    }

    /// Takes all away.
    public func deleted() -> Edit { .all(positions.reversed().map { .remove(at: $0) }) }

    /// Brings each above the graphic over it; neighbours move as one, and what is on top stays.
    public func raised() -> Edit {
        guard let top = positions.last, top + 1 < drawing.graphics.count else { return .nothing }
        return .all(
            positions.reversed().flatMap { [.remove(at: $0), .insert(drawing.graphics[$0], at: $0 + 1)] })
    }

    /// Puts each below the graphic under it; neighbours move as one, and what is at the bottom stays.
    public func lowered() -> Edit {
        guard let bottom = positions.first, bottom > 0 else { return .nothing }
        return .all(positions.flatMap { [.remove(at: $0), .insert(drawing.graphics[$0], at: $0 - 1)] })
    }

    /// An edit that replaces those that the change makes others.
    func replacing(_ change: (inout Graphic) -> Void) -> Edit {
        .all(
            positions.compactMap { position in
                var graphic = drawing.graphics[position]
                change(&graphic)
                return graphic == drawing.graphics[position] ? nil : .replace(graphic, at: position)
            })
    }
}
