import CGtk

/// What the desktop does for a program.
@MainActor
public enum Desktop {
    /// Shows a file or folder in the program that the person uses for it.
    /// - Returns: why it cannot; nil where it does.
    public static func show(path: String, over window: Window) -> String? {
        let file = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let uri = g_file_get_uri(file) else { return nil }
        defer { g_free(uri) }
        var error: UnsafeMutablePointer<GError>?
        guard gtk_show_uri_on_window(window.cast(), uri, gtk_get_current_event_time(), &error) == 0 else {
            return nil
        }
        defer { g_clear_error(&error) }
        return error.map { String(cString: $0.pointee.message) } ?? ""
    }
}
