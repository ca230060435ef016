import AppDriver
import Foundation

/// One start of a program, until its first frame is painted or until it has nothing left to do.
struct StartRun: Sendable {
    /// It started programs that nobody asked for.
    struct StartedPrograms: Error, CustomStringConvertible {
        let identifiers: [String]
        var description: String { "it started other programs by itself: \(identifiers)" }
    }

    let executable: URL
    let arguments: [String]
    let home: URL?
    let isAccessible: Bool

    /// From just before the process is made until the end of the frame of the event, in milliseconds.
    func samples(of event: String) throws -> [Measure.Sample] { [try sample(of: event, "", in: start())] }

    /// The same for several events, and besides for how long the main thread has run once it rests. Fails where
    /// another program runs by then.
    func samplesUntilSettled(_ events: [String]) throws -> [Measure.Sample] {
        let app = try start()
        let samples = try events.map { try sample(of: $0, $0, in: app) }
        _ = try Trace.wait(for: "pickers-found", from: app)
        try app.waitUntilIdle()
        let programs = app.children
        guard programs.isEmpty else { throw StartedPrograms(identifiers: programs) }
        return samples + [
            Measure.Sample(
                label: "settled, processor", isLimited: false, value: try app.mainThreadTime())
        ]
    }

    /// Starts the program and lets it finish what it does only once, such as its index: until it has used no
    /// processor time for a second. Then it ends as a person would end it.
    func settle() throws {
        let app = try start()
        try app.waitUntilIdle()
        try app.quit()
    }

    /// What the program holds in memory once it rests, in bytes.
    func memory() throws -> Int {
        let app = try start()
        try app.waitUntilIdle()
        return try app.residentBytes()
    }

    private func sample(of event: String, _ label: String, in app: AppDriver) throws -> Measure.Sample {
        let time = try Trace.wait(for: event, from: app)
        return Measure.Sample(label: label, value: Double(time.clock - app.startTime) / 1e6)
    }

    private func start() throws -> AppDriver {
        try AppDriver(
            executable: executable, arguments: arguments, environment: Trace.environment, size: nil,
            home: home,
            isAccessible: isAccessible)
    }
}
