import Gtk

/// A panel at the bottom of the window, over its content, which is dimmed and kept from the pointer.
@MainActor
final class Sheet {
    /// Covers the content; the panel stands in it.
    let layer = EventBox()
    private let panel = Box(.vertical)
    private let body: PresentationBody

    /// The part of the window above that stays in sight.
    private static let peek = 24
    private static let widest = 480

    /// - Parameter onOutsidePress: called for a press that is not on the panel.
    init(_ body: PresentationBody, title: String, onOutsidePress: @escaping @MainActor () -> Void) {
        self.body = body
        layer.addClass("sheet-layer")
        panel.addClass("sheet")
        panel.setAccessible(name: title, role: .dialog)
        panel.append(body.view, expand: true)
        layer.add(panel)
        layer.swallowScrolling()
        layer.onButtonPress { [weak panel] event in
            guard let frame = panel?.frameOnScreen, !frame.contains(x: event.rootX, y: event.rootY),
                event.pressCount == 1
            else { return true }
            onOutsidePress()
            return true
        }
    }

    var view: Widget { panel }

    /// Keeps the panel within the room that the window's content has.
    func fit(_ window: Room) {
        let isWide = window.width > Self.widest
        panel.setAlignment(horizontal: isWide ? .center : .fill, vertical: .end)
        panel.setMinimumSize(width: isWide ? Self.widest : -1, height: -1)
        body.fit(
            Room(width: min(window.width, Self.widest), height: max(80, window.height - Self.peek)))
    }

    /// Lets the body go, which lives on.
    func release() { body.view.removeFromParent() }
}
