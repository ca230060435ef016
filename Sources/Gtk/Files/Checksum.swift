import CGtk

/// A SHA-256 digest in the making. It may be used on any thread, by one at a time.
public struct Checksum: ~Copyable {
    private let raw: OpaquePointer

    public init() { raw = g_checksum_new(G_CHECKSUM_SHA256) }

    deinit { g_checksum_free(raw) }

    public func add(_ bytes: [UInt8]) { g_checksum_update(raw, bytes, gssize(bytes.count)) }

    public func add(_ text: String) { add(Array(text.utf8)) }

    /// In hexadecimal digits; nothing can be added afterwards.
    public consuming func finish() -> String { String(cString: g_checksum_get_string(raw)) }
}
