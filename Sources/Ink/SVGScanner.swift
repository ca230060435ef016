/// Reads the small grammars inside SVG attributes, byte by byte: numbers, flags, names, separators.
public struct SVGScanner {
    private let bytes: [UInt8]
    private var position = 0

    public init(_ text: some StringProtocol) {
        self.init(bytes: Array(String(text).utf8))
    }

    /// - Parameter bytes: text in UTF-8.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    public var isAtEnd: Bool { position >= bytes.count }

    /// The next byte, not taken.
    public var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    public mutating func advance() { position += 1 }

    public mutating func skipSpace() {
        while let byte = next, isSpace(byte) { position += 1 }
    }

    /// Skips white space with at most one comma in it; false where two commas stand.
    @discardableResult
    public mutating func skipCommaSpace() -> Bool {
        skipSpace()
        guard next == UInt8(ascii: ",") else { return true }
        position += 1
        skipSpace()
        return next != UInt8(ascii: ",")
    }

    public mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Letters, digits and hyphens, starting with a letter.
    public mutating func identifier() -> String? {
        let start = position
        while let byte = next, isLetter(byte) || (position > start && (isDigit(byte) || byte == 0x2D)) {
            position += 1
        }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    /// One flag of an elliptical arc: a single 0 or 1, which needs no separator behind it.
    public mutating func flag() -> Bool? {
        if take("0") { return false }
        if take("1") { return true }
        return nil
    }

    /// One number with sign, fraction and exponent, as in `-3.8.4.4`, which is three of them.
    public mutating func number() -> Double? {
        let start = position
        var cursor = position
        func digits() -> Int {
            let from = cursor
            while cursor < bytes.count, isDigit(bytes[cursor]) { cursor += 1 }
            return cursor - from
        }
        if cursor < bytes.count, bytes[cursor] == 0x2B || bytes[cursor] == 0x2D { cursor += 1 }
        var count = digits()
        if cursor < bytes.count, bytes[cursor] == 0x2E {
            let dot = cursor
            cursor += 1
            let fraction = digits()
            if fraction == 0, count == 0 { cursor = dot }
            count += fraction
        }
        guard count > 0 else { return nil }
        if cursor < bytes.count, bytes[cursor] | 0x20 == 0x65 {
            let mark = cursor
            cursor += 1
            if cursor < bytes.count, bytes[cursor] == 0x2B || bytes[cursor] == 0x2D { cursor += 1 }
            if digits() == 0 { cursor = mark }
        }
        position = cursor
        return DecimalReader.value(of: bytes[start..<cursor])
    }

    /// Numbers with commas or space between them, up to and over the closing character.
    public mutating func numbers(closedBy close: Unicode.Scalar) -> [Double]? {
        var result: [Double] = []
        skipSpace()
        while !take(close) {
            guard let value = number(), skipCommaSpace() else { return nil }
            result.append(value)
        }
        return result
    }

    /// What is left, as text.
    public var rest: String { String(decoding: bytes[min(position, bytes.count)...], as: UTF8.self) }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (byte >= 0x09 && byte <= 0x0D && byte != 0x0B)
    }
    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
}

/// Decimal text to a number, in no locale. Exact for what fits fifteen digits, else through the runtime.
enum DecimalReader {
    private static let powers: [Double] = (0...22).map { exponent in
        (0..<exponent).reduce(1.0) { value, _ in value * 10 }
    }

    static func value(of text: ArraySlice<UInt8>) -> Double? {
        var mantissa: UInt64 = 0
        var digits = 0
        var exponent = 0
        var negative = false
        var inFraction = false
        for byte in text {
            switch byte {
            case 0x2D: negative = true
            case 0x2B: break
            case 0x2E: inFraction = true
            case 0x30...0x39:
                mantissa = mantissa &* 10 &+ UInt64(byte - 0x30)
                digits += mantissa == 0 ? 0 : 1
                if inFraction { exponent -= 1 }
            default: return Double(String(decoding: text, as: UTF8.self))
            }
        }
        guard digits <= 15, exponent >= -22 else {
            return Double(String(decoding: text, as: UTF8.self))
        }
        let magnitude = Double(mantissa) / powers[-exponent]
        return negative ? -magnitude : magnitude
    }
}
