import Gtk
import Ink
import Sketch

/// What the pointer does: draws with the tool in hand, pans and zooms.
extension CanvasView {
    func connectPointer() {
        onButtonPress { [weak self] event in self?.press(event) ?? false }
        onMotion { [weak self] event in self?.motion(event) ?? false }
        onButtonRelease { [weak self] event in self?.release(event) ?? false }
        onScroll { [weak self] event in self?.scroll(event) ?? false }
    }

    private func press(_ event: PointerEvent) -> Bool {
        grabFocus()
        let pixel = Point(event.x, event.y)
        if event.button == 2 {
            panFrom = pixel
            return true
        }
        if tool is TextTool { return pressText(event, at: pixel) }
        guard event.button == 1, event.pressCount == 1, let document,
            document.isEditable || interaction != nil, live == nil
        else { return event.button == 1 }
        if interaction != nil {
            pressInteraction(pixel, event.modifiers)
            return true
        }
        let gesture = tool.begin(at: viewport.userPoint(pixel), grain: grain, style: ink.style)
        do {
            live = try LiveStroke(
                gesture, view: viewport.view, room: viewport.room, scale: Double(scaleFactor))
        } catch {
            onError?(error)
        }
        return true
    }

    private func motion(_ event: PointerEvent) -> Bool {
        let pixel = Point(event.x, event.y)
        pointer = pixel
        updatePointer()
        if let from = panFrom {
            viewport.pan(by: pixel - from)
            panFrom = pixel
            viewDidChange()
            return true
        }
        if isSelectingText {
            dragText(to: pixel)
            return true
        }
        if moveInteraction(pixel, event.modifiers) { return true }
        guard live != nil else { return false }
        extend(to: pixel, event.modifiers)
        return true
    }

    private func extend(to pixel: Point, _ modifiers: Modifiers) {
        guard
            let damage = live?.move(
                to: viewport.userPoint(pixel), constrained: modifiers.contains(.shift),
                centered: modifiers.contains(.control))
        else { return }
        queueDraw(damage)
    }

    private func release(_ event: PointerEvent) -> Bool {
        if event.button == 2 {
            panFrom = nil
            return true
        }
        isSelectingText = false
        let pixel = Point(event.x, event.y)
        if event.button == 1, releaseInteraction(pixel, event.modifiers) { return true }
        guard event.button == 1, live != nil else { return false }
        extend(to: pixel, event.modifiers)
        let gesture = live?.gesture
        live = nil
        queueDraw()
        if let document, let gesture, let shape = gesture.shape {
            let graphic = Graphic(id: document.drawing.freshID(), shape: shape, style: gesture.style)
            document.perform(.insert(graphic, at: document.drawing.graphics.count))
        }
        return true
    }

    /// Takes back the gesture that is under way; false where there is none.
    func cancelGesture() -> Bool {
        guard live != nil else { return false }
        live = nil
        queueDraw()
        return true
    }

    private func scroll(_ event: ScrollEvent) -> Bool {
        guard document != nil else { return false }
        if event.modifiers.contains(.control) {
            let step = 1.1
            let factor = event.deltaY < 0 ? step : event.deltaY > 0 ? 1 / step : 1
            zoom(by: factor, around: Point(event.x, event.y))
        } else {
            let sideways = event.modifiers.contains(.shift)
            let way = sideways ? Point(event.deltaY, event.deltaX) : Point(event.deltaX, event.deltaY)
            viewport.pan(by: way * -48)
            viewDidChange()
        }
        return true
    }

    /// What is drawn is exact to a twentieth of a pixel, and to what a file keeps: four decimals.
    var grain: Double {
        let pixel = 1 / max(1e-9, viewport.view.meanScale)
        for decimals in [0.01, 0.001] where decimals <= pixel / 20 { return decimals }
        return 0.0001
    }
}
