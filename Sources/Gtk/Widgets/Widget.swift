import CGtk

/// A rectangle in whole pixels.
public struct PixelRect: Sendable, Hashable {
    public var x, y, width, height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    public func contains(x px: Double, y py: Double) -> Bool {
        px >= Double(x) && py >= Double(y) && px < Double(x + width) && py < Double(y + height)
    }
}

/// A state that CSS and the theme know.
public enum WidgetAlignment: Sendable {
    case fill, start, end, center

    var gtk: GtkAlign {
        switch self {
        case .fill: GTK_ALIGN_FILL
        case .start: GTK_ALIGN_START
        case .end: GTK_ALIGN_END
        case .center: GTK_ALIGN_CENTER
        }
    }
}

/// Anything that GTK lays out and draws.
@MainActor
open class Widget: Object {
    var gtk: UnsafeMutablePointer<GtkWidget> { cast() }

    /// Lends the C widget to a call that takes a reference of its own. The optimizer may release a wrapper as
    /// soon as its pointer is read, and with a temporary one the widget, before the call has it.
    func lend<Result>(_ body: (UnsafeMutablePointer<GtkWidget>) -> Result) -> Result {
        withExtendedLifetime(self) { body(gtk) }
    }

    open func show() { gtk_widget_show(gtk) }
    open func hide() { gtk_widget_hide(gtk) }
    public func showAll() { gtk_widget_show_all(gtk) }

    /// Takes the widget out of the world: its handlers are released and its children destroyed.
    open func destroy() { gtk_widget_destroy(gtk) }

    public var isVisible: Bool {
        get { gtk_widget_get_visible(gtk) != 0 }
        set { gtk_widget_set_visible(gtk, newValue ? 1 : 0) }
    }
    public var isMapped: Bool { gtk_widget_get_mapped(gtk) != 0 }
    public var isSensitive: Bool {
        get { gtk_widget_is_sensitive(gtk) != 0 }
        set { gtk_widget_set_sensitive(gtk, newValue ? 1 : 0) }
    }
    public var hasFocus: Bool { gtk_widget_has_focus(gtk) != 0 }

    /// Whether a focus ring is to be drawn: GTK shows it once the keyboard is used.
    public var hasVisibleFocus: Bool { gtk_widget_has_visible_focus(gtk) != 0 }

    public var canFocus: Bool {
        get { gtk_widget_get_can_focus(gtk) != 0 }
        set { gtk_widget_set_can_focus(gtk, newValue ? 1 : 0) }
    }

    public func grabFocus() { gtk_widget_grab_focus(gtk) }

    /// Moves the focus to the first child that takes it; where one has it already, it stays there.
    @discardableResult
    public func focusFirst() -> Bool {
        // GTK would go on to the next child. A popover gives the focus to the first by itself.
        holdsFocus || gtk_widget_child_focus(gtk, GTK_DIR_TAB_FORWARD) != 0
    }

    public func addClass(_ name: String) {
        gtk_style_context_add_class(gtk_widget_get_style_context(gtk), name)
    }
    public func removeClass(_ name: String) {
        gtk_style_context_remove_class(gtk_widget_get_style_context(gtk), name)
    }

    public func setTooltip(_ text: String?) { gtk_widget_set_tooltip_text(gtk, text) }

    /// Room around the widget, in pixels.
    public func setMargins(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
        gtk_widget_set_margin_top(gtk, gint(top))
        gtk_widget_set_margin_bottom(gtk, gint(bottom))
        gtk_widget_set_margin_start(gtk, gint(start))
        gtk_widget_set_margin_end(gtk, gint(end))
    }

    public func setMargins(_ all: Int) { setMargins(top: all, bottom: all, start: all, end: all) }

    /// Whether the widget takes room that is left.
    public func setExpand(horizontally: Bool = false, vertically: Bool = false) {
        gtk_widget_set_hexpand(gtk, horizontally ? 1 : 0)
        gtk_widget_set_vexpand(gtk, vertically ? 1 : 0)
    }

    public func setAlignment(
        horizontal: WidgetAlignment = .fill, vertical: WidgetAlignment = .fill
    ) {
        gtk_widget_set_halign(gtk, horizontal.gtk)
        gtk_widget_set_valign(gtk, vertical.gtk)
    }

    /// The least size that the widget asks for, in pixels; -1 leaves it to the widget.
    public func setMinimumSize(width: Int = -1, height: Int = -1) {
        gtk_widget_set_size_request(gtk, gint(width), gint(height))
    }

    public var width: Int { Int(gtk_widget_get_allocated_width(gtk)) }
    public var height: Int { Int(gtk_widget_get_allocated_height(gtk)) }

    /// Device pixels in one pixel.
    public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(gtk)) }

    /// The natural size, in pixels.
    public var naturalSize: (width: Int, height: Int) {
        var natural = GtkRequisition()
        gtk_widget_get_preferred_size(gtk, nil, &natural)
        return (Int(natural.width), Int(natural.height))
    }

    public func queueDraw() { gtk_widget_queue_draw(gtk) }
    public func queueDraw(_ area: PixelRect) {
        gtk_widget_queue_draw_area(gtk, gint(area.x), gint(area.y), gint(area.width), gint(area.height))
    }
    public func queueResize() { gtk_widget_queue_resize(gtk) }

    /// The place of this widget within another one of the same window; nil where either is not shown.
    public func frame(in other: Widget) -> PixelRect? {
        var (x, y): (gint, gint) = (0, 0)
        guard gtk_widget_translate_coordinates(gtk, other.gtk, 0, 0, &x, &y) != 0 else { return nil }
        return PixelRect(x: Int(x), y: Int(y), width: width, height: height)
    }

    /// The place of this widget on the screen; nil where it is not realized.
    public var frameOnScreen: PixelRect? {
        guard let top = gtk_widget_get_toplevel(gtk), let window = gtk_widget_get_window(top) else {
            return nil
        }
        var (originX, originY): (gint, gint) = (0, 0)
        gdk_window_get_origin(window, &originX, &originY)
        var (x, y): (gint, gint) = (0, 0)
        guard gtk_widget_translate_coordinates(gtk, top, 0, 0, &x, &y) != 0 else { return nil }
        return PixelRect(x: Int(originX + x), y: Int(originY + y), width: width, height: height)
    }

    /// The widget's name for assistive technology.
    public func setAccessible(name: String, role: AccessibleRole? = nil, description: String? = nil) {
        guard let accessible = gtk_widget_get_accessible(gtk) else { return }
        atk_object_set_name(accessible, name)
        if let role { atk_object_set_role(accessible, role.atk) }
        if let description { atk_object_set_description(accessible, description) }
    }

    /// Whether the person wants things to move: read live, as the setting may change.
    public var animates: Bool {
        guard let settings = gtk_widget_get_settings(gtk) else { return false }
        var value = GValue()
        g_value_init(&value, GType(5 << 2))
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-enable-animations",
            &value)
        return g_value_get_boolean(&value) != 0
    }
}
