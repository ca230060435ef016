import FoundationEssentials
import Glibc

/// A folder of drawings, whose sub-folders are notebooks.
///
/// The folder is the truth: everything here looks at it anew.
public struct Library: Sendable {
    public let folder: URL
    let path: String

    public init(folder: URL) {
        self.folder = folder
        path = FilePath.plain(folder)
    }

    /// What the folder holds, and what in it could not be looked at.
    public struct Listing: Sendable {
        public var entries: [Entry] = []
        /// Relative to the library, empty ones too, in the order of their names.
        public var notebooks: [String] = []
        public var problems: [LibraryError] = []
        /// Hidden files that a save was written to when Daub or the machine went down, and those being written.
        var halfSaved: [String] = []

        public init(
            entries: [Entry] = [], notebooks: [String] = [], problems: [LibraryError] = []
        ) {
            self.entries = entries
            self.notebooks = notebooks
            self.problems = problems
        }
    }

    /// Every drawing, in the order of their names.
    public func entries() throws(LibraryError) -> [Entry] {
        try listing().entries
    }

    /// Every drawing and notebook, in the order of their names.
    ///
    /// Reads folders only, never a file: some milliseconds for 10,000 drawings. Hidden files and folders are passed
    /// over, links followed, a folder met twice read once.
    /// - Throws: `.folderNotReadable` for the library itself; an unreadable notebook is one of the problems.
    public func listing() throws(LibraryError) -> Listing {
        var walk = FolderWalk(root: path)
        try walk.read(notebook: "")
        return walk.listing()
    }

    /// Whether the first of two names comes before the other in a list, as a person orders them.
    public static func precedes(_ a: String, _ b: String) -> Bool {
        var folding = NameFolding()
        return NaturalKey(a, folding: &folding) < NaturalKey(b, folding: &folding)
    }

    // MARK: Writing

    /// Whether drawings can be saved here; `checkWritable()` says why not.
    public var isWritable: Bool { (try? checkWritable()) != nil }

    /// Puts a file into the folder and takes it away: permissions alone do not tell.
    public func checkWritable() throws(LibraryError) {
        let probe = "\(path)/\(AtomicFile.prefix)\(UUID().uuidString)"
        do {
            _ = try OpenFile(probe, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        } catch {
            throw .folderNotWritable(path: path, reason: error.reason)
        }
        try FilePath.remove(probe)
    }

    /// Makes the library's folder where it is missing.
    public func create() throws(LibraryError) {
        try FilePath.createFolder(path, mode: 0o777)
    }

    /// Removes what saves that were cut short by a crash left in the listed folders; no drawing is touched.
    public func removeHalfSaved(_ listing: Listing) throws(LibraryError) {
        for path in listing.halfSaved { try AtomicFile.removeAbandoned(path) }
    }

    /// A place for a new drawing: its notebook exists then, its file does not.
    ///
    /// - Parameters:
    ///   - notebook: as in `Entry.notebook`; made where it is missing.
    ///   - title: names the file, with a number where another drawing has the name.
    public func newDrawing(in notebook: String = "", title: String) throws(LibraryError) -> OpenDrawing {
        let folder = try self.folder(of: notebook)
        try FilePath.createFolder(folder, mode: 0o777)
        let taken = Set(try FilePath.names(in: folder).map { $0.lowercased() })
        let stem = FileName.stem(for: title)
        var name = "\(stem).svg"
        var number = 2
        while taken.contains(name.lowercased()) {
            name = "\(stem) \(number).svg"
            number += 1
        }
        return OpenDrawing(newAt: URL(filePath: "\(folder)/\(name)", directoryHint: .notDirectory))
    }

    func folder(of notebook: String) throws(LibraryError) -> String {
        guard !notebook.isEmpty else { return path }
        for part in notebook.split(separator: "/", omittingEmptySubsequences: false) {
            guard !part.isEmpty, !part.hasPrefix("."), !part.contains("\0") else {
                throw .notANotebook(name: notebook)
            }
        }
        return "\(path)/\(notebook)"
    }
}
