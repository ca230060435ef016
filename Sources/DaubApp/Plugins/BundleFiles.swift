import FoundationEssentials
import Glibc

/// All files of a bundle whose program is to run, hidden ones too.
struct BundleFiles {
    /// How much such a bundle may hold.
    static let limits = (files: 2_000, bytes: 64 << 20)

    let folder: String
    /// Below the folder, in order.
    private(set) var names: [String] = []
    /// What tells each file from what it was before without reading it: the time of its last change cannot be set.
    private(set) var marks: [String] = []
    private var size = 0

    /// - Returns: nil where the bundle cannot be listed as a whole, holds too much, or leads out of itself by a
    ///   symbolic link.
    init?(_ folder: String) {
        self.folder = folder
        guard collect("") else { return nil }
        names.sort()
        marks.sort()
    }

    private mutating func collect(_ below: String) -> Bool {
        guard let entries = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(below)") else {
            return false
        }
        for name in entries {
            let path = below.isEmpty ? name : "\(below)/\(name)"
            var info = stat()
            guard lstat("\(folder)/\(path)", &info) == 0 else { return false }
            switch info.st_mode & S_IFMT {
            case S_IFDIR: guard collect(path) else { return false }
            case S_IFREG:
                names.append(path)
                size += Int(info.st_size)
                let change = info.st_ctim
                marks.append(
                    "\(path)\t\(info.st_ino)\t\(info.st_size)\t\(info.st_mode)\t\(change.tv_sec).\(change.tv_nsec)"
                )
            default: return false
            }
            guard names.count <= Self.limits.files, size <= Self.limits.bytes else { return false }
        }
        return true
    }
}
