import CGtk

/// What only widgets with parts of their own need.
extension Widget {
    /// Draws below what the widget draws itself, at each of its draw calls.
    public func onDraw(_ handler: @escaping @MainActor (CairoHandle) -> Void) {
        connectEvent("draw") { cairo in
            handler(OpaquePointer(cairo))
            return false
        }
    }

    /// Whether `showAll` of what the widget is in shows it too.
    public func setShownByShowAll(_ shown: Bool) { gtk_widget_set_no_show_all(gtk, shown ? 0 : 1) }

    /// Takes the focus and leaves what scrolls the widget where it is: GTK would go to the top of a widget that
    /// is higher than the view onto it.
    public func grabFocusInPlace() {
        guard let scroller = gtk_widget_get_ancestor(gtk, gtk_scrolled_window_get_type()) else {
            grabFocus()
            return
        }
        let view = UnsafeMutableRawPointer(scroller).assumingMemoryBound(to: GtkScrolledWindow.self)
        let adjustment = gtk_scrolled_window_get_vadjustment(view)
        let offset = gtk_adjustment_get_value(adjustment)
        grabFocus()
        gtk_adjustment_set_value(adjustment, offset)
    }

    /// Shows a tooltip of a part of the widget.
    /// - Parameter handler: the part at a place, in pixels of the widget, and what to say of it; the place is
    ///   nil where the keyboard asks.
    public func onTooltip(
        _ handler: @escaping @MainActor ((x: Int, y: Int)?) -> (text: String, area: PixelRect)?
    ) {
        typealias Handler = @MainActor ((x: Int, y: Int)?) -> (text: String, area: PixelRect)?
        typealias Raw = UnsafeMutableRawPointer
        let trampoline: @MainActor @convention(c) (Raw, gint, gint, gboolean, Raw, Raw) -> gboolean = {
            _, x, y, isKeyboard, tooltip, data in
            let place = isKeyboard != 0 ? nil : (x: Int(x), y: Int(y))
            guard let tip = SignalBox.handler(data, Handler.self)(place) else { return 0 }
            var area = GdkRectangle(
                x: gint(tip.area.x), y: gint(tip.area.y), width: gint(tip.area.width),
                height: gint(tip.area.height))
            gtk_tooltip_set_text(OpaquePointer(tooltip), tip.text)
            gtk_tooltip_set_tip_area(OpaquePointer(tooltip), &area)
            return 1
        }
        gtk_widget_set_has_tooltip(gtk, 1)
        _ = connect(
            "query-tooltip", unsafeBitCast(trampoline, to: GCallback.self),
            SignalBox.retained(handler as Handler))
    }
}

extension Slider {
    /// Where the knob runs, in pixels of the widget.
    public var trough: PixelRect {
        var rect = GdkRectangle()
        gtk_range_get_range_rect(cast(), &rect)
        return PixelRect(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height))
    }

    /// Sets how far arrow keys and Page Up and Page Down go.
    public func setSteps(_ step: Double, page: Double) { gtk_range_set_increments(cast(), step, page) }
}
