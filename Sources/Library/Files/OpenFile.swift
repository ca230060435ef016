import FoundationEssentials
import Glibc

/// An open file, closed once when its owner lets go of it.
struct OpenFile: ~Copyable {
    private let descriptor: Int32

    /// - Parameter flags: as `open(2)` takes them; the file is never passed on to another program.
    init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
        let descriptor = open(path, flags | O_CLOEXEC | O_NOCTTY, mode)
        guard descriptor >= 0 else { throw .last }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    func status() throws(SystemError) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        return status
    }

    /// All bytes up to the end, or the first `limit` of them.
    func read(atMost limit: Int) throws(SystemError) -> Data {
        var bytes = Data(count: min(limit, Int(try status().st_size) + 1))
        var filled = 0
        while true {
            if filled == bytes.count {
                guard filled < limit else { break }
                bytes.count = min(limit, max(4096, filled * 2))
            }
            let count = bytes.withUnsafeMutableBytes { buffer in
                Glibc.read(descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
            }
            if count == 0 { break }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw .last
            }
            filled += count
        }
        bytes.count = filled
        return bytes
    }

    /// Writes all bytes, however many pieces the kernel takes them in.
    func write(_ bytes: Data) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
            }
            guard count > 0 else {
                if count < 0, errno == EINTR { continue }
                throw count == 0 ? SystemError(code: ENOSPC) : .last
            }
            written += count
        }
    }

    /// Waits until what was written would survive a power cut.
    ///
    /// File systems that cannot promise it for a folder say so with `EINVAL`; there is nothing more to ask of them.
    func flush() throws(SystemError) {
        while fsync(descriptor) != 0 {
            switch errno {
            case EINTR: continue
            case EINVAL, ENOTSUP, EROFS: return
            default: throw .last
            }
        }
    }

    /// Gives the file the owner, group and permissions of another, as far as this person may.
    func adopt(_ model: stat) throws(SystemError) {
        let own = try status()
        if own.st_uid != model.st_uid || own.st_gid != model.st_gid,
            fchown(descriptor, model.st_uid, model.st_gid) != 0
        {
            // Only root gives files away; the group alone can be given by its members.
            _ = fchown(descriptor, uid_t.max, model.st_gid)
        }
        guard fchmod(descriptor, model.st_mode & 0o7777) == 0 else { throw .last }
    }

    /// Takes the file for as long as it is open; false if another has it.
    func lock() -> Bool {
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }
}
