import Glibc

/// What tells one state of a folder from another without reading its files: names, sizes and times of all that
/// is in it.
public struct BundleStamp: Sendable, Hashable {
    private let entries: [String]
    /// The folder and those in it that were looked at.
    public let folders: [String]

    /// How many files are looked at, and how deep.
    private static let limits = (entries: 2_000, depth: 4)

    public init(of folder: String) {
        var (entries, folders): ([String], [String]) = ([], [])
        Self.collect(folder, depth: 0, into: &entries, &folders)
        self.entries = entries.sorted()
        self.folders = folders
    }

    private static func collect(
        _ folder: String, depth: Int, into entries: inout [String], _ folders: inout [String]
    ) {
        folders.append(folder)
        for name in FolderNames.list(folder) where entries.count < limits.entries {
            let path = "\(folder)/\(name)"
            var info = stat()
            guard stat(path, &info) == 0 else { continue }
            if info.st_mode & S_IFMT == S_IFDIR {
                if depth < limits.depth { collect(path, depth: depth + 1, into: &entries, &folders) }
            } else {
                let time = info.st_mtim
                entries.append(
                    "\(path)\t\(info.st_ino)\t\(info.st_size)\t\(info.st_mode)\t\(time.tv_sec).\(time.tv_nsec)"
                )
            }
        }
    }
}

/// What is directly in a folder.
enum FolderNames {
    /// The names in order, without hidden ones and those that editors leave; none of a folder that cannot be read.
    static func list(_ folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix("."), !name.hasSuffix("~") { names.append(name) }
        }
        return names.sorted()
    }
}
