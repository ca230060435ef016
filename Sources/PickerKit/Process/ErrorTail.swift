/// The end of what a program wrote for people to read.
struct ErrorTail: Sendable, Hashable {
    /// How much of it is kept, in bytes.
    static let kept = 64 << 10

    private var bytes: [UInt8] = []
    /// How much was written in all, in bytes.
    private(set) var count = 0

    mutating func append(_ new: ArraySlice<UInt8>) {
        count += new.count
        bytes.append(contentsOf: new.suffix(Self.kept))
        // Seldom: moving the rest to the front costs as much as it is long.
        if bytes.count > 2 * Self.kept { bytes.removeFirst(bytes.count - Self.kept) }
    }

    /// From the start of a line, where something was left out; what is no UTF-8 is replaced.
    var text: String {
        var kept = bytes.suffix(Self.kept)
        if count > kept.count, let end = kept.firstIndex(of: UInt8(ascii: "\n")) {
            kept = kept[(end + 1)...]
        }
        return String(decoding: kept, as: UTF8.self)
    }
}
