import Cairo
import Gtk
import Ink
import Rendering
import Sketch

/// Typing on the canvas.
extension CanvasView {
    /// Whether a text is being typed.
    public var isTyping: Bool { typing != nil }

    /// Takes back what was typed last, or the drawing's last step where nothing is being typed.
    public func undo() {
        if let typing {
            typing.typing.undo()
            typingDidChange()
        } else {
            document?.undo()
        }
    }

    /// Brings back what was undone.
    public func redo() {
        if let typing {
            typing.typing.redo()
            typingDidChange()
        } else {
            document?.redo()
        }
    }

    /// Makes what is being typed part of the drawing, as one step; nothing where nothing was typed.
    public func finishTyping() {
        guard let session = typing else { return }
        settle(session)
        inputMethod.end()
        typing = nil
        isSelectingText = false
        caretBlink.restart(nil)
        editedTextDidChange()
        queueDraw()
        guard let document else { return }
        defer { document.draft = nil }
        guard let edit = session.edit(in: document.drawing) else {
            if session.original != nil { show(area: nil) }
            return
        }
        document.perform(edit)
        // Until the tiles have it.
        if case .replace(let graphic, _) = edit { fresh.append((graphic, tiles.version)) }
    }

    /// Tells the document what is being typed, so that a crash does not lose it.
    func updateDraft() { document?.draft = document.flatMap { typing?.edit(in: $0.drawing) } }

    /// The drawing without the text that is being typed, which is drawn over it.
    func belowTyping(_ drawing: Drawing) -> Drawing {
        guard let original = typing?.original,
            let position = drawing.graphics.firstIndex(where: { $0.id == original.id })
        else { return drawing }
        var below = drawing
        var hidden = drawing.graphics[position]
        hidden.style.isVisible = false
        below.apply(.replace(hidden, at: position))
        return below
    }

    func drawTyping(_ context: Context) {
        typing?.draw(into: context, view: viewport.view, hasCaret: caretBlink.isShown)
    }

    // MARK: Pointer

    /// A press while the Text tool is in hand.
    func pressText(_ event: PointerEvent, at pixel: Point) -> Bool {
        guard event.button == 1, let document, document.isEditable else { return event.button == 1 }
        let point = viewport.userPoint(pixel)
        if let typing {
            if let offset = offset(at: point, in: typing) {
                settle(typing)
                isSelectingText = true
                typing.typing.move { buffer in
                    if event.pressCount == 2 {
                        buffer.selectWord(at: offset)
                    } else if event.pressCount == 3 {
                        buffer.selectAll()
                    } else {
                        buffer.place(at: offset, extending: event.modifiers.contains(.shift))
                    }
                }
                typingDidChange()
                return true
            }
            finishTyping()
            if let graphic = text(at: point) { begin(editing: graphic, at: point) }
            return true
        }
        guard event.pressCount == 1 else { return true }
        if let graphic = text(at: point) {
            begin(editing: graphic, at: point)
        } else {
            begin(TextSession(at: point, grain: grain, ink: ink))
        }
        return true
    }

    /// Goes on with a selection by dragging.
    func dragText(to pixel: Point) {
        guard let typing, let local = typing.transform.inverse?.apply(viewport.userPoint(pixel)) else {
            return
        }
        let place = typing.block.place(at: local)
        typing.typing.move {
            $0.place(at: $0.offset(line: place.line, column: place.column), extending: true)
        }
        typingDidChange()
    }

    /// Where in the text the point is; nil where it is beside it.
    private func offset(at point: Point, in session: TextSession) -> Int? {
        guard let local = session.transform.inverse?.apply(point) else { return nil }
        let block = session.block
        let near = session.style.font.size * 0.3
        guard block.bounds.insetBy(-near).contains(local) else { return nil }
        let place = block.place(at: local)
        return session.buffer.offset(line: place.line, column: place.column)
    }

    /// The topmost text at the point.
    private func text(at point: Point) -> Graphic? {
        guard let document else { return nil }
        let near = 3 / max(viewport.view.meanScale, 1e-9)
        let around = Rect(point.x, point.y, 0, 0).insetBy(-near)
        return document.index.positions(touching: around).reversed().lazy
            .map { document.drawing.graphics[$0] }
            .first { graphic in
                guard let text = graphic.shape.text, graphic.style.isVisible,
                    let local = graphic.transform.inverse?.apply(point)
                else { return false }
                let reach = near / max(graphic.transform.meanScale, 1e-9)
                return TextBlock(text, style: graphic.style).bounds.insetBy(-reach).contains(local)
            }
    }

    // MARK: Typing

    private func begin(editing graphic: Graphic, at point: Point) {
        guard let text = graphic.shape.text else { return }
        let session = TextSession(editing: graphic, text, ink: ink)
        if let offset = offset(at: point, in: session) { session.typing.move { $0.place(at: offset) } }
        begin(session)
        show(area: nil)
    }

    private func begin(_ session: TextSession) {
        typing = session
        caretBlink.onChange = { [weak self] in self?.redrawCaret() }
        inputMethod.onText = { [weak self] text in
            session.insert(text)
            self?.typingDidChange()
        }
        inputMethod.onPreedit = { [weak self] preedit in
            session.preedit = preedit
            self?.typingDidChange()
        }
        serve(session)
        inputMethod.onKey = { [weak self] event in self?.typeKey(event) ?? false }
        inputMethod.begin()
        typingDidChange()
    }

    /// Ends what an input method is composing: what shows stays, unless the method itself makes text of it.
    private func settle(_ session: TextSession) {
        let (composed, before) = (session.preedit.text, session.buffer)
        inputMethod.reset()
        session.preedit = InputMethod.Preedit()
        if !composed.isEmpty, session.buffer == before { session.insert(composed) }
    }

    private func typeKey(_ event: KeyEvent) -> Bool {
        guard let typing else { return false }
        switch typing.handle(event) {
        case .changed: typingDidChange()
        case .finished: finishTyping()
        case .paste: paste(into: typing)
        case .ignored: return false
        }
        return true
    }

    private func paste(into session: TextSession) {
        Clipboard.read { [weak self] text in
            guard let self, let text, typing === session else { return }
            session.typing.edit(.other) { $0.insert(text) }
            typingDidChange()
        }
    }

    /// A picker has done its work: the text looks as picked, and typing goes on.
    func inkDidChange() {
        guard isTyping else { return }
        typingDidChange()
        inputMethod.resume()
    }

    /// Goes on with typing where a text is being typed: the keys are for it again.
    public func resumeTyping() {
        if isTyping { inputMethod.resume() }
    }

    func typingDidChange() {
        guard let typing else { return }
        queueDraw()
        updateDraft()
        restartCaret()
        editedTextDidChange()
        inputMethod.setCaret(PixelRect(covering: caretFrame(typing)))
    }

    // MARK: Caret and pointer

    /// In pixels of the widget.
    private func caretFrame(_ session: TextSession) -> Rect {
        let map = viewport.view.concatenating(session.transform)
        return map.apply(session.caret(at: session.shown.caret, in: session.block))
    }

    /// Lets the caret blink anew, while the keyboard is here.
    func restartCaret() {
        guard isTyping else { return }
        caretBlink.restart(hasFocus ? caretRhythm : nil)
        redrawCaret()
    }

    private func redrawCaret() {
        if let typing { queueDraw(caretFrame(typing).insetBy(-3)) }
    }

    /// Shows the bar where a press would put the caret into a text.
    func updatePointer() {
        let shape: PointerShape? = isOverText ? .text : nil
        guard shape != pointerShape else { return }
        pointerShape = shape
        setPointer(shape)
    }

    private var isOverText: Bool {
        guard tool is TextTool, let pointer else { return false }
        let point = viewport.userPoint(pointer)
        if let typing, offset(at: point, in: typing) != nil { return true }
        return text(at: point) != nil
    }
}
