import Gtk
import Ink

/// What keys do to a text that is being typed.
extension TextSession {
    /// What the canvas does after a key.
    enum Outcome {
        /// The text changed, or its caret moved.
        case changed
        /// The text is finished.
        case finished
        /// Clipboard text is wanted at the caret.
        case paste
        /// The key is somebody else's.
        case ignored
    }

    func handle(_ event: KeyEvent) -> Outcome {
        if event.modifiers.contains(.alt) { return .ignored }
        let isExtending = event.modifiers.contains(.shift)
        let isWide = event.modifiers.contains(.control)
        switch event.key {
        case .escape: return .finished
        case .enter: typing.edit(.other) { $0.insert("\n") }
        case .backspace: typing.edit(.deleting) { $0.delete(isWide ? .wordBackward : .backward) }
        case .delete: typing.edit(.deleting) { $0.delete(isWide ? .wordForward : .forward) }
        case .left: move(isWide ? .wordBackward : .backward, isExtending)
        case .right: move(isWide ? .wordForward : .forward, isExtending)
        case .home: move(isWide ? .start : .lineStart, isExtending)
        case .end: move(isWide ? .end : .lineEnd, isExtending)
        case .up: moveLine(by: -1, isExtending)
        case .down: moveLine(by: 1, isExtending)
        default: return isWide ? command(event) : type(event)
        }
        return .changed
    }

    private func type(_ event: KeyEvent) -> Outcome {
        guard let character = event.character else { return .ignored }
        insert(String(character))
        return .changed
    }

    private func command(_ event: KeyEvent) -> Outcome {
        switch event.character?.lowercased() {
        case "a": typing.move { $0.selectAll() }
        case "c": copy()
        case "x":
            guard copy() else { return .changed }
            typing.edit(.other) { $0.delete(.forward) }
        case "v": return .paste
        case "z" where event.modifiers.contains(.shift): typing.redo()
        case "z": typing.undo()
        case "y": typing.redo()
        default: return .ignored
        }
        return .changed
    }

    /// Types text, as an input method or a key gives it.
    func insert(_ text: String) {
        typing.edit(text.count == 1 ? .typing : .other) { $0.insert(text) }
    }

    @discardableResult
    private func copy() -> Bool {
        guard !buffer.selection.isEmpty else { return false }
        Clipboard.write(buffer.selectedText)
        return true
    }

    private func move(_ step: TextBuffer.Step, _ isExtending: Bool) {
        typing.move { $0.move(step, extending: isExtending) }
    }

    /// To the nearest place in the line above or below; to the end of the text beyond its ends.
    private func moveLine(by lines: Int, _ isExtending: Bool) {
        let place = buffer.place(of: buffer.caret)
        let wanted = place.line + lines
        guard wanted >= 0 else { return move(.start, isExtending) }
        guard wanted < buffer.lines.count else { return move(.end, isExtending) }
        let block = block
        let x = block.caret(line: place.line, column: place.column).x
        let offset = buffer.offset(line: wanted, column: block.column(at: x, inLine: wanted))
        typing.move { $0.place(at: offset, extending: isExtending) }
    }
}
