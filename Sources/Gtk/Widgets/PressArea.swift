import CGtk

/// Makes a child that takes no presses itself something to press, as the label beside a switch.
public final class PressArea: Container {
    public init() {
        super.init(raw: gtk_event_box_new())
        gtk_event_box_set_visible_window(cast(), 0)
    }

    /// Calls the handler for a press of the primary button that is released on the area, but not for one on a
    /// child that takes presses itself.
    public func onPress(_ handler: @escaping @MainActor () -> Void) {
        connectEvent("button-press-event") { [weak self] event in
            self?.isOwn(event) == true && PointerEvent(event).button == 1
        }
        connectEvent("button-release-event") { [weak self] raw in
            let event = PointerEvent(raw)
            guard let self, isOwn(raw), event.button == 1 else { return false }
            let area = PixelRect(x: 0, y: 0, width: width, height: height)
            if area.contains(x: event.x, y: event.y) { handler() }
            return true
        }
    }

    private func isOwn(_ event: UnsafeMutableRawPointer) -> Bool {
        gtk_get_event_widget(event.assumingMemoryBound(to: GdkEvent.self)) == gtk
    }
}
