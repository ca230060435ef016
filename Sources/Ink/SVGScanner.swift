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
        let decimal = bytes.withUnsafeBufferPointer { Decimal(at: position, in: $0) }
        guard let decimal else { return nil }
        let start = position
        position = decimal.end
        return decimal.exactValue ?? Double(String(decoding: bytes[start..<position], as: UTF8.self))
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
