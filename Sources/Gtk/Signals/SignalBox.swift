import CGtk

/// What a signal holds on to: one Swift handler, retained by the closure and released only by its
/// destroy-notify, so that a handler lives exactly as long as its connection.
@MainActor
public final class SignalBox {
    /// How many handlers are connected: for tests that look for leaks.
    public private(set) static var liveCount = 0

    let handler: Any

    private init(_ handler: Any) {
        self.handler = handler
        SignalBox.liveCount += 1
    }

    isolated deinit { SignalBox.liveCount -= 1 }

    /// A retained box as the `user_data` of a C callback.
    static func retained(_ handler: Any) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(SignalBox(handler)).toOpaque()
    }

    /// The handler behind a `user_data`, which must be of the type that was boxed.
    static func handler<Handler>(_ data: UnsafeMutableRawPointer, _ type: Handler.Type = Handler.self)
        -> Handler
    {
        MainActor.preconditionIsolated()
        guard let handler = Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue().handler as? Handler
        else { preconditionFailure("a signal was connected with a handler of another type") }
        return handler
    }

    /// The destroy-notify of a `GClosure`.
    static let releaseClosure: GClosureNotify = { data, _ in release(data) }

    /// The destroy-notify of sources and owners.
    static let release: GDestroyNotify = { data in
        guard let data else { return }
        Unmanaged<SignalBox>.fromOpaque(data).release()
    }
}
