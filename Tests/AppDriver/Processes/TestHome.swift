import Foundation

/// A home folder for one program under test, with every XDG folder inside it; removed at the end unless it
/// was handed in.
final class TestHome: Sendable {
    let folder: URL
    /// Where the output of the program and of its servers goes.
    let logs: URL
    /// For sockets; its path is short.
    let runtime: URL

    /// Makes a fresh home, or uses an existing folder, so that a second run finds what the first one left.
    init(existing: URL? = nil) throws {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("daub-test-\(UUID().uuidString.prefix(8))")
        folder = existing ?? scratch
        logs = existing == nil ? scratch.appendingPathComponent("logs") : scratch
        runtime = scratch.appendingPathComponent("runtime")
        for path in [folder, logs, runtime] {
            try FileManager.default.createDirectory(
                at: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
    }

    deinit { remove() }

    /// Removes what this object made.
    func remove() {
        // A folder that cannot be removed is left in the system's temporary folder, which is cleaned anyway.
        try? FileManager.default.removeItem(at: runtime.deletingLastPathComponent())
    }

    /// The variables that a program gets: nothing of the person's own session leaks in.
    var environment: [String: String] {
        let inherited = ProcessInfo.processInfo.environment
        var variables = [
            "HOME": folder.path,
            "XDG_CONFIG_HOME": folder.appendingPathComponent(".config").path,
            "XDG_DATA_HOME": folder.appendingPathComponent(".local/share").path,
            "XDG_STATE_HOME": folder.appendingPathComponent(".local/state").path,
            "XDG_CACHE_HOME": folder.appendingPathComponent(".cache").path,
            "XDG_RUNTIME_DIR": runtime.path,
            "PATH": inherited["PATH"] ?? "/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "TMPDIR": runtime.path,
        ]
        variables["LD_LIBRARY_PATH"] = inherited["LD_LIBRARY_PATH"]
        return variables
    }

    /// Writes a file below the home, with the folders above it.
    func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
