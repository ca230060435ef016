import Ink
import Rendering
import Sketch

extension SpatialIndex {
    /// Catches up with a change that was made to the graphics.
    /// - Parameters:
    ///   - inverse: what takes the change back, told by the positions as they are now.
    ///   - graphics: as they are now.
    /// - Returns: where the pictures may be others.
    mutating func follow(_ inverse: Edit, to graphics: GraphicList) -> InkExtent {
        switch inverse {
        case .remove(let position):
            insert(graphics[position], at: position)
            return graphics[position].inkExtent
        case .insert(let graphic, let position):
            remove(at: position)
            return graphic.inkExtent
        case .replace(let old, let position):
            replace(at: position, with: graphics[position])
            return old.inkExtent.union(graphics[position].inkExtent)
        case .setTitle, .setDescription, .setProperty:
            return .nothing
        case .setPage:
            return .anywhere
        case .all(let edits):
            if let extent = followReplacements(edits, graphics) ?? followRemovals(edits)
                ?? followInsertions(edits, graphics)
            {
                return extent
            }
            self = SpatialIndex(graphics)
            return .anywhere
        }
    }

    /// Graphics took the places of others, and nothing else happened to any.
    private mutating func followReplacements(_ inverses: [Edit], _ graphics: GraphicList) -> InkExtent? {
        let isPlain = inverses.allSatisfy {
            switch $0 {
            case .replace, .setTitle, .setDescription, .setProperty, .setPage: true
            case .insert, .remove, .all: false
            }
        }
        guard isPlain else { return nil }
        return inverses.reduce(.nothing) { $0.union(follow($1, to: graphics)) }
    }

    /// Graphics went, as is told from the lowest up.
    private mutating func followRemovals(_ inverses: [Edit]) -> InkExtent? {
        var positions: [Int] = []
        var extent = InkExtent.nothing
        for inverse in inverses {
            guard case .insert(let graphic, let position) = inverse, position > positions.last ?? -1 else {
                return nil
            }
            positions.append(position)
            extent = extent.union(graphic.inkExtent)
        }
        remove(at: positions)
        return extent
    }

    /// Graphics came, as is told from the topmost down.
    private mutating func followInsertions(_ inverses: [Edit], _ graphics: GraphicList) -> InkExtent? {
        var added: [(position: Int, graphic: Graphic)] = []
        var extent = InkExtent.nothing
        for inverse in inverses {
            guard case .remove(let position) = inverse, position < added.last?.position ?? graphics.count
            else { return nil }
            added.append((position, graphics[position]))
            extent = extent.union(graphics[position].inkExtent)
        }
        insert(added.reversed())
        return extent
    }
}

extension InkExtent {
    /// The rectangle to draw anew, or nil for everywhere.
    var rect: Rect? {
        switch self {
        case .nothing: Rect(0, 0, 0, 0)
        case .within(let rect): rect
        case .anywhere: nil
        }
    }

    /// What touches either.
    func union(_ other: InkExtent) -> InkExtent {
        switch (self, other) {
        case (.nothing, _): other
        case (_, .nothing): self
        case (.within(let a), .within(let b)): .within(a.union(b))
        case (.anywhere, _), (_, .anywhere): .anywhere
        }
    }
}
