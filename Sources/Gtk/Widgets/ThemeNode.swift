import CGtk

/// How the theme draws a part of a widget that is no widget itself: a CSS node below the widget's own.
@MainActor
public final class ThemeNode: Object {
    /// A state in which CSS may draw the node otherwise.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let hover = State(rawValue: GTK_STATE_FLAG_PRELIGHT.rawValue)
        public static let pressed = State(rawValue: GTK_STATE_FLAG_ACTIVE.rawValue)
        public static let selected = State(rawValue: GTK_STATE_FLAG_SELECTED.rawValue)
        public static let focused = State(rawValue: GTK_STATE_FLAG_FOCUSED.rawValue)
        public static let checked = State(rawValue: GTK_STATE_FLAG_CHECKED.rawValue)
    }

    private var context: UnsafeMutablePointer<GtkStyleContext> { cast() }

    /// - Parameters:
    ///   - nodes: CSS node names from the widget down, such as `["list", "row"]`.
    ///   - classes: CSS classes of the last of them.
    public init(_ nodes: [String], classes: [String] = [], below widget: Widget) {
        let path = gtk_widget_path_copy(gtk_widget_get_path(widget.gtk))
        for (index, node) in nodes.enumerated() {
            gtk_widget_path_append_type(path, gtk_widget_get_type())
            gtk_widget_path_iter_set_object_name(path, -1, node)
            guard index == nodes.count - 1 else { continue }
            for name in classes { gtk_widget_path_iter_add_class(path, -1, name) }
        }
        let context = gtk_style_context_new()
        gtk_style_context_set_path(context, path)
        gtk_style_context_set_parent(context, gtk_widget_get_style_context(widget.gtk))
        gtk_widget_path_unref(path)
        guard let context else { preconditionFailure("GTK gave no style context") }
        super.init(raw: UnsafeMutableRawPointer(context))
        g_object_unref(context)
    }

    public func setState(_ state: State) {
        gtk_style_context_set_state(context, GtkStateFlags(state.rawValue))
    }

    /// Draws background and border into the rectangle.
    public func drawBox(_ cairo: CairoHandle, _ r: PixelRect) {
        gtk_render_background(context, cairo, Double(r.x), Double(r.y), Double(r.width), Double(r.height))
        gtk_render_frame(context, cairo, Double(r.x), Double(r.y), Double(r.width), Double(r.height))
    }

    public func drawFocus(_ cairo: CairoHandle, _ r: PixelRect) {
        gtk_render_focus(context, cairo, Double(r.x), Double(r.y), Double(r.width), Double(r.height))
    }

    /// The colour of text in the current state, each part from 0 to 1.
    public var color: (red: Double, green: Double, blue: Double, alpha: Double) {
        var color = GdkRGBA()
        gtk_style_context_get_color(context, gtk_style_context_get_state(context), &color)
        return (color.red, color.green, color.blue, color.alpha)
    }
}

extension Widget {
    /// The colour of the widget's text, each part from 0 to 1.
    public var themeColor: (red: Double, green: Double, blue: Double, alpha: Double) {
        let context = gtk_widget_get_style_context(gtk)
        var color = GdkRGBA()
        gtk_style_context_get_color(context, gtk_style_context_get_state(context), &color)
        return (color.red, color.green, color.blue, color.alpha)
    }

    /// The widget's `PangoContext`: the font, the resolution and the rendering that the desktop asks for. Valid as
    /// long as the widget lives.
    public var unsafeTextContext: OpaquePointer { gtk_widget_get_pango_context(gtk) }

    /// The widget's font as Pango spells it, its size in pixels: `Cantarell 14.667px`.
    public var fontDescription: String {
        let context = gtk_widget_get_pango_context(gtk)
        guard let own = pango_context_get_font_description(context),
            let description = pango_font_description_copy(own)
        else { return "" }
        defer { pango_font_description_free(description) }
        if pango_font_description_get_size_is_absolute(description) == 0 {
            let dotsPerInch = gdk_screen_get_resolution(gtk_widget_get_screen(gtk))
            let points = Double(pango_font_description_get_size(description))
            pango_font_description_set_absolute_size(
                description, points * (dotsPerInch > 0 ? dotsPerInch : 96) / 72)
        }
        guard let text = pango_font_description_to_string(description) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Draws the widget's own background as the theme has it.
    public func drawThemeBackground(_ cairo: CairoHandle) {
        gtk_render_background(
            gtk_widget_get_style_context(gtk), cairo, 0, 0, Double(width), Double(height))
    }

    /// The part of a draw call that needs drawing, in pixels of the widget; nil where nothing does.
    public static func clip(of cairo: CairoHandle) -> PixelRect? {
        var clip = GdkRectangle()
        guard gdk_cairo_get_clip_rectangle(cairo, &clip) != 0 else { return nil }
        return PixelRect(x: Int(clip.x), y: Int(clip.y), width: Int(clip.width), height: Int(clip.height))
    }
}
