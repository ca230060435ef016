import AppDriver
import Foundation

/// Processor time as the scheduler counts it: other programs beside the measured one do not show in it.
extension AppDriver {
    /// Waits until the program has had nothing to do for so many seconds, but for small things such as a caret
    /// that blinks.
    func waitUntilIdle(for seconds: Double = 1, timeout: Double = 300) throws {
        var (idleSince, last) = (monotonicTime(), -1.0)
        try waitUntil("it has nothing left to do", timeout: timeout) {
            let busy = try busyTime()
            if abs(busy - last) > 4 { (idleSince, last) = (monotonicTime(), busy) }
            return Double(monotonicTime() - idleSince) / 1e9 > seconds
        }
    }

    /// The processes that its threads have started and that still run.
    var children: [String] {
        let tasks = "/proc/\(processIdentifier)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        // A thread may have ended meanwhile.
        return threads.compactMap { try? String(contentsOfFile: "\(tasks)/\($0)/children", encoding: .utf8) }
            .flatMap { $0.split(separator: " ").map(String.init) }
    }

    /// Milliseconds that the program's main thread has run on a processor.
    func mainThreadTime() throws -> Double { try schedule(of: "\(processIdentifier)").ran }

    /// Milliseconds that all threads have run or waited to run.
    private func busyTime() throws -> Double {
        let tasks = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(processIdentifier)/task")
        // A thread may have ended meanwhile.
        let times = tasks.compactMap { try? schedule(of: $0) }
        return times.reduce(0) { $0 + $1.ran + $1.waited }
    }

    private func schedule(of task: String) throws -> (ran: Double, waited: Double) {
        let path = "/proc/\(processIdentifier)/task/\(task)/schedstat"
        let fields = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
        guard fields.count > 1, let ran = Double(fields[0]), let waited = Double(fields[1]) else {
            return (0, 0)
        }
        return (ran / 1e6, waited / 1e6)
    }

    /// What it holds in memory, in bytes.
    func residentBytes() throws -> Int { try count("VmRSS:", of: "\(processIdentifier)") * 1024 }

    /// How often its threads have given a processor back to wait for something, and so were woken.
    func switches() throws -> Int {
        let tasks = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(processIdentifier)/task")
        // A thread may have ended meanwhile.
        return tasks.reduce(0) { $0 + ((try? count("voluntary_ctxt_switches:", of: $1)) ?? 0) }
    }

    /// A number of the thread's `status`, by the name of its line.
    private func count(_ name: String, of task: String) throws -> Int {
        let path = "/proc/\(processIdentifier)/task/\(task)/status"
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let words = lines.first { $0.hasPrefix(name) }?.split(whereSeparator: \.isWhitespace) ?? []
        return words.count > 1 ? Int(words[1]) ?? 0 : 0
    }
}
