import FoundationEssentials
import Glibc

/// Questions about the paths of files that only the file system can answer.
enum FilePath {
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The path of a file URL, without a slash at its end.
    static func plain(_ url: URL) -> String {
        let path = url.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// The file that the path leads to when it is a link, or a link to a link; the file need not exist.
    static func resolvingLinks(_ path: String) throws(SystemError) -> String {
        var path = path
        for _ in 0..<40 {
            guard let target = try linkTarget(path) else { return path }
            path = target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)"
        }
        throw SystemError(code: ELOOP)
    }

    private static func linkTarget(_ path: String) throws(SystemError) -> String? {
        let (target, length) = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) {
            buffer in
            guard let start = buffer.baseAddress else { return ("", -1) }
            let length = readlink(path, start, buffer.count)
            return (
                String(decoding: UnsafeRawBufferPointer(start: start, count: max(0, length)), as: UTF8.self),
                length
            )
        }
        if length >= 0 { return target }
        // EINVAL: it is there and no link. ENOENT: it is not there (yet).
        guard errno == EINVAL || errno == ENOENT else { throw .last }
        return nil
    }

    /// What stands at the path, links followed; nil where nothing does.
    static func status(_ path: String) throws(SystemError) -> stat? {
        var status = stat()
        if stat(path, &status) == 0 { return status }
        guard errno == ENOENT else { throw .last }
        return nil
    }

    /// The one spelling of the path, links of its folders followed, by which state about the file is filed.
    static func key(of url: URL) -> Digest {
        let path = plain(url)
        guard let real = realpath(path, nil) else {
            guard let folder = realpath(folder(of: path), nil) else { return Digest(path) }
            defer { free(folder) }
            return Digest("\(String(cString: folder))/\(url.lastPathComponent)")
        }
        defer { free(real) }
        return Digest(String(cString: real))
    }
}

extension stat {
    var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
