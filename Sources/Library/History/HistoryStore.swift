import FoundationEssentials
import Glibc

/// The undo histories of drawings, below `$XDG_STATE_HOME/daub/history`, so that undo outlives a restart.
///
/// A history is good for exactly the bytes it was kept with. All calls read or write the disk: not for the main thread.
public struct HistoryStore: Sendable {
    private struct Header: Codable {
        var version = 1
        /// The drawing, for a person who looks into the folder.
        let path: String
        /// The bytes of the drawing that the history leads to.
        let fits: Digest
    }

    private static let suffix = ".history"

    private let folder: String
    /// In bytes, of all histories together.
    private let limit: Int

    public init(folder: URL, limit: Int = 64 << 20) {
        self.folder = FilePath.plain(folder)
        self.limit = limit
    }

    /// Keeps the history of a drawing whose file now has these bytes; the oldest of other drawings make room.
    ///
    /// A history larger than all the room is not kept.
    public func keep(
        _ history: some Encodable, of url: URL, fitting digest: Digest
    ) throws(LibraryError) {
        let path = path(of: url)
        let bytes: Data
        do {
            let header = Header(path: FilePath.plain(url), fits: digest)
            bytes = try HeadedFile(header: header, payload: JSONEncoder().encode(history)).encoded()
        } catch {
            throw .notWritten(path: path, reason: "\(error)")
        }
        guard bytes.count <= limit else { return try FilePath.remove(path) }
        try FilePath.createFolder(folder, mode: 0o700)
        try makeRoom(for: bytes.count, at: path)
        let file = AtomicFile(path: path)
        _ = try file.write(bytes, .any)
        try file.flushFolder()
    }

    /// The history of a drawing whose file has these bytes; nil if none is kept.
    ///
    /// One that fits other bytes is removed.
    /// - Throws: `.brokenHistory` once for a damaged one, which is removed too.
    public func history<History: Decodable>(
        _ type: History.Type = History.self, of url: URL, fitting digest: Digest
    ) throws(LibraryError) -> History? {
        let path = path(of: url)
        let bytes: Data
        do {
            bytes = try DrawingFile.read(URL(filePath: path, directoryHint: .notDirectory)).bytes
        } catch .missing {
            return nil
        }
        do {
            let file = try HeadedFile<Header>(decoding: bytes)
            if file.header.fits == digest {
                return try JSONDecoder().decode(type, from: file.payload)
            }
        } catch {
            try FilePath.remove(path)
            throw .brokenHistory(path: FilePath.plain(url), reason: "\(error)")
        }
        try FilePath.remove(path)
        return nil
    }

    /// Removes the history of a drawing.
    public func forget(_ url: URL) throws(LibraryError) {
        try FilePath.remove(path(of: url))
    }

    private func path(of url: URL) -> String {
        "\(folder)/\(FilePath.key(of: url).text)\(Self.suffix)"
    }

    private func makeRoom(for bytes: Int, at path: String) throws(LibraryError) {
        var kept: [(path: String, status: stat)] = []
        for name in try FilePath.names(in: folder) where name.hasSuffix(Self.suffix) {
            let other = "\(folder)/\(name)"
            // One that went away meanwhile takes no room.
            guard other != path, let status = try? FilePath.status(other) else { continue }
            kept.append((other, status))
        }
        var total = kept.reduce(bytes) { $0 + Int($1.status.st_size) }
        kept.sort { Fingerprint.nanoseconds($0.status) < Fingerprint.nanoseconds($1.status) }
        for old in kept where total > limit {
            try FilePath.remove(old.path)
            total -= Int(old.status.st_size)
        }
    }
}
