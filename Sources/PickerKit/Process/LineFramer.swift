/// Cuts what a program writes into lines.
struct LineFramer {
    /// The longest line, in bytes, without its end.
    let longest: Int
    private var rest: [UInt8] = []

    init(longest: Int) { self.longest = longest }

    /// Takes more bytes.
    /// - Returns: the lines that are whole now, without their ends; empty ones are left out.
    /// - Throws: `TooLong` for a line longer than may be; what came before it is lost with the program.
    mutating func take(_ bytes: ArraySlice<UInt8>) throws(TooLong) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var start = bytes.startIndex
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            rest.append(contentsOf: bytes[start..<end])
            guard rest.count <= longest else { throw TooLong() }
            if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
            if !rest.isEmpty { lines.append(rest) }
            rest = []
            start = end + 1
        }
        rest.append(contentsOf: bytes[start...])
        guard rest.count <= longest else { throw TooLong() }
        return lines
    }

    struct TooLong: Error {}
}
