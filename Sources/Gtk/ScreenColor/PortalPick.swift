import CGtk

/// Points at a colour on a Wayland display, by way of the desktop's portal:
/// `org.freedesktop.portal.Screenshot.PickColor`.
@MainActor
final class PortalPick {
    private typealias Answer = Result<ScreenColor?, ScreenColor.Failure>
    private var answer: CheckedContinuation<Answer, Never>?
    private var bus: OpaquePointer?
    private var subscription: guint = 0

    private static var count = 0
    private static let name = "org.freedesktop.portal.Desktop"
    private static let root = "/org/freedesktop/portal/desktop"

    isolated deinit { if let bus { g_object_unref(UnsafeMutableRawPointer(bus)) } }

    func pick() async throws(ScreenColor.Failure) -> ScreenColor? {
        let result = await withCheckedContinuation { (continuation: CheckedContinuation<Answer, Never>) in
            answer = continuation
            ask()
        }
        return try result.get()
    }

    private func ask() {
        var error: UnsafeMutablePointer<GError>?
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error) else {
            finish(.failure(.portal(takeMessage(error))))
            return
        }
        self.bus = bus
        Self.count += 1
        let token = "daub\(Self.count)"
        listen(bus, token)
        // No variable arguments: GVariant's text form says the same.
        let arguments = g_variant_parse(nil, "('', {'handle_token': <'\(token)'>})", nil, nil, nil)
        g_dbus_connection_call(
            bus, Self.name, Self.root, "org.freedesktop.portal.Screenshot", "PickColor", arguments, nil,
            G_DBUS_CALL_FLAGS_NONE, -1, nil,
            { source, result, data in
                guard let data else { return }
                var error: UnsafeMutablePointer<GError>?
                let reply = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, &error)
                if let reply { g_variant_unref(reply) }
                MainActor.assumeIsolated {
                    let pick = Unmanaged<PortalPick>.fromOpaque(data).takeRetainedValue()
                    if let error { pick.finish(.failure(PortalPick.failure(of: error))) }
                }
            }, Unmanaged.passRetained(self).toOpaque())
        if let arguments { g_variant_unref(arguments) }
    }

    /// Takes over the error.
    private static func failure(of error: UnsafeMutablePointer<GError>) -> ScreenColor.Failure {
        let unknown = [
            G_DBUS_ERROR_SERVICE_UNKNOWN, G_DBUS_ERROR_NAME_HAS_NO_OWNER, G_DBUS_ERROR_UNKNOWN_INTERFACE,
            G_DBUS_ERROR_UNKNOWN_METHOD, G_DBUS_ERROR_UNKNOWN_OBJECT,
        ]
        if unknown.contains(where: { g_error_matches(error, g_dbus_error_quark(), gint($0.rawValue)) != 0 }) {
            g_error_free(error)
            return .noPortal
        }
        g_dbus_error_strip_remote_error(error)
        return .portal(takeMessage(error))
    }

    /// Listens before it asks: the answer may come sooner than the name of the request that it answers.
    private func listen(_ bus: OpaquePointer, _ token: String) {
        let own = g_dbus_connection_get_unique_name(bus).map { String(cString: $0) } ?? ""
        let sender = own.dropFirst().replacing(".", with: "_")
        subscription = g_dbus_connection_signal_subscribe(
            bus, Self.name, "org.freedesktop.portal.Request", "Response",
            "\(Self.root)/request/\(sender)/\(token)", nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, response, data in
                guard let data, let response else { return }
                let answer = PortalPick.read(response)
                MainActor.assumeIsolated {
                    Unmanaged<PortalPick>.fromOpaque(data).takeUnretainedValue().finish(answer)
                }
            }, Unmanaged.passRetained(self).toOpaque(),
            { data in
                guard let data else { return }
                Unmanaged<PortalPick>.fromOpaque(data).release()
            })
    }

    /// Reads `(ua{sv})`: 0 with `color`, a triple from 0 to 1; 1 where the person cancelled.
    nonisolated private static func read(_ response: OpaquePointer) -> Answer {
        var answer = Answer.success(nil)
        guard let code = g_variant_get_child_value(response, 0),
            let values = g_variant_get_child_value(response, 1)
        else { return answer }
        defer {
            g_variant_unref(code)
            g_variant_unref(values)
        }
        switch g_variant_get_uint32(code) {
        case 0:
            guard let triple = g_variant_lookup_value(values, "color", nil) else { return .failure(.refused) }
            defer { g_variant_unref(triple) }
            guard g_variant_get_type_string(triple).map({ String(cString: $0) }) == "(ddd)" else {
                return .failure(.refused)
            }
            let parts = (0..<gsize(3)).map { index -> Double in
                guard let part = g_variant_get_child_value(triple, index) else { return 0 }
                defer { g_variant_unref(part) }
                return g_variant_get_double(part)
            }
            answer = .success(ScreenColor(red: parts[0], green: parts[1], blue: parts[2]))
        case 1: break
        default: answer = .failure(.refused)
        }
        return answer
    }

    /// Answers, once, and listens no longer.
    private func finish(_ result: Answer) {
        guard let answer else { return }
        self.answer = nil
        if let bus, subscription != 0 { g_dbus_connection_signal_unsubscribe(bus, subscription) }
        subscription = 0
        answer.resume(returning: result)
    }
}
