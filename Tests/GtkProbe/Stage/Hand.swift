import CXTest

/// Presses real keys and buttons, through a connection to the X server of its own.
@MainActor
final class Hand {
    private let connection: OpaquePointer

    /// - Returns: nil where there is no X server.
    init?() {
        guard let connection = XOpenDisplay(nil) else { return nil }
        self.connection = connection
    }

    isolated deinit { XCloseDisplay(connection) }

    /// Presses and releases the primary button at a place of the screen, in pixels.
    func press(x: Double, y: Double) {
        XTestFakeMotionEvent(connection, -1, Int32(x), Int32(y), 0)
        XTestFakeButtonEvent(connection, 1, 1, 0)
        XTestFakeButtonEvent(connection, 1, 0, 0)
        XSync(connection, 0)
    }

    func pressEscape() { press(key: KeySym(XK_Escape)) }
    func pressSpace() { press(key: KeySym(XK_space)) }

    private func press(key: KeySym) {
        let code = UInt32(XKeysymToKeycode(connection, key))
        XTestFakeKeyEvent(connection, code, 1, 0)
        XTestFakeKeyEvent(connection, code, 0, 0)
        XSync(connection, 0)
    }

    /// Gives the keys to the topmost window, as a window manager would.
    func focusTopWindow() {
        guard let window = topWindow else { return }
        XSetInputFocus(connection, window, Int32(RevertToPointerRoot), Time(CurrentTime))
        XSync(connection, 0)
    }

    /// Gives the topmost window another size, in pixels.
    func resizeTopWindow(width: Int, height: Int) {
        guard let window = topWindow else { return }
        XResizeWindow(connection, window, UInt32(width), UInt32(height))
        XSync(connection, 0)
    }

    private var topWindow: Window? {
        var (root, parent) = (Window(), Window())
        var list: UnsafeMutablePointer<Window>?
        var count: UInt32 = 0
        XQueryTree(connection, XDefaultRootWindow(connection), &root, &parent, &list, &count)
        defer { XFree(list) }
        for index in (0..<Int(count)).reversed() {
            var attributes = XWindowAttributes()
            guard let window = list?[index], XGetWindowAttributes(connection, window, &attributes) != 0,
                attributes.map_state == IsViewable, attributes.`class` == InputOutput
            else { continue }
            return window
        }
        return nil
    }
}
