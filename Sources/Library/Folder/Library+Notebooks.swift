import FoundationEssentials
import Glibc
import Localization

extension Library {
    /// Makes a notebook: a folder, with those around it that its name has before slashes.
    ///
    /// - Returns: the notebook, as `Entry.notebook` spells it.
    @discardableResult
    public func makeNotebook(_ name: String) throws(LibraryError) -> String {
        let path = try folder(of: Self.plain(name))
        guard !Self.isThere(path) else { throw .notebookExists(name: Self.plain(name)) }
        try FilePath.createFolder(path, mode: 0o777)
        return Self.plain(name)
    }

    /// Gives a notebook another name, its drawings with it.
    ///
    /// - Parameter name: of the notebook alone: it stays in the one around it.
    /// - Returns: the notebook, as `Entry.notebook` spells it from now on.
    public func renameNotebook(_ notebook: String, to name: String) throws(LibraryError) -> String {
        let name = Self.plain(name)
        guard !notebook.isEmpty, !name.contains("/") else { throw .notANotebook(name: name) }
        let parts = notebook.split(separator: "/").dropLast() + [Substring(name)]
        let renamed = parts.joined(separator: "/")
        let (old, new) = (try folder(of: notebook), try folder(of: renamed))
        guard old != new else { return notebook }
        // A name that differs in case alone may be the same folder: on a USB stick.
        guard !Self.isThere(new) || folded(old) == folded(new) else { throw .notebookExists(name: name) }
        guard rename(old, new) == 0 else {
            throw .notebookNotRenamed(name: notebook, reason: SystemError.last.reason)
        }
        return renamed
    }

    /// Removes a notebook in which there is nothing, not even a file that is no drawing.
    public func removeNotebook(_ notebook: String) throws(LibraryError) {
        guard !notebook.isEmpty else { throw .notANotebook(name: notebook) }
        let path = try folder(of: notebook)
        guard rmdir(path) == 0 || errno == ENOENT else {
            if errno == ENOTEMPTY || errno == EEXIST { throw .notebookNotEmpty(name: notebook) }
            throw .notRemoved(path: path, reason: SystemError.last.reason)
        }
    }

    private static func plain(_ name: String) -> String {
        name.split(separator: "/").map { part in
            let words = part.split { $0.isWhitespace }
            return words.joined(separator: " ")
        }.joined(separator: "/")
    }

    private static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }
}
