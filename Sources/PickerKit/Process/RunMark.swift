import FoundationEssentials
import Glibc

/// A variable in the environment of a program and of all that it starts, by which they are found even where they
/// left its process group.
struct RunMark: Sendable, Hashable {
    static let name = "DAUB_PICKER_RUN"

    let value: String

    init() { value = "\(getpid())-\(UInt64.random(in: 0 ... .max))" }

    /// Kills what is alive and bears the mark. What starts others meanwhile is looked for again, a few times.
    func killAll() {
        for _ in 0..<4 {
            let found = bearers
            guard !found.isEmpty else { return }
            for pid in found { kill(pid, SIGKILL) }
        }
    }

    private var bearers: [pid_t] {
        let entry = Array("\(Self.name)=\(value)".utf8)
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        // What has ended meanwhile, and what is another person's, cannot be read.
        return entries.compactMap { pid_t($0) }.filter { pid in
            guard let environment = FileManager.default.contents(atPath: "/proc/\(pid)/environ") else {
                return false
            }
            return environment.split(separator: 0).contains { $0.elementsEqual(entry) }
        }
    }
}
