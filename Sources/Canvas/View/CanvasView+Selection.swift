import Gtk
import Ink
import Sketch

/// What keys do with the selection.
extension CanvasView {
    /// - Returns: false for a key that is about something else.
    func handleSelection(_ event: KeyEvent) -> Bool {
        guard let document, !event.modifiers.contains(.alt) else { return false }
        if event.modifiers.contains(.control) { return handleControl(event, document) }
        switch event.key {
        case .escape:
            if cancelInteraction() { return true }
            guard !document.selection.isEmpty else { return false }
            document.selection = Selection()
            return true
        case .tab: return walk(forward: !event.modifiers.contains(.shift), document)
        case .backTab: return walk(forward: false, document)
        default: break
        }
        guard !document.selection.isEmpty, interaction?.isUnderWay != true else { return false }
        let selected = SelectedGraphics(document.selectedPositions, of: document.drawing)
        let step = event.modifiers.contains(.shift) ? 10.0 : 1
        switch event.key {
        case .left: move(selected, by: Point(-step, 0), event, document)
        case .right: move(selected, by: Point(step, 0), event, document)
        case .up: move(selected, by: Point(0, -step), event, document)
        case .down: move(selected, by: Point(0, step), event, document)
        case .delete, .backspace: document.perform(selected.deleted())
        default: return false
        }
        return true
    }

    /// How long after an arrow key another one goes on with its step, in milliseconds.
    private static let longestPause: UInt32 = 1000

    /// Moves what is selected: one step for a run of arrow keys, until a pause or anything else.
    private func move(
        _ selected: SelectedGraphics, by way: Point, _ event: KeyEvent, _ document: SketchDocument
    ) {
        let edit = selected.moved(by: way)
        var goesOn = true
        if let last = lastMove, event.time &- last < Self.longestPause {
            goesOn = document.extend(edit)
        } else {
            document.perform(edit)
        }
        lastMove = goesOn ? event.time : nil
    }

    private func handleControl(_ event: KeyEvent, _ document: SketchDocument) -> Bool {
        let selected = SelectedGraphics(document.selectedPositions, of: document.drawing)
        switch event.character {
        case "a", "A":
            if interaction == nil { onToolKey?(SelectTool()) }
            document.selection = Selection(
                document.drawing.graphics.lazy.filter { $0.isSelectable(document.foreign) }.map(\.id))
        case "]" where !document.selection.isEmpty: document.perform(selected.raised())
        case "[" where !document.selection.isEmpty: document.perform(selected.lowered())
        default: return false
        }
        return true
    }

    /// Goes to the next graphic; at the end of the walk the focus leaves the canvas.
    private func walk(forward: Bool, _ document: SketchDocument) -> Bool {
        guard tool is SelectTool else { return false }
        let graphics = document.drawing.graphics
        guard
            let next = Selection.step(
                from: document.selectedPositions, forward: forward, in: graphics, document.foreign)
        else { return false }
        document.selection = Selection([graphics[next].id])
        return true
    }
}
