import Foundation

/// Lists: their rows by name, on the screen or not.
extension Element {
    /// Clicks the row with the name. A list that keeps only its visible rows in the tree is turned from its
    /// top to its end until the row comes by.
    public func select(_ name: String, clicks: Int = 1) throws {
        let row = element(name)
        _ = try reveal(mustBeSensitive: false)
        if try !row.exists { try turn(until: row) }
        try row.press(clicks: clicks)
    }

    /// The names of the rows on the screen, top to bottom.
    public var rowNames: [String] { get throws { try children.map(\.name) } }

    private func turn(until row: Element) throws {
        try hover()
        // From wherever the list stands to its top, then down; the end is where a turn changes nothing.
        while try turn(notches: -20) {}
        while try !row.exists {
            // A notch is about a row: half of what shows leaves out none.
            guard try turn(notches: max(1, try children.count / 2)) else { throw app.fail(row.missing()) }
        }
    }

    /// Turns the wheel where the pointer is; whether other rows show afterwards.
    private func turn(notches: Int) throws -> Bool {
        let before = try children
        turnWheel(notches: notches)
        return try Polling(timeout: 0.4).holds { try children != before }
    }
}
