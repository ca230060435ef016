import Gtk
import Ink
import Rendering
import Sketch

/// A text that is being typed, new or one of the drawing's, until it is committed as one step.
@MainActor
final class TextSession {
    /// The text that is edited, as it was; nil for a new one.
    let original: Graphic?
    var typing: TypingHistory
    /// What an input method is composing at the caret.
    var preedit = InputMethod.Preedit()
    private let origin: Point
    private let ink: CanvasInk
    private let firstInk: Style

    /// Begins a new text.
    /// - Parameter point: the middle of the first line's letters, in user units.
    init(at point: Point, grain: Double, ink: CanvasInk) {
        original = nil
        typing = TypingHistory(TextBuffer())
        let down = ink.style.font.size * 0.35
        origin = Point(point.x, point.y + down).snapped(to: grain)
        self.ink = ink
        firstInk = ink.style
    }

    /// Goes on with a text of the drawing.
    init(editing graphic: Graphic, _ text: TextShape, ink: CanvasInk) {
        original = graphic
        typing = TypingHistory(TextBuffer(text.lines.joined(separator: "\n")))
        origin = text.origin
        self.ink = ink
        firstInk = ink.style
    }

    var buffer: TextBuffer { typing.buffer }
    var transform: Transform { original?.transform ?? .identity }

    /// What the text is set with: an edited one keeps its own, but for what was picked since it is edited.
    var style: Style { style(with: ink.style) }

    /// What it shows with: a style that is tried out, where one is.
    var shownStyle: Style { style(with: ink.trial ?? ink.style) }

    private func style(with ink: Style) -> Style {
        let wanted = TextTool.style(for: ink)
        guard var style = original?.style else { return wanted }
        let first = TextTool.style(for: firstInk)
        func follow<Value: Equatable>(_ property: WritableKeyPath<Style, Value>) {
            if wanted[keyPath: property] != first[keyPath: property] {
                style[keyPath: property] = wanted[keyPath: property]
            }
        }
        follow(\.font.family)
        follow(\.font.size)
        follow(\.font.weight)
        follow(\.font.isItalic)
        follow(\.textAnchor)
        follow(\.lineHeight)
        follow(\.fill)
        follow(\.fillOpacity)
        follow(\.opacity)
        return style
    }

    /// The lines as they show, what is being composed among them, and where the caret is in that.
    var shown: (text: TextShape, caret: Int) {
        var composed = buffer
        composed.place(at: buffer.caret)
        let start = composed.caret
        if !preedit.text.isEmpty { composed.insert(preedit.text) }
        let caret = preedit.text.isEmpty ? start : start + preedit.caret
        return (TextShape(origin: origin, lines: composed.lines), caret)
    }

    var block: TextBlock { TextBlock(shown.text, style: shownStyle) }

    // MARK: Committing

    /// What makes the drawing say what was typed; nil where it does so already, or nothing was.
    func edit(in drawing: Drawing) -> Edit? {
        let position = original.flatMap { original in
            drawing.graphics.firstIndex { $0.id == original.id && $0.shape.text != nil }
        }
        guard let text = committed else { return position.map { .remove(at: $0) } }
        if let position {
            var graphic = drawing.graphics[position]
            graphic.shape = .text(text)
            graphic.style = style
            return graphic == drawing.graphics[position] ? nil : .replace(graphic, at: position)
        }
        let graphic = Graphic(
            id: drawing.freshID(), shape: .text(text), style: style, transform: transform)
        return .insert(graphic, at: drawing.graphics.count)
    }

    /// The text without what does not show: spaces at the ends of lines, empty lines at both ends.
    private var committed: TextShape? {
        var lines = buffer.lines.map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let first = lines.firstIndex { !$0.isEmpty }
        guard let first else { return nil }
        let down = Double(first) * style.lineHeight * style.font.size
        let text = TextShape(
            origin: Point(origin.x, origin.y + down), lines: Array(lines[first...]))
        return text.isBlank ? nil : text
    }
}
