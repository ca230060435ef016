import CGtk
import CGtkBridge

/// A top-level window of an application.
public final class Window: Container {
    public init(application: Application) {
        super.init(raw: daub_window_new(application.cast()))
    }

    public var title: String {
        get { gtk_window_get_title(cast()).map { String(cString: $0) } ?? "" }
        set { gtk_window_set_title(cast(), newValue) }
    }

    public func setTitleBar(_ bar: Widget) { bar.lend { gtk_window_set_titlebar(cast(), $0) } }
    public func setIcon(named name: String) { gtk_window_set_icon_name(cast(), name) }
    public func setDefaultSize(width: Int, height: Int) {
        gtk_window_set_default_size(cast(), gint(width), gint(height))
    }

    /// Keeps the window over another one, which it goes away with.
    public func stand(over parent: Window) {
        gtk_window_set_transient_for(cast(), parent.cast())
        gtk_window_set_destroy_with_parent(cast(), 1)
    }

    /// The size that would bring the window back as it is now, in pixels.
    public var size: (width: Int, height: Int) {
        var (width, height): (gint, gint) = (0, 0)
        gtk_window_get_size(cast(), &width, &height)
        return (Int(width), Int(height))
    }

    /// What a person sees of the window, in pixels of its own: with its title bar, without the shadow around it.
    public var visibleFrame: PixelRect {
        let (width, height) = size
        let bar = gtk_window_get_titlebar(cast()).flatMap { gtk_widget_get_visible($0) != 0 ? $0 : nil }
        var (x, y): (Int32, Int32) = (0, 0)
        if let top = bar ?? gtk_bin_get_child(cast()) {
            gtk_widget_translate_coordinates(top, cast(), 0, 0, &x, &y)
        }
        let barHeight = bar.map { Int(gtk_widget_get_allocated_height($0)) } ?? 0
        return PixelRect(x: Int(x), y: Int(y), width: width, height: height + barHeight)
    }

    public var isMaximized: Bool { gtk_window_is_maximized(cast()) != 0 }
    public func maximize() { gtk_window_maximize(cast()) }
    public func present() { gtk_window_present(cast()) }
    public func close() { gtk_window_close(cast()) }

    /// The widget that has the window's keyboard focus, remembered without keeping it alive.
    public var focus: FocusMemory { FocusMemory(gtk_window_get_focus(cast())) }

    /// Calls the handler when the window is asked to close; true keeps it open.
    public func onCloseRequest(_ handler: @escaping @MainActor () -> Bool) {
        connectEvent("delete-event") { _ in handler() }
    }

    public func onActiveChange(_ handler: @escaping @MainActor (Bool) -> Void) {
        connectNotify("is-active") { [weak self] in
            guard let self else { return }
            handler(gtk_window_is_active(cast()) != 0)
        }
    }
}

/// Which widget had the focus; it can be given back while that widget lives and shows.
@MainActor
public struct FocusMemory {
    private let widget: WeakObject
    /// What is selected in a text entry: from where the selection began to the cursor.
    private let selection: (anchor: gint, cursor: gint)?

    init(_ widget: UnsafeMutablePointer<GtkWidget>?) {
        self.widget = WeakObject(widget.map { UnsafeMutableRawPointer($0) })
        selection = widget.flatMap { Self.selection(in: $0) }
    }

    private static func selection(
        in widget: UnsafeMutablePointer<GtkWidget>
    ) -> (anchor: gint, cursor: gint)? {
        guard isEntry(widget) else { return nil }
        let entry = OpaquePointer(widget)
        let cursor = gtk_editable_get_position(entry)
        var (start, end): (gint, gint) = (cursor, cursor)
        gtk_editable_get_selection_bounds(entry, &start, &end)
        return (cursor == start ? end : start, cursor)
    }

    private static func isEntry(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        return g_type_check_instance_is_a(instance, gtk_entry_get_type()) != 0
    }

    /// Gives the focus back, keeping the selection and cursor of a text entry; false where it cannot.
    @discardableResult
    public func restore() -> Bool {
        guard let raw = widget.take() else { return false }
        defer { g_object_unref(raw) }
        let gtk = raw.assumingMemoryBound(to: GtkWidget.self)
        guard gtk_widget_get_mapped(gtk) != 0 else { return false }
        if Self.isEntry(gtk) {
            gtk_entry_grab_focus_without_selecting(raw.assumingMemoryBound(to: GtkEntry.self))
            if let selection {
                gtk_editable_select_region(OpaquePointer(raw), selection.anchor, selection.cursor)
            }
        } else {
            gtk_widget_grab_focus(gtk)
        }
        return true
    }
}

/// The bar at the top of a window: title in the middle, buttons at both ends.
public final class HeaderBar: Container {
    public init() {
        super.init(raw: gtk_header_bar_new())
    }

    public func showWindowButtons() { gtk_header_bar_set_show_close_button(cast(), 1) }
    public func appendAtStart(_ child: Widget) { child.lend { gtk_header_bar_pack_start(cast(), $0) } }
    public func appendAtEnd(_ child: Widget) { child.lend { gtk_header_bar_pack_end(cast(), $0) } }
    public func setTitle(_ widget: Widget) { widget.lend { gtk_header_bar_set_custom_title(cast(), $0) } }
    /// Leaves room for the title alone.
    public func leaveOutSubtitle() { gtk_header_bar_set_has_subtitle(cast(), 0) }
    public var title: String {
        get { gtk_header_bar_get_title(cast()).map { String(cString: $0) } ?? "" }
        set { gtk_header_bar_set_title(cast(), newValue) }
    }
    public var subtitle: String {
        get { gtk_header_bar_get_subtitle(cast()).map { String(cString: $0) } ?? "" }
        set { gtk_header_bar_set_subtitle(cast(), newValue) }
    }
}

/// A bubble that hangs on a widget, over the window.
public final class PopoverWidget: Container {
    public init(relativeTo anchor: Widget) {
        super.init(raw: anchor.lend { daub_popover_new($0) })
        gtk_popover_set_position(cast(), GTK_POS_BOTTOM)
        // Wayland would let it overhang the window; X11 cannot. Both agree this way.
        gtk_popover_set_constrain_to(cast(), GTK_POPOVER_CONSTRAINT_WINDOW)
    }

    public func popUp() { keepingWindow { gtk_popover_popup(cast()) } }
    public func popDown() { keepingWindow { gtk_popover_popdown(cast()) } }
    public override func show() { keepingWindow { gtk_widget_show(gtk) } }
    public override func hide() { keepingWindow { gtk_widget_hide(gtk) } }
    public override func destroy() { keepingWindow { gtk_widget_destroy(gtk) } }

    /// Keeps what the window has drawn: the bubble has a surface of its own, and only what that covers or sets
    /// free is drawn anew.
    private func keepingWindow(_ change: () -> Void) {
        guard let window = gtk_widget_get_toplevel(gtk) else { return change() }
        // A change may be what ends the window.
        g_object_ref(window)
        daub_window_set_still(window, 1)
        change()
        daub_window_set_still(window, 0)
        g_object_unref(window)
    }

    /// Calls the handler as the bubble starts to close, its grab still held.
    @discardableResult
    public func onClosed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("closed", handler)
    }
}
