import CGtk

extension MainLoop {
    /// Calls the handler in the loop when the process is told to end, by `SIGTERM`, `SIGINT` or `SIGHUP`.
    public static func onTermination(_ handler: @escaping @MainActor () -> Void) {
        let trampoline: @MainActor @convention(c) (gpointer) -> gboolean = { data in
            SignalBox.handler(data, Object.Plain.self)()
            return 1
        }
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            g_unix_signal_add_full(
                G_PRIORITY_DEFAULT, signal, unsafeBitCast(trampoline, to: GSourceFunc.self),
                SignalBox.retained(handler), SignalBox.release)
        }
    }
}
