import CGtk

/// A call that the main loop makes later; it can be taken back until then.
@MainActor
public final class Deferred {
    private var source: guint = 0

    /// Runs `body` when the loop has nothing more urgent to do.
    public static func idle(_ body: @escaping @MainActor () -> Void) -> Deferred {
        Deferred { g_idle_add_full($2, $0, $1, SignalBox.release) }.scheduled(body, G_PRIORITY_DEFAULT_IDLE)
    }

    /// Runs `body` once the given time has passed.
    public static func after(milliseconds: UInt32, _ body: @escaping @MainActor () -> Void) -> Deferred {
        Deferred { g_timeout_add_full($2, milliseconds, $0, $1, SignalBox.release) }
            .scheduled(body, G_PRIORITY_DEFAULT)
    }

    private typealias Add = (@escaping GSourceFunc, UnsafeMutableRawPointer, gint) -> guint
    private let add: Add

    private init(_ add: @escaping Add) { self.add = add }

    private func scheduled(_ body: @escaping @MainActor () -> Void, _ priority: gint) -> Deferred {
        let once: @MainActor () -> Void = { [weak self] in
            self?.source = 0
            body()
        }
        let trampoline: @MainActor @convention(c) (gpointer) -> gboolean = { data in
            SignalBox.handler(data, Object.Plain.self)()
            return 0
        }
        source = add(unsafeBitCast(trampoline, to: GSourceFunc.self), SignalBox.retained(once), priority)
        return self
    }

    public func cancel() {
        guard source != 0 else { return }
        g_source_remove(source)
        source = 0
    }
}
