import Localization

/// Finding a row by typing the beginning of its title: keys that follow each other within a second make one
/// word; the same key again goes on to the next match. Case and accents do not matter.
struct TypeAhead {
    private var typed = ""
    private var lastKey: ContinuousClock.Instant
    private let now: () -> ContinuousClock.Instant

    /// - Parameter now: what time it is.
    init(now: @escaping () -> ContinuousClock.Instant = { .now }) {
        self.now = now
        lastKey = now()
    }

    /// Whether a space would start a word rather than go on with one.
    var isEmpty: Bool { typed.isEmpty || lastKey.duration(to: now()) > .seconds(1) }

    /// - Returns: the row that the keys so far lead to; nil where none begins like that.
    mutating func find(
        _ character: Character, from current: Int?, in count: Int, title: (Int) -> String
    ) -> Int? {
        let isNew = isEmpty
        lastKey = now()
        let isRepeat = !isNew && typed.allSatisfy { $0 == character }
        typed = isNew ? String(character) : isRepeat ? typed : typed + String(character)
        let wanted = folded(typed)
        let start = (current ?? -1) + (isNew || isRepeat ? 1 : 0)
        for step in 0..<count {
            let row = (max(0, start) + step) % count
            if folded(title(row)).hasPrefix(wanted) { return row }
        }
        return nil
    }
}
