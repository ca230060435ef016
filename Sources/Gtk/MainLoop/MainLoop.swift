import CGtk

/// The GLib main loop, for a program that has no `Application` to run it.
@MainActor
public enum MainLoop {
    /// Runs the loop until the condition holds, which is asked after each turn.
    ///
    /// Not to be called within a task: what drains the main queue is not re-entrant.
    /// - Returns: false where the time is over first.
    @discardableResult
    public static func run(within limit: Duration, until condition: @MainActor () -> Bool) -> Bool {
        var isOver = false
        let end = Deferred.after(milliseconds: UInt32(clamping: limit.milliseconds)) { isOver = true }
        defer { end.cancel() }
        while !condition() {
            guard !isOver else { return false }
            g_main_context_iteration(nil, 1)
        }
        return true
    }

    /// Runs the loop until all that was waiting when it began is done.
    public static func settle() {
        var isIdle = false
        let idle = Deferred.idle { isIdle = true }
        defer { idle.cancel() }
        while !isIdle { g_main_context_iteration(nil, 1) }
    }
}

extension Duration {
    fileprivate var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
