import CGtk

/// What a widget is like now.
extension Widget {
    /// Whether it or something in it has the window's focus.
    public var holdsFocus: Bool {
        guard let top = gtk_widget_get_toplevel(gtk), gtk_widget_is_toplevel(top) != 0,
            let focus = top.withMemoryRebound(to: GtkWindow.self, capacity: 1, { gtk_window_get_focus($0) })
        else { return false }
        return focus == gtk || gtk_widget_is_ancestor(focus, gtk) != 0
    }

    /// Whether it or something around it has the class: for tests.
    public func isWithin(class name: String) -> Bool {
        sequence(first: gtk) { gtk_widget_get_parent($0) }.contains {
            gtk_style_context_has_class(gtk_widget_get_style_context($0), name) != 0
        }
    }

    /// The least width, in pixels.
    public var minimumWidth: Int {
        var minimum: gint = 0
        gtk_widget_get_preferred_width(gtk, &minimum, nil)
        return Int(minimum)
    }

    /// Whether things stand from right to left, as words do.
    public var isRightToLeft: Bool { gtk_widget_get_direction(gtk) == GTK_TEXT_DIR_RTL }
}
