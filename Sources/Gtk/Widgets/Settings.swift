import CGtk
import CGtkBridge

/// What a person's settings are, kept in a key file of the application's own.
public final class Settings: Object {
    /// Why the settings cannot be read.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Called for each value that could not be kept.
    public var onRefusal: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - schemas: a folder with `gschemas.compiled` in it.
    ///   - file: where the values are kept; made with the first change.
    public init(id: String, path: String, schemas: String, file: String) throws(Failure) {
        var error: UnsafeMutablePointer<GError>?
        guard let settings = daub_settings_new(id, path, schemas, file, &error) else {
            throw Failure(description: takeMessage(error))
        }
        super.init(raw: UnsafeMutableRawPointer(settings))
        g_object_unref(UnsafeMutableRawPointer(settings))
    }

    public subscript(int key: String) -> Int {
        get { Int(g_settings_get_int(cast(), key)) }
        set { note(g_settings_set_int(cast(), key, gint(newValue))) }
    }

    public subscript(bool key: String) -> Bool {
        get { g_settings_get_boolean(cast(), key) != 0 }
        set { note(g_settings_set_boolean(cast(), key, newValue ? 1 : 0)) }
    }

    public subscript(string key: String) -> String {
        get {
            guard let text = g_settings_get_string(cast(), key) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }
        set { note(g_settings_set_string(cast(), key, newValue)) }
    }

    /// A value of type `as`.
    public subscript(list key: String) -> [String] {
        get {
            guard let texts = g_settings_get_strv(cast(), key) else { return [] }
            defer { g_strfreev(texts) }
            return sequence(first: texts) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }
                .compactMap { $0.map { String(cString: $0) } }
        }
        set {
            let copies = newValue.map { strdup($0) }
            defer { copies.forEach { free($0) } }
            var pointers = copies.map { UnsafePointer<CChar>($0) } + [nil]
            note(g_settings_set_strv(cast(), key, &pointers))
        }
    }

    /// A value of type `a{ss}`.
    public subscript(strings key: String) -> [String: String] {
        get {
            guard let variant = g_settings_get_value(cast(), key) else { return [:] }
            defer { g_variant_unref(variant) }
            var result: [String: String] = [:]
            for index in 0..<g_variant_n_children(variant) {
                guard let pair = g_variant_get_child_value(variant, index) else { continue }
                defer { g_variant_unref(pair) }
                result[string(pair, 0)] = string(pair, 1)
            }
            return result
        }
        set {
            let pairs = newValue.sorted { $0.key < $1.key }
            let keys = pairs.map { strdup($0.key) }
            let values = pairs.map { strdup($0.value) }
            defer { (keys + values).forEach { free($0) } }
            var keyPointers = keys.map { UnsafePointer<CChar>($0) } + [nil]
            var valuePointers = values.map { UnsafePointer<CChar>($0) } + [nil]
            note(g_settings_set_value(cast(), key, daub_variant_new_strings(&keyPointers, &valuePointers)))
        }
    }

    private func note(_ isKept: gboolean) {
        if isKept == 0 { onRefusal?() }
    }

    private func string(_ pair: OpaquePointer, _ index: Int) -> String {
        guard let child = g_variant_get_child_value(pair, gsize(index)) else { return "" }
        defer { g_variant_unref(child) }
        return g_variant_get_string(child, nil).map { String(cString: $0) } ?? ""
    }

    /// Writes what changed to the disk and waits for it.
    public static func flush() { g_settings_sync() }
}
