import Localization

/// Sets case and accents aside, remembering each letter beyond ASCII that it met.
struct NameFolding {
    private var known: [Unicode.Scalar: [UInt8]] = [:]

    /// Appends the letter as UTF-8 without what does not count; nothing for an accent that stands alone.
    mutating func append(_ letter: Unicode.Scalar, to bytes: inout [UInt8]) {
        if letter.isASCII {
            let byte = UInt8(truncatingIfNeeded: letter.value)
            bytes.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
        } else if let folded = known[letter] {
            bytes.append(contentsOf: folded)
        } else {
            let folded = Array(Self.fold(letter).utf8)
            known[letter] = folded
            bytes.append(contentsOf: folded)
        }
    }

    private static func fold(_ letter: Unicode.Scalar) -> String {
        guard letter.properties.canonicalCombiningClass == .notReordered else { return "" }
        return folded(String(letter))
    }
}
