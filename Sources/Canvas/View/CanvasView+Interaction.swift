import Gtk
import Ink
import Rendering
import Sketch

/// Tools that work on what is there.
extension CanvasView {
    /// More graphics than these are drawn above all tiles, not above each one.
    private static let mostFresh = 2000

    private var scene: ToolScene? {
        guard let document else { return nil }
        let index = document.index
        let graphics = document.drawing.graphics
        return ToolScene(document, pixel: 1 / max(1e-9, viewport.view.meanScale), grain: grain) {
            [weak self] point, tolerance in
            let around = Rect(point.x, point.y, 0, 0).insetBy(-tolerance)
            return index.positions(touching: around).last { position in
                self?.hits(graphics[position], at: point, tolerance) ?? false
            }
        }
    }

    private func hits(_ graphic: Graphic, at point: Point, _ tolerance: Double) -> Bool {
        guard let document, document.foreign.bounds(of: graphic) != nil else {
            return hitTester?.hits(graphic, at: point, tolerance: tolerance) ?? false
        }
        do {
            return try document.foreign.hits(graphic, at: point, tolerance: tolerance)
        } catch {
            onError?(error)
            return false
        }
    }

    /// Finds out where foreign graphics are, so that a tool can take hold of them.
    private func measureForeign() {
        guard let document, interaction != nil, measured !== document else { return }
        measured = document
        let drawing = document.drawing
        Task { [weak self, weak document] in
            switch await ForeignPlaces.measure(drawing) {
            case .success(let places): document?.foreign = places
            case .failure(let error): self?.onError?(error)
            }
        }
    }

    func toolDidChange() {
        resetInteraction()
        if interaction == nil { document?.selection = Selection() }
    }

    func resetInteraction() {
        dropInteraction()
        interaction = (tool as? any InteractiveTool)?.makeInteraction()
        measureForeign()
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
            let moved = overlay.moved
            redrawing { $0.moved = nil }
            document?.tryOut(nil)
            if let moved { land(moved, as: moved.graphics, by: .zero) }
        case .perform(let edit): perform(edit)
        }
    }

    private func showMove(_ way: Point) {
        guard let document else { return }
        if overlay.moved == nil {
            let selected = SelectedGraphics(document.selectedPositions, of: document.drawing)
            overlay.moved = MovedGraphics(selected.graphics, document.foreign)
            prepareMoved()
            document.tryOut(selected.deleted())
        }
        redrawing { $0.moved?.way = way }
    }

    /// Makes what is being moved ready for the view as it is.
    func prepareMoved() {
        do {
            try overlay.moved?.prepare(
                view: viewport.view, room: viewport.room, scale: Double(scaleFactor))
        } catch {
            onError?(error)
        }
    }

    private func perform(_ edit: Edit) {
        guard let document else { return }
        let moved = overlay.moved
        overlay.moved = nil
        document.perform(edit)
        guard let moved else { return }
        let graphics = SelectedGraphics(document.selectedPositions, of: document.drawing).graphics
        land(moved, as: graphics, by: moved.way)
    }

    /// Shows graphics above tiles that do not have them yet.
    private func land(_ moved: MovedGraphics, as graphics: [Graphic], by way: Point) {
        let hasForeign = graphics.contains { document?.foreign.bounds(of: $0) != nil }
        guard hasForeign || graphics.count > Self.mostFresh else {
            fresh = graphics.map { ($0, tiles.version) }
            return
        }
        overlay.landing = moved
        overlay.landing?.way = way
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
        redrawing { $0.frames = SelectionFrames(graphics, document.foreign) }
    }
}
