import CGtk

/// A widget within what scrolls it.
extension Widget {
    /// Scrolls whatever scrolls the widget as little as needed to show the span of it, in pixels.
    public func reveal(from top: Int, to bottom: Int) {
        guard let scroller = gtk_widget_get_ancestor(gtk, gtk_scrolled_window_get_type()),
            let viewport = child(of: scroller), let content = child(of: viewport)
        else { return }
        var (x, y): (gint, gint) = (0, 0)
        guard gtk_widget_translate_coordinates(gtk, content, 0, gint(top), &x, &y) != 0 else { return }
        let view = UnsafeMutableRawPointer(scroller).assumingMemoryBound(to: GtkScrolledWindow.self)
        gtk_adjustment_clamp_page(
            gtk_scrolled_window_get_vadjustment(view), Double(y), Double(Int(y) + bottom - top))
    }

    /// Scrolls whatever scrolls the widget, in pixels; down where positive.
    public func scroll(by pixels: Int) {
        guard let scroller = gtk_widget_get_ancestor(gtk, gtk_scrolled_window_get_type()) else { return }
        let view = UnsafeMutableRawPointer(scroller).assumingMemoryBound(to: GtkScrolledWindow.self)
        let adjustment = gtk_scrolled_window_get_vadjustment(view)
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + Double(pixels))
    }

    /// How much of the widget shows in what scrolls it, in pixels; all of it where nothing does.
    public var shownHeight: Int {
        guard let scroller = gtk_widget_get_ancestor(gtk, gtk_scrolled_window_get_type()) else {
            return height
        }
        let view = UnsafeMutableRawPointer(scroller).assumingMemoryBound(to: GtkScrolledWindow.self)
        return Int(gtk_adjustment_get_page_size(gtk_scrolled_window_get_vadjustment(view)))
    }

    /// Which part of the height what scrolls the widget lets show, in pixels from the top; all of it where
    /// nothing does.
    public var shownSpan: Range<Int> {
        var (x, y): (gint, gint) = (0, 0)
        guard let scroller = gtk_widget_get_ancestor(gtk, gtk_scrolled_window_get_type()),
            let viewport = child(of: scroller),
            gtk_widget_translate_coordinates(gtk, viewport, 0, 0, &x, &y) != 0
        else { return 0..<height }
        let top = min(height, max(0, Int(-y)))
        return top..<min(height, max(top, Int(-y) + shownHeight))
    }

    private func child(of bin: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
        gtk_bin_get_child(UnsafeMutableRawPointer(bin).assumingMemoryBound(to: GtkBin.self))
    }
}
