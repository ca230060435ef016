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
        return [Measure.Sample(milliseconds: Double(painted.clock - app.startTime) / 1e6)]
    }

    /// Starts the program and lets it finish what it does only once, such as its index: until it has used no
    /// processor time for a second. Then it ends as a person would end it.
    func settle() throws {
        let app = try start()
        try app.waitUntilIdle()
        try app.quit()
    }

    private func start() throws -> AppDriver {
        try AppDriver(
            executable: executable, arguments: arguments, environment: Trace.environment, size: nil,
            home: home,
            isAccessible: isAccessible)
    }
}
