import FoundationEssentials
import Glibc

/// Puts a file in place whole or not at all.
enum WholeFile {
    /// Writes beside the target and renames. What is there and is no plain file, as a pipe, is written to.
    static func write(_ data: Data, to url: URL) throws(RenderingError) {
        let target = url.resolvingSymlinksInPath().path
        var status = stat()
        if stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            try put(data, in: target, O_WRONLY, named: url)
            return
        }
        let draft =
            target + ".\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...UInt32.max))"
        do throws(RenderingError) {
            try put(data, in: draft, O_WRONLY | O_CREAT | O_EXCL, named: url)
            guard rename(draft, target) == 0 else { throw failure(url) }
        } catch {
            unlink(draft)
            throw error
        }
    }

    private static func put(_ data: Data, in path: String, _ flags: Int32, named url: URL)
        throws(RenderingError)
    {
        let descriptor = open(path, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(url) }
        var rest = [UInt8](data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else {
                let error = failure(url)
                close(descriptor)
                throw error
            }
            rest = rest.dropFirst(max(0, count))
        }
        // A network folder may tell only now that it is full.
        guard close(descriptor) == 0 else { throw failure(url) }
    }

    private static func failure(_ url: URL) -> RenderingError {
        .write(file: url.path, reason: String(cString: strerror(errno)))
    }
}
