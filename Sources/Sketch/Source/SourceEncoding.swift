import FoundationEssentials

/// How the characters of a file stand in its bytes.
enum SourceEncoding: Sendable, Hashable {
    case utf8
    case utf16(bigEndian: Bool, hasMark: Bool)
    /// Any other that keeps ASCII as it is, by the name in the XML declaration.
    case extended(name: String)

    /// Looks at the byte order mark and the XML declaration.
    init(of data: Data) {
        let head = [UInt8](data.prefix(256))
        switch (head.first, head.dropFirst().first) {
        case (0xFE, 0xFF): self = .utf16(bigEndian: true, hasMark: true)
        case (0xFF, 0xFE): self = .utf16(bigEndian: false, hasMark: true)
        case (0x00, 0x3C): self = .utf16(bigEndian: true, hasMark: false)
        case (0x3C, 0x00): self = .utf16(bigEndian: false, hasMark: false)
        default:
            let name = head.starts(with: [0xEF, 0xBB, 0xBF]) ? nil : SourceEncoding.declared(in: head)
            let isUnicode = name.map { ["utf-8", "utf8", "us-ascii"].contains($0.lowercased()) } ?? true
            self = isUnicode ? .utf8 : .extended(name: name ?? "")
        }
    }

    private static func declared(in head: [UInt8]) -> String? {
        let text = String(decoding: head, as: UTF8.self)
        guard text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>"),
            let key = text[..<end.lowerBound].firstRange(of: "encoding")
        else { return nil }
        let value = text[key.upperBound..<end.lowerBound].drop { " \t\r\n=".contains($0) }
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        return String(value.dropFirst().prefix { $0 != quote })
    }

    /// The file's bytes as a text that keeps ASCII as it is; nil where UTF-16 is broken.
    func text(of data: Data) -> [UInt8]? {
        guard case .utf16(let bigEndian, let hasMark) = self else { return [UInt8](data) }
        let bytes = [UInt8](hasMark ? data.dropFirst(2) : data)
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: 0, to: bytes.count, by: 2).map { index in
            let (a, b) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return bigEndian ? a << 8 | b : b << 8 | a
        }
        return String(validating: units, as: UTF16.self).map { [UInt8]($0.utf8) }
    }

    /// The text back in the file's own encoding.
    func data(of text: [UInt8]) -> Data {
        guard case .utf16(let bigEndian, let hasMark) = self else { return Data(text) }
        var result = Data(capacity: text.count * 2 + 2)
        func put(_ unit: UInt16) {
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 255))
            result.append(contentsOf: bigEndian ? [high, low] : [low, high])
        }
        if hasMark { put(0xFEFF) }
        for unit in String(decoding: text, as: UTF8.self).utf16 { put(unit) }
        return result
    }

    /// What to tell the parser instead of what the declaration says; nil to let it look.
    var parserOverride: String? {
        if case .utf16 = self { "UTF-8" } else { nil }
    }

    /// Whether the text can hold any character as it is, or ASCII alone is safe.
    var isUnicode: Bool {
        if case .extended = self { false } else { true }
    }

    /// What a person calls it.
    var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16: "UTF-16"
        case .extended(let name): name
        }
    }
}
