import FoundationEssentials
import Glibc

/// A file that appears whole or not at all, whatever happens while it is written.
///
/// The bytes go to a hidden file beside the target, are flushed, and take the target's name in one step.
struct AtomicFile {
    /// Where the bytes shall stand; a link is written as itself, so resolve it first.
    let path: String

    /// When the target is already there, what the new file looks like to others is taken from it.
    enum Target {
        case new
        case replacing(stat)
        /// Whatever is there; for files that only Daub writes.
        case any
    }

    /// Writes the bytes, and gives the status of the file that now has the name.
    ///
    /// - Parameter check: runs last before the name is taken; when it throws, nothing has changed.
    /// - Throws: what `check` threw, or `.notWritten`; the temporary file is gone then.
    func write(
        _ bytes: Data, _ target: Target, check: () throws(LibraryError) -> Void = {}
    ) throws(LibraryError) -> stat {
        let temporary = "\(folder)/\(Self.prefix)\(UUID().uuidString)"
        do {
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
            let file = try OpenFile(temporary, flags, mode: mode(for: target))
            // Held until the file has its name: who finds it unlocked knows that nobody works on it any more.
            _ = file.lock()
            try file.write(bytes)
            if case .replacing(let model) = target { try file.adopt(model) }
            try file.flush()
            let status = try file.status()
            try check()
            try rename(temporary, target)
            return status
        } catch {
            unlink(temporary)
            switch error {
            case let error as LibraryError: throw error
            case let error as SystemError: throw .notWritten(path: path, reason: error.reason)
            default: throw .notWritten(path: path, reason: "\(error)")
            }
        }
    }

    /// How the name of every file that is still being written starts.
    static let prefix = ".daub-saving-"

    private var folder: String { FilePath.folder(of: path) }

    /// A file that replaces another is private until it has taken over its permissions.
    private func mode(for target: Target) -> mode_t {
        switch target {
        case .new: 0o666
        case .replacing, .any: 0o600
        }
    }

    private func rename(_ temporary: String, _ target: Target) throws(LibraryError) {
        // A second name is refused where the name is taken; a rename would replace what has it.
        if case .new = target {
            if link(temporary, path) == 0 {
                unlink(temporary)
                return
            }
            if errno == EEXIST { throw .changedOnDisk(path: path) }
            // File systems without second names, such as FAT; `check` has just looked.
            guard errno == EPERM || errno == ENOTSUP || errno == ENOSYS else {
                throw .notWritten(path: path, reason: SystemError.last.reason)
            }
        }
        guard Glibc.rename(temporary, path) == 0 else {
            throw .notWritten(path: path, reason: SystemError.last.reason)
        }
    }

    /// Removes a temporary file that a crash left behind; one that is being written stays.
    static func removeAbandoned(_ path: String) throws(LibraryError) {
        do {
            let file = try OpenFile(path, O_RDWR | O_NOFOLLOW)
            guard file.lock() else { return }
            try FilePath.remove(path)
        } catch let error as LibraryError {
            throw error
        } catch let error as SystemError where error.code == ENOENT {
            return
        } catch let error as SystemError {
            throw .notRemoved(path: path, reason: error.reason)
        } catch {
            throw .notRemoved(path: path, reason: "\(error)")
        }
    }

    /// Waits until the name, too, would survive a power cut.
    func flushFolder() throws(LibraryError) {
        do {
            let folder = try OpenFile(folder, O_RDONLY | O_DIRECTORY)
            try folder.flush()
        } catch {
            // A folder that may be written but not listed cannot be opened, hence not flushed either.
            guard error.code != EACCES else { return }
            throw .notFlushed(path: path, reason: error.reason)
        }
    }
}
