import FoundationEssentials
import Glibc
import Gtk

/// What tells one bundle from any other: the names and bytes of all its files.
struct BundleDigest {
    /// How much a bundle whose program is to run may hold.
    private static let limits = (files: 2_000, bytes: 64 << 20)

    /// - Returns: nil where the bundle cannot be read as a whole, holds too much, or leads out of itself by a
    ///   symbolic link.
    static func of(_ folder: String) -> String? {
        var digest = BundleDigest(folder: folder)
        guard digest.collect("") else { return nil }
        return digest.finish()
    }

    private let folder: String
    /// Below the folder.
    private var files: [String] = []
    /// Of all files, in bytes.
    private var size = 0

    private init(folder: String) { self.folder = folder }

    /// - Returns: whether all that is below can be taken.
    private mutating func collect(_ below: String) -> Bool {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(below)") else {
            return false
        }
        for name in names {
            let path = below.isEmpty ? name : "\(below)/\(name)"
            var info = stat()
            guard lstat("\(folder)/\(path)", &info) == 0 else { return false }
            switch info.st_mode & S_IFMT {
            case S_IFDIR: guard collect(path) else { return false }
            case S_IFREG:
                files.append(path)
                size += Int(info.st_size)
            default: return false
            }
            guard files.count <= Self.limits.files, size <= Self.limits.bytes else { return false }
        }
        return true
    }

    private func finish() -> String? {
        let checksum = Checksum()
        for name in files.sorted() {
            guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return nil }
            // The length before the bytes: no two bundles say the same.
            checksum.add("\(name)\0\(bytes.count)\0")
            checksum.add(Array(bytes))
        }
        return checksum.finish()
    }
}
