import FoundationEssentials
import Glibc

extension FilePath {
    /// Makes the folder, and those around it where they are missing.
    static func createFolder(_ path: String, mode: mode_t) throws(LibraryError) {
        do {
            try makeFolder(path, mode: mode)
        } catch {
            throw .folderNotCreated(path: path, reason: error.reason)
        }
    }

    private static func makeFolder(_ path: String, mode: mode_t) throws(SystemError) {
        if mkdir(path, mode) == 0 { return }
        switch errno {
        case EEXIST:
            guard try status(path)?.isFolder == true else { throw SystemError(code: ENOTDIR) }
        case ENOENT:
            let parent = folder(of: path)
            guard parent != path, parent != "." else { throw SystemError(code: ENOENT) }
            try makeFolder(parent, mode: mode)
            guard mkdir(path, mode) == 0 || errno == EEXIST else { throw .last }
        default:
            throw .last
        }
    }

    /// The names in a folder that are valid UTF-8, hidden ones too, in no order.
    ///
    /// - Parameter isOptional: whether a missing folder counts as an empty one.
    static func names(in folder: String, isOptional: Bool = false) throws(LibraryError) -> [String] {
        guard let stream = opendir(folder) else {
            if isOptional, errno == ENOENT { return [] }
            throw .folderNotReadable(path: folder, reason: SystemError.last.reason)
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
            }
            if let name, name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Removes a file; one that is not there is as good as removed.
    static func remove(_ path: String) throws(LibraryError) {
        guard unlink(path) == 0 || errno == ENOENT else {
            throw .notRemoved(path: path, reason: SystemError.last.reason)
        }
    }
}
