import FoundationEssentials

/// A file of Daub's own: a line of JSON that says what follows, then the bytes it speaks of.
///
/// The line can be read without making sense of the rest.
struct HeadedFile<Header: Codable> {
    var header: Header
    var payload: Data

    func encoded() throws -> Data {
        var bytes = try JSONEncoder().encode(header)
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(payload)
        return bytes
    }

    init(header: Header, payload: Data) {
        self.header = header
        self.payload = payload
    }

    /// - Throws: `DecodingError` for bytes that Daub did not write, or not to their end.
    init(decoding bytes: Data) throws {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no header"))
        }
        header = try JSONDecoder().decode(Header.self, from: bytes[..<end])
        payload = Data(bytes[(end + 1)...])
    }
}
