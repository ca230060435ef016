import FoundationEssentials
import Synchronization

/// What a recovery file says about the snapshot that follows.
struct RecoveryHeader: Codable {
    var version = 1
    /// The drawing's own file.
    let path: String
    /// What that file held when the drawing was opened; nil for a new drawing.
    let base: Digest?
    let time: Date
}

/// The changes that drawings' files do not hold yet, below `$XDG_STATE_HOME/daub/recovery`.
///
/// A snapshot outlives a crash or a power cut, a full disk and a folder that cannot be written.
public final class Recovery: Sendable {
    /// A change that was never saved, found at start.
    public struct Pending: Sendable, Hashable {
        /// The drawing's own file, which may have gone.
        public let url: URL
        /// When the change was made.
        public let time: Date
        /// Whether the file was written by something else after the drawing was opened.
        public let isFileChanged: Bool
        let path: String
    }

    static let suffix = ".recovery"

    private let folder: String
    private let now: @Sendable () -> Date
    private let owner: Mutex<RecoveryOwner?> = Mutex(nil)

    public init(folder: URL, now: @escaping @Sendable () -> Date) {
        self.folder = FilePath.plain(folder)
        self.now = now
    }

    /// The journal of a drawing that is being opened.
    ///
    /// A snapshot that waits for the same file from an earlier run stays as it is.
    /// - Parameter report: told, on another thread, of each snapshot that could not be kept.
    public func journal(
        for file: OpenDrawing, report: @escaping @Sendable (LibraryError) -> Void
    ) throws(LibraryError) -> RecoveryJournal {
        let owner = try currentOwner()
        let name = "\(FilePath.key(of: file.url).text)-\(UUID().uuidString)"
        let path = FilePath.plain(file.url)
        let base = file.fingerprint?.digest
        return RecoveryJournal(
            file: "\(folder)/\(name).\(owner.name)\(Self.suffix)", owner: owner,
            header: { [now] in RecoveryHeader(path: path, base: base, time: now()) }, report: report)
    }

    private func currentOwner() throws(LibraryError) -> RecoveryOwner {
        let result: Result<RecoveryOwner, LibraryError> = owner.withLock { owner in
            if let owner { return .success(owner) }
            return Result { () throws(LibraryError) in
                try FilePath.createFolder(folder, mode: 0o700)
                let new = try RecoveryOwner(in: folder)
                owner = new
                return new
            }
        }
        return try result.get()
    }

    /// The snapshots of runs that ended without saving them, newest first.
    ///
    /// Those whose file holds the same bytes are removed. All others are given, even where the file was written
    /// later: only a person can tell which they want. Reads every file: not for the main thread.
    public func pending() throws(LibraryError) -> (pending: [Pending], problems: [LibraryError]) {
        var found: [Pending] = []
        var problems: [LibraryError] = []
        var running: [Substring: Bool] = [:]
        let names = try FilePath.names(in: folder, isOptional: true)
        for name in names where name.hasSuffix(Self.suffix) {
            let owner = name.dropLast(Self.suffix.count).split(separator: ".").last ?? ""
            let runs =
                running[owner] ?? RecoveryOwner.runs("\(folder)/\(owner)\(RecoveryOwner.suffix)")
            running[owner] = runs
            guard !runs else { continue }
            do throws(LibraryError) {
                if let pending = try pending(at: "\(folder)/\(name)") { found.append(pending) }
            } catch {
                problems.append(error)
            }
        }
        problems += removeEndedOwners(names)
        return (found.sorted { $0.time > $1.time }, problems)
    }

    private func pending(at path: String) throws(LibraryError) -> Pending? {
        let file = try read(path)
        let url = URL(filePath: file.header.path, directoryHint: .notDirectory)
        let onDisk: Digest?
        do {
            onDisk = try DrawingFile.read(url).fingerprint.digest
        } catch {
            // Gone or unreadable: all the more reason to offer what was kept.
            onDisk = nil
        }
        guard onDisk != Digest(file.payload) else {
            try FilePath.remove(path)
            return nil
        }
        return Pending(
            url: url, time: file.header.time, isFileChanged: onDisk != file.header.base, path: path)
    }

    /// The drawing as it was kept, in SVG.
    public func bytes(of pending: Pending) throws(LibraryError) -> Data {
        try read(pending.path).payload
    }

    /// Removes the snapshot: it was saved elsewhere, or the person does not want it.
    public func discard(_ pending: Pending) throws(LibraryError) {
        try FilePath.remove(pending.path)
    }

    private func read(_ path: String) throws(LibraryError) -> HeadedFile<RecoveryHeader> {
        let bytes = try DrawingFile.read(URL(filePath: path, directoryHint: .notDirectory)).bytes
        do {
            return try HeadedFile(decoding: bytes)
        } catch {
            throw .brokenRecovery(path: path, reason: "\(error)")
        }
    }

    private func removeEndedOwners(_ names: [String]) -> [LibraryError] {
        names.filter { $0.hasSuffix(RecoveryOwner.suffix) }.compactMap { name in
            let path = "\(folder)/\(name)"
            guard !RecoveryOwner.runs(path) else { return nil }
            do throws(LibraryError) {
                try FilePath.remove(path)
                return nil
            } catch {
                return error
            }
        }
    }
}
