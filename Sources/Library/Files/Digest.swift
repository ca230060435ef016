import FoundationEssentials

/// A 128-bit digest of bytes, the same on every run and machine.
///
/// It tells whether bytes changed and names files; it resists accidents, not an adversary.
public struct Digest: Sendable, Hashable, Codable {
    private let high: UInt64
    private let low: UInt64

    public init(_ bytes: Data) {
        self = bytes.withUnsafeBytes { Digest($0) }
    }

    init(_ text: String) {
        self.init(Data(text.utf8))
    }

    /// Two lanes of multiply and rotate over eight bytes a step; the length goes in last.
    private init(_ bytes: UnsafeRawBufferPointer) {
        var first: UInt64 = 0x6A09_E667_F3BC_C908
        var second: UInt64 = 0xBB67_AE85_84CA_A73B
        var offset = 0
        while offset + 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            Self.mix(word, into: &first, &second)
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        Self.mix(rest, into: &first, &second)
        Self.mix(UInt64(bytes.count), into: &first, &second)
        for _ in 0..<2 { Self.mix(first ^ second, into: &first, &second) }
        (high, low) = (first, second)
    }

    @inline(__always)
    private static func mix(_ word: UInt64, into first: inout UInt64, _ second: inout UInt64) {
        first = (first ^ word) &* 0x9E37_79B9_7F4A_7C15
        first ^= first >> 29
        second = (second &+ word) &* 0xC2B2_AE3D_27D4_EB4F
        second = second << 31 | second >> 33
        second ^= first
    }

    /// 32 hexadecimal digits, fit for a file's name.
    public var text: String { Self.digits(high) + Self.digits(low) }

    private static func digits(_ word: UInt64) -> String {
        let plain = String(word, radix: 16)
        return String(repeating: "0", count: 16 - plain.count) + plain
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
            let low = UInt64(text.suffix(16), radix: 16)
        else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no digest: \(text)")
        }
        (self.high, self.low) = (high, low)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
