import FoundationEssentials
import Glibc

/// Reading and saving the file of one drawing.
public enum DrawingFile {
    /// The largest file that is opened, in bytes.
    public static let largest = 256 << 20

    /// The bytes of a file, and what to compare it with later.
    ///
    /// Never waits for a pipe or a device: only regular files are opened.
    public static func read(
        _ url: URL
    ) throws(LibraryError) -> (bytes: Data, fingerprint: Fingerprint) {
        let path = url.path(percentEncoded: false)
        do {
            guard let found = try FilePath.status(path) else { throw SystemError(code: ENOENT) }
            try check(found, path)
            let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
            // What was checked and what was opened may differ.
            let status = try file.status()
            try check(status, path)
            let bytes = try file.read(atMost: largest + 1)
            guard bytes.count <= largest else {
                throw LibraryError.tooLarge(path: path, bytes: bytes.count)
            }
            return (bytes, Fingerprint(status, digest: Digest(bytes)))
        } catch let error as LibraryError {
            throw error
        } catch let error as SystemError where error.code == ENOENT {
            throw .missing(path: path)
        } catch let error as SystemError {
            throw .unreadable(path: path, reason: error.reason)
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
    }

    private static func check(_ status: stat, _ path: String) throws(LibraryError) {
        guard status.isRegularFile else { throw .notAFile(path: path) }
        guard status.st_size <= largest else { throw .tooLarge(path: path, bytes: Int(status.st_size)) }
    }

    /// Saves so that a crash or a power cut at any moment leaves the old bytes or the new ones.
    ///
    /// A link stays a link: the file it leads to is written. Mode and, where permitted, ownership are kept.
    /// Bytes that are on disk already are not written again.
    /// - Parameter expected: what the file was like last; nil if there must be none. Becomes what it is like now.
    /// - Throws: `.changedOnDisk` or `.removedOnDisk` when it is not as expected. The file is as it was after
    ///   every error but `.notFlushed`.
    static func save(
        _ bytes: Data, to url: URL, expecting expected: inout Fingerprint?
    ) throws(LibraryError) {
        let digest = Digest(bytes)
        let path = try target(of: url)
        let present = try confirm(expected, at: path, orHolding: digest)
        if let present, present.fingerprint.digest == digest {
            expected = present.fingerprint
            return
        }
        if present != nil, faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0 {
            guard errno == EACCES else { throw .notWritten(path: path, reason: SystemError.last.reason) }
            throw .writeProtected(path: path)
        }
        let file = AtomicFile(path: path)
        let status = try file.write(bytes, present.map { .replacing($0.status) } ?? .new) {
            () throws(LibraryError) in
            _ = try confirm(present?.fingerprint, at: path, orHolding: nil)
        }
        expected = Fingerprint(status, digest: digest)
        try file.flushFolder()
    }

    /// Throws `.changedOnDisk` or `.removedOnDisk` unless the file is as it was.
    static func check(_ url: URL, isStill expected: Fingerprint?) throws(LibraryError) {
        _ = try confirm(expected, at: try target(of: url), orHolding: nil)
    }

    private static func target(of url: URL) throws(LibraryError) -> String {
        let path = url.path(percentEncoded: false)
        do {
            return try FilePath.resolvingLinks(path)
        } catch {
            throw .notWritten(path: path, reason: error.reason)
        }
    }

    /// What is on disk, when it is as expected or holds what shall be written anyway; nil for no file.
    private static func confirm(
        _ expected: Fingerprint?, at path: String, orHolding digest: Digest?
    ) throws(LibraryError) -> (status: stat, fingerprint: Fingerprint)? {
        let found: stat?
        do {
            found = try FilePath.status(path)
        } catch {
            throw .notWritten(path: path, reason: error.reason)
        }
        guard let found else {
            if expected != nil { throw .removedOnDisk(path: path) }
            return nil
        }
        guard found.isRegularFile else { throw .notAFile(path: path) }
        if let expected, expected.matches(found) { return (found, expected) }
        // Touched, copied back or saved unchanged is no change: only the content counts.
        let content = try read(URL(filePath: path, directoryHint: .notDirectory)).fingerprint
        guard content.digest == expected?.digest || content.digest == digest else {
            throw .changedOnDisk(path: path)
        }
        return (found, content)
    }
}
