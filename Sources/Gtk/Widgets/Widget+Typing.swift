import CGtk

/// How carets blink on this desktop, as GTK's settings say.
public struct CaretRhythm: Sendable, Hashable {
    /// From one appearance to the next, in milliseconds.
    public let period: Int
    /// How long after the last key a caret goes on blinking, in milliseconds.
    public let timeout: Int

    public init(period: Int, timeout: Int) { (self.period, self.timeout) = (period, timeout) }
}

/// What the pointer looks like over a widget, by its name in the cursor theme.
public enum PointerShape: String, Sendable {
    case text
}

/// What only widgets need in which text is edited.
extension Widget {
    /// How a caret is to blink; nil where it is not to. Read live, as the settings may change.
    public var caretRhythm: CaretRhythm? {
        let period = setting("gtk-cursor-blink-time")
        guard setting("gtk-cursor-blink") != 0, period > 0 else { return nil }
        return CaretRhythm(period: period, timeout: setting("gtk-cursor-blink-timeout") * 1000)
    }

    /// A number among GTK's settings, or a switch, which is 0 or 1.
    private func setting(_ name: String) -> Int {
        guard let settings = gtk_widget_get_settings(gtk) else { return 0 }
        var value = GValue()
        g_value_init(&value, GType(6 << 2))
        defer { g_value_unset(&value) }
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
        return Int(g_value_get_int(&value))
    }

    /// Gives the pointer a shape over a widget that is realized and has a window of its own; nil for the usual
    /// one.
    public func setPointer(_ shape: PointerShape?) {
        guard let window = gtk_widget_get_window(gtk) else { return }
        let cursor = shape.flatMap { gdk_cursor_new_from_name(gdk_window_get_display(window), $0.rawValue) }
        gdk_window_set_cursor(window, cursor)
        if let cursor { g_object_unref(UnsafeMutableRawPointer(cursor)) }
    }
}
