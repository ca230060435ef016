import FoundationEssentials
import Glibc

/// What a file was like when it was last read or written, to notice that another program wrote it since.
///
/// Only reading and saving make one.
public struct Fingerprint: Sendable, Hashable {
    /// In bytes.
    public let size: Int
    /// Nanoseconds since 1970.
    public let modified: Int
    public let inode: UInt
    public let digest: Digest

    init(_ status: stat, digest: Digest) {
        size = Int(status.st_size)
        modified = Self.nanoseconds(status)
        inode = UInt(status.st_ino)
        self.digest = digest
    }

    /// Whether the file looks untouched; where it does not, only its content can tell.
    func matches(_ status: stat) -> Bool {
        size == Int(status.st_size) && modified == Self.nanoseconds(status) && inode == UInt(status.st_ino)
    }

    static func nanoseconds(_ status: stat) -> Int {
        Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
    }
}
