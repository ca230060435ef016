import FoundationEssentials
import Glibc

/// The undo histories of drawings, below `$XDG_STATE_HOME/daub/history`, so that undo outlives a restart.
///
/// A history is filed by the bytes that it leads to and by the drawing's path. It is good for exactly those bytes, and
/// goes with them when the drawing is renamed. All calls read or write the disk: not for the main thread.
public struct HistoryStore: Sendable {
    private struct Header: Codable {
        var version = 2
        /// Where the drawing was when the history was kept.
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

    // MARK: Keeping

    /// Keeps the history of a drawing whose file now has these bytes; the oldest of other drawings make room.
    ///
    /// A history larger than all the room is not kept.
    /// - Parameter old: the bytes that the file had before, whose history this one goes on with and replaces.
    public func keep(
        _ history: some Encodable, of url: URL, fitting digest: Digest, replacing old: Digest? = nil
    ) throws(LibraryError) {
        let path = path(of: url, fitting: digest)
        let payload: Data
        do {
            payload = try JSONEncoder().encode(history)
        } catch {
            throw .notWritten(path: path, reason: "\(error)")
        }
        if let old, old != digest { try forget(url, fitting: old) }
        try write(payload, of: url, fitting: digest)
    }

    /// - Parameter other: a file of this store that is to go next, and takes no room.
    private func write(
        _ payload: Data, of url: URL, fitting digest: Digest, insteadOf other: String? = nil
    ) throws(LibraryError) {
        let path = path(of: url, fitting: digest)
        let bytes: Data
        do {
            let header = Header(path: FilePath.plain(url), fits: digest)
            bytes = try HeadedFile(header: header, payload: payload).encoded()
        } catch {
            throw .notWritten(path: path, reason: "\(error)")
        }
        guard bytes.count <= limit else { return try FilePath.remove(path) }
        try FilePath.createFolder(folder, mode: 0o700)
        try makeRoom(for: bytes.count, at: path, insteadOf: other)
        let file = AtomicFile(path: path)
        _ = try file.write(bytes, .any)
        try file.flushFolder()
    }

    /// Removes the history of a drawing that had these bytes.
    public func forget(_ url: URL, fitting digest: Digest) throws(LibraryError) {
        try FilePath.remove(path(of: url, fitting: digest))
    }

    // MARK: Finding

    /// The history of a drawing whose file has these bytes; nil if none is kept.
    ///
    /// One that was kept for another path is taken over where the bytes are no longer there: the drawing was renamed.
    /// - Throws: `.brokenHistory` once for a damaged one, which is removed. It names the drawing that the history was
    ///   kept for; where not even that can be read of another's, the history's own file.
    public func history<History: Decodable>(
        _ type: History.Type = History.self, of url: URL, fitting digest: Digest
    ) throws(LibraryError) -> History? {
        let path = path(of: url, fitting: digest)
        let subject = FilePath.plain(url)
        if let file = try read(path, about: subject) { return try decode(file, at: path, about: subject) }
        for name in try FilePath.names(in: folder, isOptional: true)
        where name.hasPrefix("\(digest.text)-") && name.hasSuffix(Self.suffix) {
            let other = "\(folder)/\(name)"
            guard let file = try read(other, about: other), file.header.fits == digest,
                !Self.stillHolds(file.header.path, digest)
            else { continue }
            let history: History = try decode(file, at: other, about: file.header.path)
            try write(file.payload, of: url, fitting: digest, insteadOf: other)
            try FilePath.remove(other)
            return history
        }
        return nil
    }

    /// Whether the file has these bytes, as one has of which another is a copy.
    private static func stillHolds(_ path: String, _ digest: Digest) -> Bool {
        do throws(LibraryError) {
            return try DrawingFile.read(URL(filePath: path, directoryHint: .notDirectory)).fingerprint.digest
                == digest
        } catch {
            // Gone, or out of reach for now: either way nobody else can go on with the history.
            return false
        }
    }

    /// - Parameter subject: the path to name where it is damaged.
    private func read(_ path: String, about subject: String) throws(LibraryError) -> HeadedFile<Header>? {
        let bytes: Data
        do {
            bytes = try DrawingFile.read(URL(filePath: path, directoryHint: .notDirectory)).bytes
        } catch .missing {
            return nil
        }
        do {
            return try HeadedFile(decoding: bytes)
        } catch {
            throw try broken(path, about: subject, error)
        }
    }

    private func decode<History: Decodable>(
        _ file: HeadedFile<Header>, at path: String, about subject: String
    ) throws(LibraryError) -> History {
        do {
            return try JSONDecoder().decode(History.self, from: file.payload)
        } catch {
            throw try broken(path, about: subject, error)
        }
    }

    /// Removes a damaged history.
    /// - Returns: what to say of it.
    private func broken(
        _ path: String, about subject: String, _ error: any Error
    ) throws(LibraryError) -> LibraryError {
        try FilePath.remove(path)
        return .brokenHistory(path: subject, reason: "\(error)")
    }

    private func path(of url: URL, fitting digest: Digest) -> String {
        "\(folder)/\(digest.text)-\(FilePath.key(of: url).text)\(Self.suffix)"
    }

    // MARK: Room

    private func makeRoom(for bytes: Int, at path: String, insteadOf old: String?) throws(LibraryError) {
        var kept: [(path: String, status: stat)] = []
        for name in try FilePath.names(in: folder) where name.hasSuffix(Self.suffix) {
            let other = "\(folder)/\(name)"
            // One that went away meanwhile takes no room.
            guard other != path, other != old, let status = try? FilePath.status(other) else { continue }
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
