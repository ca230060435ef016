import CGtk
import CGtkBridge

/// A line or a paragraph of text.
public final class Label: Widget {
    public init(_ text: String) {
        super.init(raw: gtk_label_new(text))
        gtk_label_set_xalign(cast(), 0)
    }

    public var text: String {
        get { String(cString: gtk_label_get_text(cast())) }
        set { gtk_label_set_text(cast(), newValue) }
    }

    public var isSelectable: Bool {
        get { gtk_label_get_selectable(cast()) != 0 }
        set { gtk_label_set_selectable(cast(), newValue ? 1 : 0) }
    }

    public func setWraps(_ wraps: Bool, maxLines: Int = -1) {
        gtk_label_set_line_wrap(cast(), wraps ? 1 : 0)
        gtk_label_set_line_wrap_mode(cast(), PANGO_WRAP_WORD_CHAR)
        gtk_label_set_lines(cast(), gint(maxLines))
        if maxLines > 0 { gtk_label_set_ellipsize(cast(), PANGO_ELLIPSIZE_END) }
    }

    public func setEllipsized() { gtk_label_set_ellipsize(cast(), PANGO_ELLIPSIZE_END) }

    /// Keeps a label that wraps from asking for the width of all its text, in characters.
    public func setWidth(atMostCharacters count: Int) { gtk_label_set_max_width_chars(cast(), gint(count)) }

    /// Keeps the label from growing and shrinking with its text, in characters.
    public func setWidth(characters: Int) { gtk_label_set_width_chars(cast(), gint(characters)) }

    /// Wraps lines longer than the most, and asks for the least, in characters.
    public func setWidth(characters least: Int, atMost most: Int) {
        gtk_label_set_width_chars(cast(), gint(least))
        gtk_label_set_max_width_chars(cast(), gint(most))
    }

    /// Draws the text in a colour, each part from 0 to 1, or in the theme's where it is nil.
    public func setColor(_ color: (red: Double, green: Double, blue: Double)?) {
        guard let color else {
            gtk_label_set_attributes(cast(), nil)
            return
        }
        func part(_ value: Double) -> guint16 { guint16((min(1, max(0, value)) * 65_535).rounded()) }
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(
            attributes, pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
        gtk_label_set_attributes(cast(), attributes)
        pango_attr_list_unref(attributes)
    }
}

/// An icon, as large as those of buttons are.
public final class Image: Widget {
    /// - Parameter icon: a name in the icon theme, or the full path of a picture; of one whose name ends in
    ///   `-symbolic.svg` the colours are the theme's.
    public init(icon: String) {
        guard icon.hasPrefix("/") else {
            super.init(raw: gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON))
            return
        }
        let file = g_file_new_for_path(icon)
        let image = g_file_icon_new(file)
        defer {
            g_object_unref(UnsafeMutableRawPointer(file))
            g_object_unref(UnsafeMutableRawPointer(image))
        }
        super.init(raw: gtk_image_new_from_gicon(image, GTK_ICON_SIZE_BUTTON))
    }
}

/// A sign that turns while something is on its way.
public final class Spinner: Widget {
    public init() {
        super.init(raw: gtk_spinner_new())
        gtk_spinner_start(cast())
    }
}

/// A button to press.
open class Button: Container {
    public init(label: String) { super.init(raw: gtk_button_new_with_label(label)) }

    /// A button that shows an icon and is called by its name in the tooltip and by assistive technology.
    public init(icon: String, name: String) {
        super.init(raw: gtk_button_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON))
        setTooltip(name)
        setAccessible(name: name)
    }

    init(unsafe raw: UnsafeMutableRawPointer) { super.init(raw: raw) }

    public func onPress(_ handler: @escaping @MainActor () -> Void) { connect("clicked", handler) }

    public func setRelief(_ visible: Bool) {
        gtk_button_set_relief(cast(), visible ? GTK_RELIEF_NORMAL : GTK_RELIEF_NONE)
    }

    /// Presses the button as the pointer would.
    public func press() { gtk_button_clicked(cast()) }

    /// Leaves the focus where it is when the pointer presses the button; Tab still comes to it.
    public func keepsFocusOnPress() { gtk_widget_set_focus_on_click(gtk, 0) }

    /// Shows the widget in place of what the button shows.
    public func setContent(_ content: Widget) {
        if let old = gtk_bin_get_child(cast()) { gtk_widget_destroy(old) }
        add(content)
        content.showAll()
    }

    public func setImage(_ image: Widget) { image.lend { gtk_button_set_image(cast(), $0) } }
}

/// A button that stays down: GTK calls the handler on each change by hand, not on those by `setActive`.
open class ToggleButton: Button {
    private var toggled: SignalConnection?

    public override init(icon: String, name: String) {
        super.init(unsafe: gtk_toggle_button_new())
        setImage(Image(icon: icon))
        setTooltip(name)
        setAccessible(name: name)
    }

    override init(unsafe raw: UnsafeMutableRawPointer) { super.init(unsafe: raw) }

    public var isActive: Bool { gtk_toggle_button_get_active(cast()) != 0 }

    public func setActive(_ active: Bool) {
        let change = { gtk_toggle_button_set_active(self.cast(), active ? 1 : 0) }
        if let toggled { toggled.blocked(change) } else { change() }
    }

    /// The one handler of changes by hand.
    public func onToggle(_ handler: @escaping @MainActor () -> Void) {
        toggled = connect("toggled", handler)
    }
}

/// A button that opens and closes what hangs on it, and says so to assistive technology.
public final class TriggerButton: ToggleButton {
    public override init(icon: String, name: String) {
        super.init(unsafe: daub_trigger_new())
        show(icon: icon, name: name)
    }

    /// - Parameter icon: as `Image` takes it.
    public func show(icon: String, name: String) {
        setImage(Image(icon: icon))
        setTooltip(name)
        setAccessible(name: name)
    }
}

/// A number on a line, to be dragged or stepped with the arrow keys.
public final class Slider: Widget {
    public init(from lower: Double, to upper: Double, step: Double) {
        super.init(raw: gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, lower, upper, step))
        gtk_scale_set_draw_value(cast(), 0)
        let digits = step >= 1 ? 0 : step >= 0.1 ? 1 : 2
        gtk_scale_set_digits(cast(), gint(digits))
        gtk_range_set_round_digits(cast(), gint(digits))
        gtk_range_set_increments(cast(), step, max(step, ((upper - lower) / 10).rounded()))
    }

    public var value: Double {
        get { gtk_range_get_value(cast()) }
        set { gtk_range_set_value(cast(), newValue) }
    }

    public func onChange(_ handler: @escaping @MainActor () -> Void) { connect("value-changed", handler) }
}
