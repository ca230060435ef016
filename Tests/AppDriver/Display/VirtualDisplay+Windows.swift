import CXTest

/// What little of a window manager the tests need.
extension VirtualDisplay {
    /// A window of the program, as the server sees it.
    struct TopLevel {
        let identifier: Window
        let title: String
        /// In the server's pixels.
        let frame: ScreenRect
    }

    /// The mapped windows with a frame of their own (no menus, no tooltips), bottom to top.
    func topLevels() -> [TopLevel] {
        var root = Window()
        var parent = Window()
        var list: UnsafeMutablePointer<Window>?
        var count: UInt32 = 0
        guard XQueryTree(connection, self.root, &root, &parent, &list, &count) != 0, let list else {
            return []
        }
        defer { XFree(list) }
        return (0..<Int(count)).compactMap { topLevel(list[$0]) }
    }

    private func topLevel(_ window: Window) -> TopLevel? {
        var attributes = XWindowAttributes()
        guard XGetWindowAttributes(connection, window, &attributes) != 0 else { return nil }
        let isInputOutput = attributes.`class` == InputOutput
        guard attributes.map_state == IsViewable, attributes.override_redirect == 0, isInputOutput else {
            return nil
        }
        let frame = ScreenRect(
            Int(attributes.x), Int(attributes.y), Int(attributes.width), Int(attributes.height))
        return TopLevel(identifier: window, title: title(of: window), frame: frame)
    }

    private func title(of window: Window) -> String {
        var property = XTextProperty()
        let name = XInternAtom(connection, "_NET_WM_NAME", 0)
        guard XGetTextProperty(connection, window, &property, name) != 0, let text = property.value else {
            return ""
        }
        defer { XFree(text) }
        return String(cString: text)
    }

    /// Puts a window above the others and gives it the keys, as a press on it does on a real desktop.
    func activate(_ window: Window) {
        var focused = Window()
        var revert: Int32 = 0
        XGetInputFocus(connection, &focused, &revert)
        guard focused != window || topLevels().last?.identifier != window else { return }
        XRaiseWindow(connection, window)
        XSetInputFocus(connection, window, Int32(RevertToPointerRoot), Time(CurrentTime))
        synchronize()
    }

    func resize(_ window: Window, to size: ScreenSize) {
        XResizeWindow(connection, window, UInt32(size.width), UInt32(size.height))
        synchronize()
    }

    /// Asks the window to close, as its close button does.
    func requestClose(_ window: Window) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = XInternAtom(connection, "WM_PROTOCOLS", 0)
        event.xclient.format = 32
        event.xclient.data.l.0 = Int(XInternAtom(connection, "WM_DELETE_WINDOW", 0))
        XSendEvent(connection, window, 0, NoEventMask, &event)
        synchronize()
    }
}
