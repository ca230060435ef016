import FoundationEssentials
import Glibc

/// One reading of a library's folders.
struct FolderWalk {
    private struct Found {
        let key: NaturalKey
        let entry: Entry
    }

    /// A folder by device and number, however a path leads to it.
    private struct Place: Hashable {
        let device: UInt
        let inode: UInt

        init(_ status: stat) {
            device = UInt(status.st_dev)
            inode = UInt(status.st_ino)
        }
    }

    private enum Kind { case file, folder, other }

    private let root: String
    private var found: [Found] = []
    private var notebooks: [String] = []
    private var problems: [LibraryError] = []
    private var halfSaved: [String] = []
    private var visited: Set<Place> = []
    private var folding = NameFolding()

    init(root: String) {
        self.root = root
    }

    mutating func listing() -> Library.Listing {
        let entries = found.sorted { a, b in
            if a.key != b.key { return a.key < b.key }
            return (a.entry.name, a.entry.notebook) < (b.entry.name, b.entry.notebook)
        }
        let names = notebooks.map { (NaturalKey($0, folding: &folding), $0) }.sorted { $0 < $1 }
        var listing = Library.Listing(
            entries: entries.map(\.entry), notebooks: names.map(\.1), problems: problems)
        listing.halfSaved = halfSaved
        return listing
    }

    /// Reads a folder and all below it.
    ///
    /// - Throws: when that folder cannot be read; one below it becomes a problem.
    mutating func read(notebook: String) throws(LibraryError) {
        let path = notebook.isEmpty ? root : "\(root)/\(notebook)"
        guard let stream = opendir(path) else {
            throw errno == ENOENT
                ? .missing(path: path) : .folderNotReadable(path: path, reason: SystemError.last.reason)
        }
        var folders: [String] = []
        do {
            defer { closedir(stream) }
            var status = stat()
            let isKnown = fstat(dirfd(stream), &status) == 0 && !visited.insert(Place(status)).inserted
            guard !isKnown else { return }
            if !notebook.isEmpty { notebooks.append(notebook) }
            while let item = readdir(stream) {
                visit(item, in: path, notebook, dirfd(stream), &folders)
            }
        }
        for folder in folders {
            do throws(LibraryError) {
                try read(notebook: notebook.isEmpty ? folder : "\(notebook)/\(folder)")
            } catch {
                problems.append(error)
            }
        }
    }

    private mutating func visit(
        _ item: UnsafeMutablePointer<dirent>, in path: String, _ notebook: String, _ folder: Int32,
        _ folders: inout [String]
    ) {
        let kind = Int(item.pointee.d_type)
        withUnsafePointer(to: &item.pointee.d_name) { tuple in
            tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
                let length = strlen(name)
                let isDrawing = length > 4 && strcasecmp(name + (length - 4), ".svg") == 0
                if name[0] == CChar(UInt8(ascii: ".")) {
                    let text = String(cString: name)
                    if kind == DT_REG, text.hasPrefix(AtomicFile.prefix) {
                        halfSaved.append("\(path)/\(text)")
                    }
                    return
                }
                guard isDrawing || kind != DT_REG else { return }
                let resolved = Self.kind(name, kind, folder)
                guard resolved == .folder || resolved == .file && isDrawing else { return }
                guard let text = String(validatingCString: name) else {
                    problems.append(.unspeakableName(path: "\(path)/\(String(cString: name))"))
                    return
                }
                if resolved == .folder { return folders.append(text) }
                let stem = String(decoding: text.utf8.dropLast(4), as: UTF8.self)
                let suffix = String(decoding: text.utf8.suffix(4), as: UTF8.self)
                let entry = Entry(folder: path, name: stem, suffix: suffix, notebook: notebook)
                found.append(Found(key: NaturalKey(stem, folding: &folding), entry: entry))
            }
        }
    }

    /// Asks the file system only about links, and where the folder does not say.
    private static func kind(_ name: UnsafePointer<CChar>, _ kind: Int, _ folder: Int32) -> Kind {
        switch kind {
        case DT_REG: return .file
        case DT_DIR: return .folder
        case DT_LNK, DT_UNKNOWN:
            var status = stat()
            // A link that leads nowhere is no drawing.
            guard fstatat(folder, name, &status, 0) == 0 else { return .other }
            return status.isFolder ? .folder : status.isRegularFile ? .file : .other
        default: return .other
        }
    }
}
