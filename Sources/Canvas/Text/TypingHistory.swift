/// A text in the making, and what can be undone of it: a word at a time, apart from the drawing's own steps.
struct TypingHistory: Sendable {
    /// What was done to the text: the same again goes on with the step.
    enum Kind: Sendable { case typing, deleting, other }

    private(set) var buffer: TextBuffer
    private var done: [TextBuffer] = []
    private var undone: [TextBuffer] = []
    private var last: Kind?

    init(_ buffer: TextBuffer) { self.buffer = buffer }

    var canUndo: Bool { !done.isEmpty }

    /// Changes the text.
    mutating func edit(_ kind: Kind, _ change: (inout TextBuffer) -> Void) {
        let before = buffer
        change(&buffer)
        guard buffer.characters != before.characters else { return }
        if kind == .other || kind != last || startsWord(before) { done.append(before) }
        undone = []
        last = kind
    }

    /// Moves caret and selection; the next edit is a step of its own.
    mutating func move(_ change: (inout TextBuffer) -> Void) {
        change(&buffer)
        last = nil
    }

    mutating func undo() {
        guard let earlier = done.popLast() else { return }
        undone.append(buffer)
        buffer = earlier
        last = nil
    }

    mutating func redo() {
        guard let later = undone.popLast() else { return }
        done.append(buffer)
        buffer = later
        last = nil
    }

    private func startsWord(_ before: TextBuffer) -> Bool {
        guard before.caret > 0, buffer.caret > before.caret else { return false }
        return before.characters[before.caret - 1].isWhitespace
            && !buffer.characters[buffer.caret - 1].isWhitespace
    }
}
