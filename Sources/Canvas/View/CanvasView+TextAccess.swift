import Gtk
import Ink

/// What input methods and assistive technology see of a text that is being typed.
extension CanvasView {
    func serve(_ session: TextSession) {
        inputMethod.onSurrounding = { (session.buffer.text, session.buffer.bytesBeforeCaret) }
        inputMethod.onDelete = { [weak self] offset, count in
            session.typing.edit(.other) { $0.delete(codePoints: count, from: offset) }
            self?.typingDidChange()
        }
    }

    var typedText: EditedText? {
        typing.map { session in
            let buffer = session.buffer
            return EditedText(
                buffer.text, caret: buffer.codePoints(before: buffer.caret),
                anchor: buffer.codePoints(before: buffer.anchor))
        }
    }

    /// Moves the caret, in code points, as assistive technology asks.
    func moveTypingCaret(to caret: Int, anchor: Int) {
        guard let typing else { return }
        typing.typing.move { buffer in
            buffer.place(at: buffer.offset(ofCodePoint: anchor))
            buffer.place(at: buffer.offset(ofCodePoint: caret), extending: true)
        }
        typingDidChange()
    }

    /// Where a character that is being typed shows, in pixels of the widget.
    func frame(ofTypedCodePoint index: Int) -> PixelRect {
        guard let typing else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
        let (buffer, block) = (typing.buffer, typing.block)
        let offset = buffer.offset(ofCodePoint: index)
        let place = buffer.place(of: offset)
        let ends = [place.column, place.column + 1].map { block.caret(line: place.line, column: $0) }
        let map = viewport.view.concatenating(typing.transform)
        return PixelRect(covering: map.apply(ends[0].union(ends[1])))
    }
}
