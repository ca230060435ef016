extension Drawing {
    /// Applies many removals, or many insertions, in one pass over the graphics; nil where the edits are mixed
    /// or in an order that one pass cannot follow.
    ///
    /// Removals must come from the top down and insertions from the bottom up, as the inverses of each other do.
    mutating func applyInOnePass(_ edits: [Edit]) -> Edit? {
        guard edits.count > 1 else { return nil }
        return removeInOnePass(edits) ?? insertInOnePass(edits)
    }

    private mutating func removeInOnePass(_ edits: [Edit]) -> Edit? {
        var indices: [Int] = []
        for edit in edits {
            guard case .remove(let index) = edit, index >= 0, index < indices.last ?? graphics.count else {
                return nil
            }
            indices.append(index)
        }
        var inverse: [Edit] = []
        var kept = GraphicList()
        for (index, graphic) in graphics.enumerated() {
            if indices.last == index {
                indices.removeLast()
                release(graphic)
                inverse.append(.insert(graphic, at: index))
            } else {
                kept.append(graphic)
            }
        }
        graphics = kept
        return .all(inverse)
    }

    private mutating func insertInOnePass(_ edits: [Edit]) -> Edit? {
        var last = -1
        for (count, edit) in edits.enumerated() {
            guard case .insert(_, let index) = edit, index > last, index <= graphics.count + count else {
                return nil
            }
            last = index
        }
        var result = GraphicList()
        var inverse: [Edit] = []
        var rest = graphics[...]
        for case .insert(let graphic, let index) in edits {
            let passed = index - result.count
            result += rest.prefix(passed)
            rest = rest.dropFirst(passed)
            result.append(admitted(graphic, below: result.last, above: rest.first))
            inverse.append(.remove(at: index))
        }
        graphics = result + rest
        return .all(inverse.reversed())
    }
}
