import Gtk
import Ink
import Sketch

/// Tools that work on what is there.
extension CanvasView {
    /// Above so many graphics, the tiles alone show what was moved.
    private static let mostFresh = 2000

    private var scene: ToolScene? {
        guard let document else { return nil }
        let index = document.index
        let graphics = document.drawing.graphics
        return ToolScene(document, pixel: 1 / max(1e-9, viewport.view.meanScale), grain: grain) {
            [hitTester] point, tolerance in
            hitTester?.topmost(at: point, tolerance: tolerance, in: graphics, index: index)
        }
    }

    func toolDidChange() {
        resetInteraction()
        if interaction == nil { document?.selection = Selection() }
    }

    func resetInteraction() {
        dropInteraction()
        interaction = (tool as? any InteractiveTool)?.makeInteraction()
        updateFrames()
    }

    /// Takes back what is under way, as the ground is moving under it.
    func dropInteraction() { _ = cancelInteraction() }

    /// Takes back what is under way; false where there is nothing.
    func cancelInteraction() -> Bool {
        guard interaction?.isUnderWay == true, let actions = interaction?.cancel() else { return false }
        carryOut(actions)
        return true
    }

    // MARK: Pointer

    func pressInteraction(_ pixel: Point, _ modifiers: Modifiers) {
        guard let scene else { return }
        let point = viewport.userPoint(pixel)
        carryOut(interaction?.press(at: point, extends: modifiers.contains(.shift), in: scene) ?? [])
    }

    /// - Returns: false where no interaction is under way.
    func moveInteraction(_ pixel: Point, _ modifiers: Modifiers) -> Bool {
        guard interaction?.isUnderWay == true, let scene else { return false }
        let point = viewport.userPoint(pixel)
        carryOut(
            interaction?.move(to: point, constrained: modifiers.contains(.shift), in: scene) ?? [])
        return true
    }

    func releaseInteraction(_ pixel: Point, _ modifiers: Modifiers) -> Bool {
        guard moveInteraction(pixel, modifiers), let scene else { return false }
        carryOut(interaction?.release(in: scene) ?? [])
        return true
    }

    // MARK: Actions

    func carryOut(_ actions: [CanvasAction]) {
        for action in actions { carryOut(action) }
    }

    private func carryOut(_ action: CanvasAction) {
        switch action {
        case .select(let selection): document?.selection = selection
        case .showBand(let rect): redrawing { $0.band = rect }
        case .showMove(let way?): showMove(way)
        case .showMove(nil):
            let moved = overlay.moved?.graphics ?? []
            redrawing { $0.moved = nil }
            document?.tryOut(nil)
            showUntilRendered(moved)
        case .perform(let edit): perform(edit)
        }
    }

    private func showMove(_ way: Point) {
        guard let document else { return }
        if overlay.moved == nil {
            let selected = SelectedGraphics(document.selectedPositions, of: document.drawing)
            overlay.moved = (selected.graphics, .zero)
            document.tryOut(selected.hidden())
        }
        redrawing { $0.moved?.way = way }
    }

    private func perform(_ edit: Edit) {
        guard let document else { return }
        let wasMoving = overlay.moved != nil
        overlay.moved = nil
        document.perform(edit)
        guard wasMoving else { return }
        showUntilRendered(SelectedGraphics(document.selectedPositions, of: document.drawing).graphics)
    }

    /// Shows graphics above tiles that do not have them yet.
    private func showUntilRendered(_ graphics: [Graphic]) {
        guard graphics.count <= Self.mostFresh else { return }
        fresh = graphics.map { ($0, tiles.version) }
    }

    /// Changes what shows above the tiles, and draws only that part of the widget anew.
    private func redrawing(_ change: (inout SelectionOverlay) -> Void) {
        let before = reach
        change(&overlay)
        if let before { queueDraw(before) }
        if let after = reach { queueDraw(after) }
    }

    private var reach: Rect? {
        // Corners with long mitres stick out of the frames by a little more.
        overlay.reach(viewport.view)?.insetBy(overlay.moved == nil ? 0 : -movedOverhang)
    }

    private var movedOverhang: Double {
        let reach = overlay.moved?.graphics.prefix(200).map { $0.style.strokeReach * $0.transform.maxScale }
        return (reach?.max() ?? 0) * viewport.view.maxScale
    }

    // MARK: Selection

    /// Draws the frames anew around what is selected, as it shows while something is only tried out.
    func updateFrames() {
        guard let document else {
            overlay.frames = SelectionFrames()
            return
        }
        // A trial that adds or takes away graphics has other positions.
        let tried = document.trial?.drawing
        let isAlike = tried?.graphics.count == document.drawing.graphics.count
        let shown = isAlike ? tried ?? document.drawing : document.drawing
        let graphics = SelectedGraphics(document.selectedPositions, of: shown).graphics
        redrawing { $0.frames = SelectionFrames(graphics) }
    }
}
