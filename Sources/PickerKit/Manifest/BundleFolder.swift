import Glibc
import Localization

/// The files of a bundle, of which none outside it is ever read.
struct BundleFolder {
    /// The full path, symbolic links resolved.
    let path: String

    /// Nil where there is no such folder.
    init?(_ path: String) {
        guard let real = Self.real(path), Self.kind(of: real) == S_IFDIR else { return nil }
        self.path = real
    }

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    enum Failure: Error {
        case missing
        /// It leads elsewhere, by its spelling or by a symbolic link.
        case outside
        /// It is a folder, a device or the like.
        case noFile
        case tooLarge
        case unreadable(reason: String)
    }

    /// The full path of a file of the bundle.
    func resolve(_ relative: String) throws(Failure) -> String {
        guard !relative.hasPrefix("/") else { throw .outside }
        guard !relative.split(separator: "/").contains("..") else { throw .outside }
        guard let real = Self.real("\(path)/\(relative)") else { throw .missing }
        guard real.hasPrefix("\(path)/") else { throw .outside }
        guard Self.kind(of: real) == S_IFREG else { throw .noFile }
        return real
    }

    /// Whether the bundle has anything of that name, be it of use or not.
    func has(_ relative: String) -> Bool {
        var info = stat()
        return !relative.isEmpty && lstat("\(path)/\(relative)", &info) == 0
    }

    /// The bytes of a file of the bundle.
    func read(_ relative: String, atMost limit: Int) throws(Failure) -> [UInt8] {
        let file = open(try resolve(relative), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable(reason: Self.reason) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = Glibc.read(file, &part, part.count)
            guard count >= 0 else { throw .unreadable(reason: Self.reason) }
            if count == 0 { return bytes }
            bytes += part[..<count]
            guard bytes.count <= limit else { throw .tooLarge }
        }
    }

    static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

    private static var reason: String { String(cString: strerror(errno)) }

    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    private static func kind(of path: String) -> mode_t {
        var info = stat()
        return stat(path, &info) == 0 ? info.st_mode & S_IFMT : 0
    }
}

extension DiagnosticLog {
    /// Says why a file of a bundle cannot be had.
    func add(_ failure: BundleFolder.Failure, of name: String, limit: Int, at position: JSON.Position?) {
        switch failure {
        case .missing:
            add(
                .missingFile, at: position, tr("There is no file “{name}” in the bundle.", ["name": name]),
                mend: tr("Put it there, or correct the name; large and small letters count."))
        case .outside:
            add(
                .outsideBundle, at: position, tr("“{name}” is not in the bundle.", ["name": name]),
                expected: tr("a path below the picker's own folder"),
                mend: tr("Copy the file into the picker's folder."))
        case .noFile:
            add(
                .missingFile, at: position, tr("“{name}” is no file.", ["name": name]),
                mend: tr("Put a file in its place."))
        case .tooLarge:
            add(
                .tooLarge, at: position,
                tr("“{name}” has more than {limit} KiB.", ["name": name, "limit": limit / 1024]),
                mend: tr("Make it smaller."))
        case .unreadable(let reason):
            add(
                .unreadable, at: position,
                tr("“{name}” cannot be read: {reason}.", ["name": name, "reason": reason]),
                mend: tr("Give yourself the right to read it."))
        }
    }
}
