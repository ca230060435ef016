import FoundationEssentials
import Glibc

/// A place in the bytes of an XML text, and the steps over its markup.
struct ByteCursor {
    private let text: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    func byte(after distance: Int) -> UInt8? {
        position + distance < text.count ? text[position + distance] : nil
    }

    func stands(_ word: StaticString) -> Bool {
        guard position + word.utf8CodeUnitCount <= text.count, let base = text.baseAddress else {
            return false
        }
        return memcmp(base + position, word.utf8Start, word.utf8CodeUnitCount) == 0
    }

    /// Goes on to the next such byte; false, and to the end, where there is none.
    mutating func skip(to byte: UInt8) -> Bool {
        guard position < text.count, let base = text.baseAddress,
            let found = memchr(base + position, Int32(byte), text.count - position)
        else {
            position = text.count
            return false
        }
        position = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
        return true
    }

    /// Goes on behind the next such word, looked for from some bytes ahead.
    mutating func skip(past word: StaticString, from distance: Int = 0) {
        position = min(text.count, position + distance)
        let first = word.utf8Start.pointee
        while skip(to: first) {
            if stands(word) {
                position += word.utf8CodeUnitCount
                return
            }
            position += 1
        }
    }

    /// Goes on behind a start tag, quoted values passed over; whether it closes itself.
    mutating func skipStartTag() -> Bool {
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: ">"):
                position += 1
                return text[position - 2] == UInt8(ascii: "/")
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted()
            default: position += 1
            }
        }
        return false
    }

    /// Goes on behind a document type with its internal subset; whether that declares entities.
    mutating func skipDeclarations() -> Bool {
        var declaresEntities = false
        var depth = 0
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "<"):
                if stands("<!--") {
                    skip(past: "-->", from: 4)
                    continue
                }
                if stands("<?") {
                    skip(past: "?>")
                    continue
                }
                if stands("<!ENTITY") { declaresEntities = true }
                depth += 1
                position += 1
            case UInt8(ascii: ">"):
                depth -= 1
                position += 1
                if depth <= 0 { return declaresEntities }
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted()
            default: position += 1
            }
        }
        return declaresEntities
    }

    private mutating func skipQuoted() {
        let quote = text[position]
        position += 1
        if skip(to: quote) { position += 1 }
    }
}
