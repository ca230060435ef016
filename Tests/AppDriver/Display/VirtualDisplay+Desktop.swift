import CXTest

/// What a desktop tells programs of itself.
extension VirtualDisplay {
    /// Tells programs that windows are composited, so that they draw shadows around theirs, as most desktops do.
    func announceCompositor() {
        let window = XCreateSimpleWindow(connection, root, -1, -1, 1, 1, 0, 0, 0)
        set("_NET_SUPPORTING_WM_CHECK", of: root, to: window, type: "WINDOW")
        set("_NET_SUPPORTING_WM_CHECK", of: window, to: window, type: "WINDOW")
        set("_NET_SUPPORTED", of: root, to: atom("_GTK_FRAME_EXTENTS"), type: "ATOM")
        XSetSelectionOwner(connection, atom("_NET_WM_CM_S0"), window, Time(CurrentTime))
        synchronize()
    }

    /// Sets a property that is a single number.
    private func set(_ property: String, of window: Window, to value: UInt, type: String) {
        withUnsafeBytes(of: value) { bytes in
            _ = XChangeProperty(
                connection, window, atom(property), atom(type), 32, PropModeReplace,
                bytes.bindMemory(to: UInt8.self).baseAddress, 1)
        }
    }

    private func atom(_ name: String) -> Atom { XInternAtom(connection, name, 0) }
}
