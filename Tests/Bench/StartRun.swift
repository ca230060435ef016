import AppDriver
import Foundation

/// One start of a program, until its first frame is painted.
struct StartRun: Sendable {
    let executable: URL
    let arguments: [String]
    let home: URL?
    let isAccessible: Bool

    /// From just before the process is made until the end of its first frame, in milliseconds.
    func sample() throws -> [Measure.Sample] {
        let app = try start()
        let painted = try Trace.wait(for: "first-paint", from: app)
        return [Measure.Sample(milliseconds: Double(painted - app.startTime) / 1e6)]
    }

    /// Starts the program and lets it finish what it does only once, such as its index: until it has used no
    /// processor time for a second. Then it ends as a person would end it.
    func settle() throws {
        let app = try start()
        let tick = 1 / Double(sysconf(Int32(_SC_CLK_TCK)))
        var (idleSince, last) = (monotonicTime(), -1.0)
        try app.waitUntil("it has nothing left to do", timeout: 300) {
            let used = try processorTime(of: app.processIdentifier)
            if used - last > tick { (idleSince, last) = (monotonicTime(), used) }
            return monotonicTime() - idleSince > 1_000_000_000
        }
        try app.quit()
    }

    private func start() throws -> AppDriver {
        try AppDriver(
            executable: executable, arguments: arguments, environment: Trace.environment, size: nil,
            home: home,
            isAccessible: isAccessible)
    }

    /// Seconds of processor time, of all threads, in the program and in the system for it.
    private func processorTime(of process: Int32) throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        // After the program's name, which may hold anything, the 12th and 13th fields.
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        return [12, 13].reduce(0) { $0 + (Double(fields[$1]) ?? 0) } / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
