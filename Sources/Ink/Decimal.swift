/// A number as it is spelled in decimal text: its digits, and how many of them are behind the point.
struct Decimal {
    private var digits: UInt64 = 0
    private var count = 0
    private var decimals = 0
    private var isNegative = false
    private var hasExponent = false
    /// Behind its last byte.
    private(set) var end: Int

    /// Reads what starts at a place in a text in UTF-8; nil where no number does.
    init?(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        end = start
        if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") {
            isNegative = bytes[end] == UInt8(ascii: "-")
            end += 1
        }
        takeDigits(bytes)
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            let whole = count
            end += 1
            takeDigits(bytes)
            decimals = count - whole
            if count == 0 { return nil }
        }
        if count == 0 { return nil }
        takeExponent(bytes)
    }

    private mutating func takeDigits(_ bytes: UnsafeBufferPointer<UInt8>) {
        while end < bytes.count {
            let digit = bytes[end] &- UInt8(ascii: "0")
            if digit > 9 { return }
            digits = digits &* 10 &+ UInt64(digit)
            count += 1
            end += 1
        }
    }

    /// An exponent counts only with a digit in it: `1em` is a length.
    private mutating func takeExponent(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") else { return }
        var next = end + 1
        if next < bytes.count, bytes[next] == UInt8(ascii: "+") || bytes[next] == UInt8(ascii: "-") {
            next += 1
        }
        let first = next
        while next < bytes.count, bytes[next] &- UInt8(ascii: "0") <= 9 { next += 1 }
        guard next > first else { return }
        hasExponent = true
        end = next
    }

    /// The value, where one division tells it to the last bit: fifteen digits fit a `Double` whatever they are.
    var exactValue: Double? {
        guard count < Decimal.powers.count, !hasExponent else { return nil }
        let magnitude = Double(digits) / Decimal.powers[decimals]
        return isNegative ? -magnitude : magnitude
    }

    private static let powers: [Double] = (0...15).map { count in
        (0..<count).reduce(1.0) { value, _ in value * 10 }
    }
}
