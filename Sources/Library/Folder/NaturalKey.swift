import Foundation

/// Orders names as a person does: "Sketch 2" before "Sketch 10", case and accents set aside.
struct NaturalKey: Comparable, Sendable {
    private let text: String

    init(_ name: String) {
        let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
        let folded =
            isPlain
            ? name : name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(folded.utf8.count + 4)
        var digits: [UInt8] = []
        for byte in folded.utf8 {
            if Self.isDigit(byte) {
                digits.append(byte)
                continue
            }
            Self.append(&digits, to: &bytes)
            bytes.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
        }
        Self.append(&digits, to: &bytes)
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// A number sorts by how many digits it has, then by them; it stands where a digit does.
    private static func append(_ digits: inout [UInt8], to bytes: inout [UInt8]) {
        guard !digits.isEmpty else { return }
        let number = digits.drop { $0 == 0x30 }
        bytes.append(0x30)
        bytes.append(0x30 + UInt8(min(number.count, 0x4E)))
        bytes.append(contentsOf: number)
        digits.removeAll(keepingCapacity: true)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

    static func < (a: NaturalKey, b: NaturalKey) -> Bool { a.text < b.text }
}
