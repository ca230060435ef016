import Cairo
import Ink
import Rendering

/// How a text looks while it is being typed.
extension TextSession {
    private static let accent = Color(hex: 0x3584E4)

    /// - Parameters:
    ///   - view: from the drawing's user units to pixels of the widget.
    ///   - hasCaret: whether the caret shows now.
    func draw(into context: Context, view: Transform, hasCaret: Bool) {
        let map = view.concatenating(transform)
        let (block, caret) = (block, shown.caret)
        context.transformed(by: map) {
            for rect in selected(in: block) { context.fill(rect, Self.accent.withAlpha(0.3)) }
            block.draw(into: context)
        }
        for line in underlined(in: block) {
            context.strokeHairline(Path(through: line.map(map.apply)), shownStyle.fillColor ?? .black)
        }
        guard hasCaret else { return }
        let frame = self.caret(at: caret, in: block)
        var pen = Style()
        pen.strokeWidth = 2
        let ends = [Point(frame.x, frame.minY), Point(frame.x, frame.maxY)].map(map.apply)
        context.stroke(Path(through: ends), Self.accent, with: pen)
    }

    /// Where the caret is, in the text's own units.
    func caret(at offset: Int, in block: TextBlock) -> Rect {
        let place = TextBuffer(shown.text.lines.joined(separator: "\n")).place(of: offset)
        return block.caret(line: place.line, column: place.column)
    }

    private func selected(in block: TextBlock) -> [Rect] {
        guard preedit.text.isEmpty else { return [] }
        return spans(of: buffer.selection, in: buffer, block).map { $0.rect }
    }

    private func underlined(in block: TextBlock) -> [[Point]] {
        guard !preedit.text.isEmpty else { return [] }
        let start = buffer.caret
        let composed = TextBuffer(shown.text.lines.joined(separator: "\n"))
        return spans(of: start..<start + preedit.text.count, in: composed, block).map { line, rect in
            let below = block.baseline(line: line) + rect.height * 0.1
            return [Point(rect.minX, below), Point(rect.maxX, below)]
        }
    }

    /// What a range covers, line by line.
    private func spans(
        of range: Range<Int>, in buffer: TextBuffer, _ block: TextBlock
    ) -> [(line: Int, rect: Rect)] {
        guard !range.isEmpty else { return [] }
        let (start, end) = (buffer.place(of: range.lowerBound), buffer.place(of: range.upperBound))
        return (start.line...end.line).map { line in
            let from = block.caret(line: line, column: line == start.line ? start.column : 0)
            let to = block.caret(line: line, column: line == end.line ? end.column : .max)
            return (line, Rect(from: Point(from.x, from.minY), to: Point(to.x, to.maxY)))
        }
    }
}
