/// Reads JSON strictly: no comment, no trailing comma, no name twice in an object.
public struct JSONReader {
    /// Why a text is no JSON, and where.
    public struct Failure: Error, Sendable, Hashable {
        public enum Reason: Sendable, Hashable {
            case empty
            /// What stands there instead of what was expected.
            case unexpected(found: String, expected: String)
            case unfinished(expected: String)
            case notUTF8
            case badEscape
            case controlCharacter
            case badNumber(String)
            case duplicate(name: String)
            case tooDeep(limit: Int)
        }

        public let reason: Reason
        public let position: JSON.Position
    }

    /// How deep arrays and objects may lie in each other.
    public static let deepest = 64

    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var lineStart = 0
    /// The column of the byte at `counted`.
    private var column = 1
    private var counted = 0
    private var depth = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// - Parameter bytes: a text in UTF-8, with or without a byte-order mark.
    public static func read(_ bytes: [UInt8]) throws(Failure) -> JSON {
        var reader = JSONReader(bytes)
        try reader.checkEncoding()
        reader.skipMark()
        reader.skipSpace()
        guard !reader.isAtEnd else { throw reader.failure(.empty) }
        let value = try reader.readValue()
        reader.skipSpace()
        guard reader.isAtEnd else { throw reader.unexpected("the end of the text") }
        return value
    }

    public static func read(_ text: String) throws(Failure) -> JSON { try read(Array(text.utf8)) }

    // MARK: Values

    private mutating func readValue() throws(Failure) -> JSON {
        let start = position
        switch peek {
        case UInt8(ascii: "{"): return JSON(.object(try nested(Self.readMembers)), at: start)
        case UInt8(ascii: "["): return JSON(.array(try nested(Self.readElements)), at: start)
        case UInt8(ascii: "\""): return JSON(.string(try readString()), at: start)
        case UInt8(ascii: "t"): return JSON(try readWord("true", .bool(true)), at: start)
        case UInt8(ascii: "f"): return JSON(try readWord("false", .bool(false)), at: start)
        case UInt8(ascii: "n"): return JSON(try readWord("null", .null), at: start)
        case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
            return JSON(.number(try readNumber()), at: start)
        default: throw unexpected("a value")
        }
    }

    private mutating func nested<Result>(
        _ read: (inout JSONReader) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard depth < Self.deepest else { throw failure(.tooDeep(limit: Self.deepest)) }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private static func readMembers(_ reader: inout JSONReader) throws(Failure) -> [JSON.Member] {
        var members: [JSON.Member] = []
        var names: Set<String> = []
        try reader.readItems(closing: UInt8(ascii: "}")) { reader throws(Failure) in
            let place = reader.position
            guard reader.peek == UInt8(ascii: "\"") else { throw reader.unexpected("a name in quotes") }
            let name = try reader.readString()
            guard names.insert(name).inserted else {
                throw Failure(reason: .duplicate(name: name), position: place)
            }
            reader.skipSpace()
            guard reader.take(UInt8(ascii: ":")) else { throw reader.unexpected("“:”") }
            reader.skipSpace()
            members.append(JSON.Member(name, try reader.readValue(), at: place))
        }
        return members
    }

    private static func readElements(_ reader: inout JSONReader) throws(Failure) -> [JSON] {
        var elements: [JSON] = []
        try reader.readItems(closing: UInt8(ascii: "]")) { reader throws(Failure) in
            elements.append(try reader.readValue())
        }
        return elements
    }

    /// Reads what stands between an opening and its closing bracket, with commas between.
    private mutating func readItems(
        closing: UInt8, _ readItem: (inout JSONReader) throws(Failure) -> Void
    ) throws(Failure) {
        offset += 1
        skipSpace()
        if take(closing) { return }
        while true {
            try readItem(&self)
            skipSpace()
            if take(closing) { return }
            guard take(UInt8(ascii: ",")) else {
                throw unexpected("“,” or “\(Character(Unicode.Scalar(closing)))”")
            }
            skipSpace()
        }
    }

    private mutating func readWord(_ word: String, _ value: JSON.Content) throws(Failure) -> JSON.Content {
        guard bytes[offset...].starts(with: word.utf8) else { throw unexpected("a value") }
        offset += word.utf8.count
        return value
    }

    private mutating func readNumber() throws(Failure) -> Double {
        let place = position
        let start = offset
        while let byte = peek, Self.isNumberByte(byte) { offset += 1 }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard Self.isNumber(text), let number = Double(text), number.isFinite else {
            throw Failure(reason: .badNumber(text), position: place)
        }
        return number
    }

    private static func isNumberByte(_ byte: UInt8) -> Bool {
        "+-.eE".utf8.contains(byte) || isDigit(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Whether the text is spelled as JSON spells a number, which is narrower than what Swift takes.
    private static func isNumber(_ text: String) -> Bool {
        text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
    }

    // MARK: Strings

    private mutating func readString() throws(Failure) -> String {
        offset += 1
        var text: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text.append(contentsOf: try readEscape().utf8)
            case 0..<0x20: throw failure(.controlCharacter)
            default:
                text.append(byte)
                offset += 1
            }
        }
        throw failure(.unfinished(expected: "“\"”"))
    }

    private static let escapes: [UInt8: String] = [
        UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
        UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
        UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    private mutating func readEscape() throws(Failure) -> String {
        let place = position
        offset += 1
        guard let letter = peek else { throw failure(.unfinished(expected: "“\"”")) }
        offset += 1
        if let plain = Self.escapes[letter] { return plain }
        guard letter == UInt8(ascii: "u"), let first = readHex() else {
            throw Failure(reason: .badEscape, position: place)
        }
        var units = [first]
        if UTF16.isLeadSurrogate(first) {
            guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), let second = readHex() else {
                throw Failure(reason: .badEscape, position: place)
            }
            units.append(second)
        }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw Failure(reason: .badEscape, position: place)
        }
        return text
    }

    private mutating func readHex() -> UInt16? {
        guard offset + 4 <= bytes.count else { return nil }
        let digits = bytes[offset..<offset + 4]
        guard !digits.contains(UInt8(ascii: "+")) else { return nil }
        offset += 4
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    // MARK: Places

    private var isAtEnd: Bool { offset >= bytes.count }
    private var peek: UInt8? { isAtEnd ? nil : bytes[offset] }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        offset += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
            case UInt8(ascii: "\n"):
                line += 1
                beginLine(at: offset + 1)
            default: return
            }
        }
    }

    private mutating func skipMark() {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        guard bytes.starts(with: mark) else { return }
        beginLine(at: mark.count)
    }

    private mutating func checkEncoding() throws(Failure) {
        guard String(validating: bytes, as: UTF8.self) == nil else { return }
        while !isAtEnd, String(validating: bytes[lineStart..<lineEnd], as: UTF8.self) != nil {
            line += 1
            beginLine(at: min(bytes.count, lineEnd + 1))
        }
        let valid = Self.validCount(bytes[lineStart..<lineEnd])
        offset = lineStart + valid
        throw failure(.notUTF8)
    }

    private var lineEnd: Int { bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }

    /// How many bytes from the start are UTF-8.
    private static func validCount(_ line: ArraySlice<UInt8>) -> Int {
        var count = 0
        while count < line.count {
            let rest = line.dropFirst(count)
            guard
                let length = (1...4).first(where: { length in
                    length <= rest.count && String(validating: rest.prefix(length), as: UTF8.self) != nil
                })
            else { return count }
            count += length
        }
        return count
    }

    /// Where the reader stands. It counts on from where it was asked last, for a line may be very long.
    private var position: JSON.Position {
        mutating get {
            column += bytes[counted..<offset].count { $0 & 0xC0 != 0x80 }
            counted = offset
            return JSON.Position(line: line, column: column)
        }
    }

    private mutating func beginLine(at start: Int) {
        offset = start
        lineStart = start
        counted = start
        column = 1
    }

    private mutating func failure(_ reason: Failure.Reason) -> Failure {
        Failure(reason: reason, position: position)
    }

    private mutating func unexpected(_ expected: String) -> Failure {
        guard !isAtEnd else { return failure(.unfinished(expected: expected)) }
        let rest = String(decoding: bytes[offset..<min(bytes.count, offset + 16)], as: UTF8.self)
        let word = rest.prefix { $0.isLetter || $0.isNumber }
        return failure(
            .unexpected(found: word.isEmpty ? String(rest.prefix(1)) : String(word), expected: expected))
    }
}
