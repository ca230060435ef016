/// Which buttons of a toolbar fit into the room that it has.
enum ToolbarFit {
    /// How many buttons of a group count towards its share: very many do not crowd out the others.
    private static let mostCounted = 14

    /// Fills the room with buttons of each group in turn, so that each keeps its share of it.
    /// - Parameters:
    ///   - groups: the widths of the buttons, in pixels, in the order in which they stand.
    ///   - room: in pixels, for all of them together.
    ///   - overflowWidth: of the button that leads to what does not fit; needed only where something does not.
    /// - Returns: how many buttons of each group fit, from its first one on.
    static func counts(_ groups: [[Int]], room: Int, overflowWidth: Int) -> [Int] {
        guard groups.joined().reduce(0, +) > room else { return groups.map(\.count) }
        var left = room - overflowWidth
        var counts = groups.map { _ in 0 }
        var isFull = groups.map(\.isEmpty)
        while let next = emptiest(groups, counts, isFull) {
            let width = groups[next][counts[next]]
            if width <= left {
                left -= width
                counts[next] += 1
                isFull[next] = counts[next] == groups[next].count
            } else {
                isFull[next] = true
            }
        }
        return counts
    }

    /// The group of which the smallest part is shown.
    private static func emptiest(_ groups: [[Int]], _ counts: [Int], _ isFull: [Bool]) -> Int? {
        groups.indices.filter { !isFull[$0] }.min {
            counts[$0] * min(groups[$1].count, mostCounted) < counts[$1] * min(groups[$0].count, mostCounted)
        }
    }
}
