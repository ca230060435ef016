import CGtk

/// Taking a widget from one place to another.
extension Widget {
    /// Takes the widget out of whatever holds it; it lives on for as long as its wrapper.
    public func removeFromParent() {
        guard let parent = gtk_widget_get_parent(gtk) else { return }
        let container = UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkContainer.self)
        lend { gtk_container_remove(container, $0) }
    }

    /// Whether anything holds the widget.
    public var hasParent: Bool { gtk_widget_get_parent(gtk) != nil }

    /// Keeps `showAll` of what holds the widget from showing it.
    public func hidesFromShowAll() { gtk_widget_set_no_show_all(gtk, 1) }

    /// Calls the handler once, as the next frame begins. What a new size calls for is done here, for nothing may
    /// be moved, shown or hidden within `onSizeChange`.
    public func onNextFrame(_ handler: @escaping @MainActor () -> Void) {
        let trampoline: @MainActor @convention(c) (gpointer, gpointer, gpointer) -> gboolean = { _, _, data in
            SignalBox.handler(data, Plain.self)()
            return 0
        }
        gtk_widget_add_tick_callback(
            gtk, unsafeBitCast(trampoline, to: GtkTickCallback.self), SignalBox.retained(handler),
            SignalBox.release)
    }

    /// Moves the focus to the next child that takes it, from the last on to the first.
    public func cycleFocus(forward: Bool) {
        let direction = forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD
        guard gtk_widget_child_focus(gtk, direction) == 0 else { return }
        if let focus = gtk_window_get_focus(topLevel), gtk_widget_is_ancestor(focus, gtk) != 0 {
            gtk_window_set_focus(topLevel, nil)
        }
        gtk_widget_child_focus(gtk, direction)
    }

    private var topLevel: UnsafeMutablePointer<GtkWindow>? {
        gtk_widget_get_toplevel(gtk).map {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)
        }
    }
}
