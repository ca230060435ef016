import CGtk

/// Makes a child that takes no presses itself something to press, as the label beside a switch.
public final class PressArea: Container {
    public init() {
        super.init(raw: gtk_event_box_new())
        gtk_event_box_set_visible_window(cast(), 0)
    }

    /// Calls the handler for a press of the primary button that is released on the area.
    public func onPress(_ handler: @escaping @MainActor () -> Void) {
        onButtonPress { $0.button == 1 }
        onButtonRelease { [weak self] event in
            guard let self, event.button == 1 else { return false }
            let area = PixelRect(x: 0, y: 0, width: width, height: height)
            if area.contains(x: event.x, y: event.y) { handler() }
            return true
        }
    }
}
