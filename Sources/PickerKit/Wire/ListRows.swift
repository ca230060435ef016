import Synchronization

/// The rows of a list as they were described, which more may follow, and what of them shows: the current one
/// checked, and those that a search leaves. It is asked from any thread.
public final class ListRows: Sendable {
    /// A row as it is described.
    public struct Entry: Sendable, Hashable {
        public let row: ListControl.Row
        /// Nil where the row is checked while it is the value of its attribute.
        public let isChecked: Bool?

        public init(_ row: ListControl.Row, isChecked: Bool?) {
            self.row = row
            self.isChecked = isChecked
        }
    }

    private struct State {
        var entries: [Entry] = []
        /// How each value is compared with the current one.
        var keys: [String] = []
        /// The heading that each row stands under: an index in `headings`.
        var sections: [Int] = []
        var headings: [String?] = [nil]
        var hasher = Hasher()
        var index: SearchIndex?
        var found: (search: String, indices: [Int])?
    }

    private let type: AttributeType
    private let state = Mutex(State())

    public init(_ type: AttributeType, _ entries: [Entry] = []) {
        self.type = type
        append(entries)
    }

    public var count: Int { state.withLock { $0.entries.count } }

    /// Puts more rows behind those that are there.
    public func append(_ entries: [Entry]) {
        state.withLock { state in
            state.entries += entries
            for entry in entries {
                state.keys.append(type.canonical(entry.row.value))
                if let section = entry.row.section { state.headings.append(section) }
                state.sections.append(state.headings.count - 1)
                state.hasher.combine(entry)
            }
            state.index = nil
            state.found = nil
        }
    }

    /// What a list shows of them.
    /// - Parameters:
    ///   - current: the value that the attribute has; nil where it has none or several.
    ///   - search: words that a row must hold; none leave all.
    func rows(current: AttributeValue?, search: String) -> Rows {
        state.withLock { state in
            let indices = Self.found(search, &state)
            let key = current.map(type.canonical)
            let bound = key.flatMap { key in
                indices?.firstIndex { state.keys[$0] == key }
                    ?? (indices == nil ? state.keys.firstIndex(of: key) : nil)
            }
            let shown = Shown(
                entries: state.entries, sections: state.sections, headings: state.headings, indices: indices,
                bound: bound)
            let version = "\(state.hasher.finalize()) \(bound ?? -1) \(search)"
            return Rows(
                count: shown.count, version: version, landmarks: shown.landmarks, make: { shown[$0] })
        }
    }

    /// The indices of the rows that the search leaves; nil for all.
    private static func found(_ search: String, _ state: inout State) -> [Int]? {
        let words = SearchIndex.words(of: search)
        guard !words.isEmpty else { return nil }
        if let found = state.found, found.search == search { return found.indices }
        let index =
            state.index
            ?? SearchIndex(
                state.entries.lazy.map { "\($0.row.title) \($0.row.subtitle ?? "") \($0.row.value.svg)" })
        state.index = index
        let indices = index.matches(words)
        state.found = (search, indices)
        return indices
    }
}

/// What shows of the rows, at one moment.
private struct Shown: Sendable {
    let entries: [ListRows.Entry]
    let sections: [Int]
    let headings: [String?]
    let indices: [Int]?
    let bound: Int?

    var count: Int { indices?.count ?? entries.count }

    private func index(_ place: Int) -> Int { indices?[place] ?? place }

    /// A heading stands over the first row of its section that is left.
    private func beginsSection(_ place: Int) -> Bool {
        let section = sections[index(place)]
        return headings[section] != nil && (place == 0 || sections[index(place - 1)] != section)
    }

    private func isChecked(_ place: Int) -> Bool { entries[index(place)].isChecked ?? (place == bound) }

    subscript(_ place: Int) -> ListControl.Row {
        var row = entries[index(place)].row
        row.isChecked = isChecked(place)
        row.section = beginsSection(place) ? headings[sections[index(place)]] : nil
        return row
    }

    var landmarks: Rows.Landmarks {
        let places = 0..<count
        return Rows.Landmarks(
            sections: headings.count > 1 ? places.filter(beginsSection) : [],
            checked: places.first(where: isChecked))
    }
}
