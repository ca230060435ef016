/// Orders names as a person does: "Sketch 2" before "Sketch 10", case and accents set aside.
struct NaturalKey: Comparable, Sendable {
    private let text: String
    /// The first eight bytes of the text, which decide most comparisons.
    private let head: UInt64

    /// - Parameter folding: shared by many names, it is faster.
    init(_ name: String, folding: inout NameFolding) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count + 4)
        var digits: [UInt8] = []
        for letter in name.unicodeScalars {
            if "0"..."9" ~= letter {
                digits.append(UInt8(truncatingIfNeeded: letter.value))
                continue
            }
            if !digits.isEmpty { Self.append(&digits, to: &bytes) }
            folding.append(letter, to: &bytes)
        }
        if !digits.isEmpty { Self.append(&digits, to: &bytes) }
        text = String(decoding: bytes, as: UTF8.self)
        var head: UInt64 = 0
        for index in 0..<8 { head = head << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0) }
        self.head = head
    }

    /// A number sorts by how many digits it has, then by them; it stands where a digit does.
    private static func append(_ digits: inout [UInt8], to bytes: inout [UInt8]) {
        let number = digits.drop { $0 == 0x30 }
        bytes.append(0x30)
        bytes.append(0x30 + UInt8(min(number.count, 0x4E)))
        bytes.append(contentsOf: number)
        digits.removeAll(keepingCapacity: true)
    }

    static func < (a: NaturalKey, b: NaturalKey) -> Bool {
        a.head == b.head ? a.text < b.text : a.head < b.head
    }
}
