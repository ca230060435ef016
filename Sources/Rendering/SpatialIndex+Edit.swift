import Sketch

extension SpatialIndex {
    /// Follows an edit that the drawing is given, too. Many graphics removed from the top down, or inserted
    /// from the bottom up, are one pass.
    public mutating func apply(_ edit: Edit) {
        switch edit {
        case .insert(let graphic, let position):
            if (0...count).contains(position) { insert(graphic, at: position) }
        case .remove(let position):
            if (0..<count).contains(position) { remove(at: position) }
        case .replace(let graphic, let position):
            if (0..<count).contains(position) { replace(at: position, with: graphic) }
        case .all(let edits):
            if let gone = removals(edits) {
                remove(at: gone)
            } else if let added = insertions(edits) {
                insert(added)
            } else {
                for edit in edits { apply(edit) }
            }
        case .setTitle, .setDescription, .setProperty, .setPage: break
        }
    }

    /// Positions in rising order, where the edits remove each of them from the top down, and nothing else.
    private func removals(_ edits: [Edit]) -> [Int]? {
        var positions: [Int] = []
        var limit = count
        for edit in edits {
            guard case .remove(let position) = edit, position >= 0, position < limit else { return nil }
            positions.append(position)
            limit = position
        }
        return positions.reversed()
    }

    /// What is inserted where, where the edits insert from the bottom up, and nothing else.
    private func insertions(_ edits: [Edit]) -> [(position: Int, graphic: Graphic)]? {
        var result: [(position: Int, graphic: Graphic)] = []
        for edit in edits {
            guard case .insert(let graphic, let position) = edit, position > result.last?.position ?? -1,
                position <= count + result.count
            else { return nil }
            result.append((position, graphic))
        }
        return result
    }
}
