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
        let end = bytes.count
        var cursor = start
        var isNegative = false
        if cursor < end, bytes[cursor] == 0x2B || bytes[cursor] == 0x2D {
            isNegative = bytes[cursor] == 0x2D
            cursor += 1
        }
        var mantissa: UInt64 = 0
        var digits = 0
        while cursor < end, isDigit(bytes[cursor]) {
            mantissa = mantissa &* 10 &+ UInt64(bytes[cursor] &- 0x30)
            digits += 1
            cursor += 1
        }
        var decimals = 0
        if cursor < end, bytes[cursor] == 0x2E {
            let dot = cursor
            cursor += 1
            while cursor < end, isDigit(bytes[cursor]) {
                mantissa = mantissa &* 10 &+ UInt64(bytes[cursor] &- 0x30)
                decimals += 1
                cursor += 1
            }
            if decimals == 0, digits == 0 { cursor = dot }
        }
        guard digits + decimals > 0 else { return nil }
        let mark = cursor
        skipExponent(&cursor)
        position = cursor
        if mark == cursor, digits + decimals <= Decimals.exactDigits {
            let magnitude = Double(mantissa) / Decimals.powers[decimals]
            return isNegative ? -magnitude : magnitude
        }
        return Double(String(decoding: bytes[start..<cursor], as: UTF8.self))
    }

    /// An exponent counts only with a digit in it: `1em` is a length.
    private func skipExponent(_ cursor: inout Int) {
        guard cursor < bytes.count, bytes[cursor] | 0x20 == 0x65 else { return }
        var next = cursor + 1
        if next < bytes.count, bytes[next] == 0x2B || bytes[next] == 0x2D { next += 1 }
        guard next < bytes.count, isDigit(bytes[next]) else { return }
        while next < bytes.count, isDigit(bytes[next]) { next += 1 }
        cursor = next
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

/// What of decimal text a division tells exactly, with no detour through the runtime.
private enum Decimals {
    /// As many digits as a `Double` holds whatever they are.
    static let exactDigits = 15
    static let powers: [Double] = (0...exactDigits).map { count in
        (0..<count).reduce(1.0) { value, _ in value * 10 }
    }
}
