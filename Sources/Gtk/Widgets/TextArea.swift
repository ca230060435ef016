import CGtk

/// Several lines of text to type, in a frame. Tab goes on to the next widget.
public final class TextArea: Container {
    private let view: Widget
    private let placeholder = Label("")

    public init() {
        view = Widget(raw: gtk_text_view_new())
        super.init(raw: gtk_overlay_new())
        let frame = ScrollView()
        gtk_scrolled_window_set_shadow_type(frame.cast(), GTK_SHADOW_IN)
        gtk_scrolled_window_set_min_content_height(frame.cast(), 72)
        gtk_scrolled_window_set_max_content_height(frame.cast(), 160)
        gtk_scrolled_window_set_propagate_natural_height(frame.cast(), 1)
        gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
        gtk_text_view_set_accepts_tab(view.cast(), 0)
        gtk_text_view_set_left_margin(view.cast(), 8)
        gtk_text_view_set_right_margin(view.cast(), 8)
        gtk_text_view_set_top_margin(view.cast(), 6)
        gtk_text_view_set_bottom_margin(view.cast(), 6)
        frame.add(view)
        add(frame)
        placeholder.addClass("dim-label")
        placeholder.setAlignment(horizontal: .start, vertical: .start)
        placeholder.setMargins(top: 7, start: 9, end: 9)
        placeholder.setShownByShowAll(false)
        placeholder.lend {
            gtk_overlay_add_overlay(cast(), $0)
            gtk_overlay_set_overlay_pass_through(cast(), $0, 1)
        }
        onChange { [weak self] in self?.showPlaceholder() }
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(view.cast()) }

    public var text: String {
        get {
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }
        set { gtk_text_buffer_set_text(buffer, newValue, -1) }
    }

    /// What it shows while it is empty.
    public func setPlaceholder(_ text: String) {
        placeholder.text = text
        showPlaceholder()
    }

    private func showPlaceholder() {
        placeholder.isVisible = !placeholder.text.isEmpty && gtk_text_buffer_get_char_count(buffer) == 0
    }

    /// Where keys and the focus go, and what assistive technology reads.
    public var input: Widget { view }

    /// Calls the handler at each change of the text, by hand or by program.
    public func onChange(_ handler: @escaping @MainActor () -> Void) {
        Object(raw: UnsafeMutableRawPointer(buffer)).connect("changed", handler)
    }
}
