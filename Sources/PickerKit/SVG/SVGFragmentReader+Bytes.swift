import Localization

/// Where the reader stands, and what stands there.
extension SVGFragmentReader {

    mutating func readName() throws(Problem) -> String {
        let start = offset
        while offset < bytes.count, Self.isName(bytes[offset]) { offset += 1 }
        guard offset > start else { throw malformed(tr("a name is missing")) }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    func prefix(of name: String) -> String? {
        name.firstIndex(of: ":").map { String(name[..<$0]) }
    }

    func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = offset
        while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
        return offset > start
    }

    mutating func skip(past end: String) throws(Problem) {
        while offset < bytes.count, !starts(with: end) { offset += 1 }
        guard offset < bytes.count else { throw malformed(tr("“{text}” is missing", ["text": end])) }
        offset += end.utf8.count
    }

    mutating func take(_ byte: UInt8) throws(Problem) {
        guard offset < bytes.count, bytes[offset] == byte else {
            throw malformed(tr("“{text}” is missing", ["text": Character(Unicode.Scalar(byte))]))
        }
        offset += 1
    }

    func malformed(_ what: String) -> Problem { problem(.malformed(what), at: offset) }

    func problem(_ reason: Problem.Reason, at place: Int) -> Problem {
        let before = bytes[..<min(place, bytes.count)]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
        return Problem(reason: reason, position: JSON.Position(line: line, column: column))
    }

    func excerpt(_ text: String) -> String {
        text.count > 40 ? text.prefix(39) + "…" : text
    }
}
