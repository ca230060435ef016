import CGtk

/// The text that a person cut or copied, in whatever program.
@MainActor
public enum Clipboard {
    private typealias Handler = @MainActor (String?) -> Void

    private static var gtk: OpaquePointer? { gtk_clipboard_get(gdk_atom_intern("CLIPBOARD", 0)) }

    public static func write(_ text: String) { gtk_clipboard_set_text(gtk, text, -1) }

    /// Asks for the text and calls the handler once the other program has answered; nil where there is none.
    public static func read(_ handler: @escaping @MainActor (String?) -> Void) {
        let answer: @MainActor @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, gpointer) -> Void = {
            _, text, data in
            defer { SignalBox.release(data) }
            SignalBox.handler(data, Handler.self)(text.map { String(cString: $0) })
        }
        // The cast drops only the isolation, which the box checks.
        gtk_clipboard_request_text(
            gtk, unsafeBitCast(answer, to: GtkClipboardTextReceivedFunc.self), SignalBox.retained(handler))
    }
}
