import CGtk

/// One handler connected to one signal.
@MainActor
public struct SignalConnection {
    private let object: WeakObject
    private let id: gulong

    fileprivate init(_ object: UnsafeMutableRawPointer, _ id: gulong) {
        self.object = WeakObject(object)
        self.id = id
    }

    public func disconnect() {
        withHandler { g_signal_handler_disconnect($0, id) }
    }

    /// Runs `body` while the handler is not called.
    public func blocked(_ body: () -> Void) {
        withHandler { g_signal_handler_block($0, id) }
        body()
        withHandler { g_signal_handler_unblock($0, id) }
    }

    /// Does nothing once the object is gone or the handler is disconnected.
    private func withHandler(_ body: (UnsafeMutableRawPointer) -> Void) {
        guard let raw = object.take() else { return }
        defer { g_object_unref(raw) }
        if g_signal_handler_is_connected(raw, id) != 0 { body(raw) }
    }
}

/// One trampoline for each C signature that a signal of GTK has. They are called on the main thread only,
/// which `SignalBox.handler` checks; the cast to `GCallback` is what `G_CALLBACK` does in C.
extension Object {
    package typealias Plain = @MainActor () -> Void
    typealias Answer = @MainActor () -> Bool
    typealias WithPointer = @MainActor (UnsafeMutableRawPointer) -> Void
    typealias AnswerToPointer = @MainActor (UnsafeMutableRawPointer) -> Bool
    typealias AnswerToSpan = @MainActor (Int, Int) -> Bool
    typealias WithInteger = @MainActor (Int) -> Void

    /// For `void (object)`.
    @discardableResult
    package func connect(_ signal: String, _ handler: @escaping Plain) -> SignalConnection {
        let trampoline: @MainActor @convention(c) (gpointer, gpointer) -> Void = { _, data in
            SignalBox.handler(data, Plain.self)()
        }
        return connect(signal, unsafeBitCast(trampoline, to: GCallback.self), SignalBox.retained(handler))
    }

    /// For `gboolean (object)`.
    @discardableResult
    func connectAnswer(_ signal: String, _ handler: @escaping Answer) -> SignalConnection {
        let trampoline: @MainActor @convention(c) (gpointer, gpointer) -> gboolean = { _, data in
            SignalBox.handler(data, Answer.self)() ? 1 : 0
        }
        return connect(signal, unsafeBitCast(trampoline, to: GCallback.self), SignalBox.retained(handler))
    }

    /// For `void (object, pointer)`, as `notify` and `size-allocate` have.
    @discardableResult
    func connectPointer(_ signal: String, _ handler: @escaping WithPointer) -> SignalConnection {
        let trampoline: @MainActor @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, value, data in
            SignalBox.handler(data, WithPointer.self)(value)
        }
        return connect(signal, unsafeBitCast(trampoline, to: GCallback.self), SignalBox.retained(handler))
    }

    /// For `gboolean (object, pointer)`, as every event signal has.
    @discardableResult
    func connectEvent(_ signal: String, _ handler: @escaping AnswerToPointer) -> SignalConnection {
        let trampoline: @MainActor @convention(c) (gpointer, gpointer, gpointer) -> gboolean = {
            _, event, data in
            SignalBox.handler(data, AnswerToPointer.self)(event) ? 1 : 0
        }
        return connect(signal, unsafeBitCast(trampoline, to: GCallback.self), SignalBox.retained(handler))
    }

    /// For `gboolean (object, int, int)`, as `delete-surrounding` has.
    @discardableResult
    func connectSpan(_ signal: String, _ handler: @escaping AnswerToSpan) -> SignalConnection {
        let trampoline: @MainActor @convention(c) (gpointer, gint, gint, gpointer) -> gboolean = {
            _, offset, count, data in
            SignalBox.handler(data, AnswerToSpan.self)(Int(offset), Int(count)) ? 1 : 0
        }
        return connect(signal, unsafeBitCast(trampoline, to: GCallback.self), SignalBox.retained(handler))
    }

    /// For `void (object, int)`, as `response` has.
    @discardableResult
    func connectInteger(_ signal: String, _ handler: @escaping WithInteger) -> SignalConnection {
        let trampoline: @MainActor @convention(c) (gpointer, gint, gpointer) -> Void = { _, value, data in
            SignalBox.handler(data, WithInteger.self)(Int(value))
        }
        return connect(signal, unsafeBitCast(trampoline, to: GCallback.self), SignalBox.retained(handler))
    }

    /// Calls the handler when a property changes.
    @discardableResult
    func connectNotify(_ property: String, _ handler: @escaping Plain) -> SignalConnection {
        connectPointer("notify::\(property)") { _ in handler() }
    }

    func connect(
        _ signal: String, _ callback: @escaping GCallback, _ box: UnsafeMutableRawPointer
    ) -> SignalConnection {
        let name = signal.prefix { $0 != ":" }
        precondition(
            g_signal_lookup(String(name), cast(GTypeInstance.self).pointee.g_class.pointee.g_type) != 0,
            "no signal named \(signal)")
        let id = g_signal_connect_data(
            raw, signal, callback, box, SignalBox.releaseClosure, GConnectFlags(rawValue: 0))
        return SignalConnection(raw, id)
    }
}
