import Rendering
import Sketch

/// Which graphics a person has taken hold of, by name, so that it outlives a change of their order.
public struct Selection: Sendable, Hashable {
    public private(set) var ids: Set<GraphicID>

    public init(_ ids: some Sequence<GraphicID> = []) {
        self.ids = Set(ids)
    }

    public var isEmpty: Bool { ids.isEmpty }
    public var count: Int { ids.count }

    public func contains(_ id: GraphicID) -> Bool { ids.contains(id) }

    public func inserting(_ id: GraphicID) -> Selection { Selection(ids.union([id])) }
    public func removing(_ id: GraphicID) -> Selection { Selection(ids.subtracting([id])) }
    public func union(_ other: Selection) -> Selection { Selection(ids.union(other.ids)) }

    /// Where the selected graphics stand, from the lowest to the topmost. Those that are gone are left out.
    public func positions(in graphics: GraphicList) -> [Int] {
        guard !isEmpty else { return [] }
        return graphics.indices.filter { ids.contains(graphics[$0].id) }
    }
}

extension Graphic {
    /// Whether a person can take hold of it. What is invisible has no place, and that of what is foreign is
    /// only known once it is measured.
    func isSelectable(_ foreign: ForeignPlaces) -> Bool {
        if case .within = inkExtent { true } else { foreign.bounds(of: self) != nil }
    }
}

extension Selection {
    /// The position of the graphic that a step through the drawing leads to, the lowest first.
    /// - Parameters:
    ///   - positions: of what is selected, in rising order; with none the walk begins at an end.
    ///   - forward: towards the topmost.
    /// - Returns: nil at the end of the walk.
    static func step(from positions: [Int], forward: Bool, in graphics: GraphicList, _ foreign: ForeignPlaces)
        -> Int?
    {
        if forward {
            let start = positions.last.map { $0 + 1 } ?? 0
            return graphics.indices.dropFirst(start).first { graphics[$0].isSelectable(foreign) }
        }
        let end = positions.first ?? graphics.count
        return graphics.indices.prefix(end).last { graphics[$0].isSelectable(foreign) }
    }
}
