import CGtk

/// What a widget tells of: keys, pointer, focus and its own changes.
extension Widget {
    public func onUnmap(_ handler: @escaping @MainActor () -> Void) { connect("unmap", handler) }

    /// Calls the handler for each key; true ends the event there.
    @discardableResult
    public func onKeyPress(_ handler: @escaping @MainActor (KeyEvent) -> Bool) -> SignalConnection {
        connectEvent("key-press-event") { handler(KeyEvent($0)) }
    }

    /// Calls the handler for each press of a pointer button; true ends the event there.
    @discardableResult
    public func onButtonPress(_ handler: @escaping @MainActor (PointerEvent) -> Bool) -> SignalConnection {
        gtk_widget_add_events(gtk, gint(GDK_BUTTON_PRESS_MASK.rawValue))
        return connectEvent("button-press-event") { handler(PointerEvent($0)) }
    }

    @discardableResult
    public func onButtonRelease(_ handler: @escaping @MainActor (PointerEvent) -> Bool) -> SignalConnection {
        gtk_widget_add_events(gtk, gint(GDK_BUTTON_RELEASE_MASK.rawValue))
        return connectEvent("button-release-event") { handler(PointerEvent($0)) }
    }

    @discardableResult
    public func onMotion(_ handler: @escaping @MainActor (PointerEvent) -> Bool) -> SignalConnection {
        gtk_widget_add_events(gtk, gint(GDK_POINTER_MOTION_MASK.rawValue))
        return connectEvent("motion-notify-event") { handler(PointerEvent($0)) }
    }

    /// Delivers every motion of the pointer, not only the last of each frame, once the widget is realized.
    public func receiveEveryMotion() {
        connect("realize") { [weak self] in
            guard let self, let window = gtk_widget_get_window(gtk) else { return }
            gdk_window_set_event_compression(window, 0)
        }
    }

    @discardableResult
    public func onLeave(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        gtk_widget_add_events(gtk, gint(GDK_LEAVE_NOTIFY_MASK.rawValue))
        return connectEvent("leave-notify-event") { _ in
            handler()
            return false
        }
    }

    @discardableResult
    public func onScroll(_ handler: @escaping @MainActor (ScrollEvent) -> Bool) -> SignalConnection {
        gtk_widget_add_events(gtk, gint(GDK_SCROLL_MASK.rawValue | GDK_SMOOTH_SCROLL_MASK.rawValue))
        return connectEvent("scroll-event") { handler(ScrollEvent($0)) }
    }

    @discardableResult
    public func onSizeChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connectPointer("size-allocate") { _ in handler() }
    }

    public func onFocusChange(_ handler: @escaping @MainActor (Bool) -> Void) {
        connectEvent("focus-in-event") { _ in
            handler(true)
            return false
        }
        connectEvent("focus-out-event") { _ in
            handler(false)
            return false
        }
    }

    @discardableResult
    public func onScaleFactorChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connectNotify("scale-factor", handler)
    }

    @discardableResult
    public func onStyleChange(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("style-updated", handler)
    }

    /// Calls the handler once, at the end of the frame in which the widget is drawn next.
    public func afterFirstPaint(_ handler: @escaping @MainActor () -> Void) {
        var drawn: SignalConnection?
        drawn = connectEvent("draw") { [weak self] _ in
            drawn?.disconnect()
            drawn = nil
            self?.afterPaint(handler)
            return false
        }
    }

    private func afterPaint(_ handler: @escaping @MainActor () -> Void) {
        guard let clock = gtk_widget_get_frame_clock(gtk) else { return }
        var painted: SignalConnection?
        painted = Object(raw: UnsafeMutableRawPointer(clock)).connect("after-paint") {
            painted?.disconnect()
            painted = nil
            handler()
        }
    }
}
