import FoundationEssentials

/// The declarations in a `style` attribute, with their places in its text.
///
/// The text may still have its references to characters in it, as it stands in a source.
struct StyleAttribute {
    struct Entry {
        let name: String
        let value: String
        let isImportant: Bool
        /// Whether the value is only known once a variable of CSS is.
        let hasVariable: Bool
        /// Of the name to the end of the value, in bytes of the attribute's text.
        let range: Range<Int>
    }

    let entries: [Entry]

    /// Reads as much as is well formed; a declaration in error is left out.
    init(_ text: some Sequence<UInt8>) {
        let bytes = Array(text)
        var entries: [Entry] = []
        var start = 0
        while start < bytes.count {
            let end = StyleAttribute.end(of: start, in: bytes)
            if let entry = StyleAttribute.entry(start..<end, in: bytes) { entries.append(entry) }
            start = end + 1
        }
        self.entries = entries
    }

    /// The place of the semicolon that ends a declaration: none inside quotes, brackets or a comment.
    private static func end(of start: Int, in bytes: [UInt8]) -> Int {
        var index = start
        var quote: UInt8?
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "&"), let reference = XMLText.referenceEnd(at: index, in: bytes) {
                index = reference
                continue
            }
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "(") {
                depth += 1
            } else if byte == UInt8(ascii: ")") {
                depth -= 1
            } else if byte == UInt8(ascii: ";"), depth <= 0 {
                return index
            }
            index += 1
        }
        return bytes.count
    }

    private static func entry(_ range: Range<Int>, in bytes: [UInt8]) -> Entry? {
        let whole = behindComments(trimmed(range, in: bytes), in: bytes)
        guard let colon = bytes[whole].firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = String(decoding: bytes[trimmed(whole.lowerBound..<colon, in: bytes)], as: UTF8.self)
        var value = String(decoding: bytes[trimmed(colon + 1..<whole.upperBound, in: bytes)], as: UTF8.self)
        var isImportant = false
        if bytes[whole].contains(UInt8(ascii: "!")), let mark = value.lastIndex(of: "!") {
            let word = value[value.index(after: mark)...].filter { !$0.isWhitespace }.lowercased()
            guard word == "important" else { return nil }
            isImportant = true
            value = String(value[..<mark])
            while value.last?.isWhitespace == true { value.removeLast() }
        }
        let isLower = !name.utf8.contains { (0x41...0x5A).contains($0) }
        return Entry(
            name: isLower ? name : name.lowercased(), value: value, isImportant: isImportant,
            hasVariable: bytes[whole].contains(UInt8(ascii: "(")) && value.contains("var("), range: whole)
    }

    private static func behindComments(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var range = range
        while bytes[range].starts(with: "/*".utf8) {
            var index = range.lowerBound + 2
            while index < range.upperBound, !bytes[index..<range.upperBound].starts(with: "*/".utf8) {
                index += 1
            }
            range = trimmed(min(index + 2, range.upperBound)..<range.upperBound, in: bytes)
        }
        return range
    }

    private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high, bytes[low] <= 0x20 { low += 1 }
        while high > low, bytes[high - 1] <= 0x20 { high -= 1 }
        return low..<high
    }
}
