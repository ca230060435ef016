import CGtk
import CGtkBridge

/// The GLib main loop as the main actor's executor.
@MainActor
public enum MainQueue {
    /// Lets the loop run `@MainActor` tasks. Call it once, before the loop runs.
    ///
    /// The drain is not re-entrant: no nested main loop inside a task.
    public static func attach() { daub_main_queue_attach() }
}
