import CGtk
import FoundationEssentials

/// A SHA-256 digest in the making. It may be used on any thread, by one at a time.
public struct Checksum: ~Copyable {
    private let raw: OpaquePointer

    public init() { raw = g_checksum_new(G_CHECKSUM_SHA256) }

    deinit { g_checksum_free(raw) }

    public func add(_ bytes: some ContiguousBytes) {
        bytes.withUnsafeBytes { part in
            g_checksum_update(raw, part.bindMemory(to: guchar.self).baseAddress, gssize(part.count))
        }
    }

    public func add(_ text: String) { add(Array(text.utf8)) }

    /// In hexadecimal digits; nothing can be added afterwards.
    public consuming func finish() -> String { String(cString: g_checksum_get_string(raw)) }
}
