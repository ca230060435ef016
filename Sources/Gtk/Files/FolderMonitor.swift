import CGtk

/// Tells when something in a folder is made, written, renamed or removed, by whomever; not in folders below it.
public final class FolderMonitor: Object {
    private typealias Raw = UnsafeMutableRawPointer

    /// Nil where the folder cannot be watched, as on some network file systems.
    public init?(path: String, _ handler: @escaping @MainActor () -> Void) {
        let file = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else {
            return nil
        }
        super.init(raw: UnsafeMutableRawPointer(monitor))
        g_object_unref(UnsafeMutableRawPointer(monitor))
        // For `void (monitor, file, other file, event)`.
        let trampoline: @MainActor @convention(c) (Raw, Raw?, Raw?, guint, Raw) -> Void = {
            _, _, _, _, data in
            SignalBox.handler(data, Plain.self)()
        }
        _ = connect(
            "changed", unsafeBitCast(trampoline, to: GCallback.self), SignalBox.retained(handler as Plain))
    }

    isolated deinit { g_file_monitor_cancel(cast()) }
}
