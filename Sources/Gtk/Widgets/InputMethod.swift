import CGtk

/// How a person's input method turns keys into text for a widget that edits text by itself: GTK's
/// `GtkIMContext`.
///
/// It is offered the keys of the window before anything else is, while it serves and the widget has the focus.
public final class InputMethod: Object {
    /// What is being composed and not yet part of the text.
    public struct Preedit: Sendable, Hashable {
        public let text: String
        /// How many characters of it stand before the caret.
        public let caret: Int

        public init(text: String = "", caret: Int = 0) {
            (self.text, self.caret) = (text, caret)
        }
    }

    /// Called with text to insert.
    public var onText: (@MainActor (String) -> Void)?
    /// Called with what is being composed, whenever that is another.
    public var onPreedit: (@MainActor (Preedit) -> Void)?
    /// Called for the text around the caret, which some methods look at, and how many bytes of it in UTF-8 stand
    /// before the caret.
    public var onSurrounding: (@MainActor () -> (text: String, caret: Int))?
    /// Called with what to delete of that text: so many code points, the first of them so many behind the caret,
    /// or before it where negative.
    public var onDelete: (@MainActor (_ offset: Int, _ count: Int) -> Void)?
    /// Called with each key that the method leaves; true ends the event there.
    public var onKey: (@MainActor (KeyEvent) -> Bool)?

    private weak var widget: Widget?
    private var connections: [SignalConnection] = []
    private var resuming: Deferred?

    public init(for widget: Widget) {
        self.widget = widget
        super.init(raw: gtk_im_multicontext_new())
        g_object_unref(raw)
        connectPointer("commit") { [weak self] text in
            self?.onText?(String(cString: text.assumingMemoryBound(to: CChar.self)))
        }
        widget.onFocusChange { [weak self] isFocused in
            guard let self, !connections.isEmpty else { return }
            if isFocused { gtk_im_context_focus_in(cast()) } else { gtk_im_context_focus_out(cast()) }
        }
        connectAnswer("retrieve-surrounding") { [weak self] in
            guard let self, let around = onSurrounding?() else { return false }
            gtk_im_context_set_surrounding(
                cast(), around.text, gint(around.text.utf8.count), gint(around.caret))
            return true
        }
        connectSpan("delete-surrounding") { [weak self] offset, count in
            guard let onDelete = self?.onDelete else { return false }
            onDelete(offset, count)
            return true
        }
        connect("preedit-changed") { [weak self] in
            guard let self else { return }
            onPreedit?(preedit)
        }
    }

    /// Serves the widget, which must be in a window that shows, until `end`.
    public func begin() {
        guard let widget, connections.isEmpty, let window = gtk_widget_get_toplevel(widget.gtk) else {
            return
        }
        gtk_im_context_set_client_window(cast(), gtk_widget_get_window(widget.gtk))
        gtk_im_context_focus_in(cast())
        let top = Object(raw: UnsafeMutableRawPointer(window))
        connections = [
            top.connectEvent("key-press-event") { [weak self] event in self?.press(event) ?? false },
            top.connectEvent("key-release-event") { [weak self] event in self?.filter(event) ?? false },
        ]
    }

    /// Serves no longer, and calls nobody.
    public func end() {
        guard !connections.isEmpty else { return }
        connections.forEach { $0.disconnect() }
        connections = []
        (onText, onPreedit, onKey) = (nil, nil, nil)
        (onSurrounding, onDelete) = (nil, nil)
        reset()
        gtk_im_context_focus_out(cast())
        gtk_im_context_set_client_window(cast(), nil)
    }

    /// Gives the widget the focus back once the loop is idle, unless something such as a popover holds the
    /// keyboard by then.
    public func resume() {
        resuming = Deferred.idle { [weak self] in
            guard let self, !connections.isEmpty, gtk_grab_get_current() == nil else { return }
            widget?.grabFocus()
        }
    }

    /// Lets go of what is being composed, as when the caret is moved.
    public func reset() { gtk_im_context_reset(cast()) }

    /// Tells the method where the caret is, in pixels of the widget, so that its own windows stand beside it.
    public func setCaret(_ frame: PixelRect) {
        var area = GdkRectangle(
            x: gint(frame.x), y: gint(frame.y), width: gint(frame.width), height: gint(frame.height))
        gtk_im_context_set_cursor_location(cast(), &area)
    }

    private var preedit: Preedit {
        var text: UnsafeMutablePointer<CChar>?
        var attributes: OpaquePointer?
        var caret: gint = 0
        gtk_im_context_get_preedit_string(cast(), &text, &attributes, &caret)
        defer {
            g_free(text)
            pango_attr_list_unref(attributes)
        }
        let composed = text.map { String(cString: $0) } ?? ""
        let before = String(String.UnicodeScalarView(composed.unicodeScalars.prefix(max(0, Int(caret)))))
        return Preedit(text: composed, caret: before.count)
    }

    private func filter(_ event: UnsafeMutableRawPointer) -> Bool {
        guard widget?.hasFocus == true else { return false }
        return gtk_im_context_filter_keypress(cast(), event.assumingMemoryBound(to: GdkEventKey.self)) != 0
    }

    private func press(_ event: UnsafeMutableRawPointer) -> Bool {
        guard widget?.hasFocus == true else { return false }
        return filter(event) || onKey?(KeyEvent(event)) ?? false
    }
}
