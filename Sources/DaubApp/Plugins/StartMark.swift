import FoundationEssentials
import Glibc

/// A file that is there only while Daub starts up: one that an earlier start left says that it did not finish.
struct StartMark {
    private let file: URL

    /// - Parameter state: the folder of Daub's own state.
    init(state: URL) { file = state.appending(path: "starting", directoryHint: .notDirectory) }

    /// Whether an earlier start did not finish, and is no longer at it.
    var isLeft: Bool {
        guard let data = FileManager.default.contents(atPath: file.path) else { return false }
        guard let process = pid_t(String(decoding: data, as: UTF8.self)) else { return true }
        return kill(process, 0) != 0
    }

    /// - Returns: whether it could be put there; without it, nothing is known of this start later.
    @discardableResult
    func put() -> Bool {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("\(getpid())".utf8).write(to: file)
            return true
        } catch {
            return false
        }
    }

    func remove() { unlink(file.path) }
}
