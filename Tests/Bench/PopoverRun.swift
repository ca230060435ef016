import AppDriver
import Foundation

/// One run of a program in which a popover is opened again and again.
struct PopoverRun: Sendable {
    let executable: URL
    let arguments: [String]
    /// Accessible names.
    let trigger: String
    let popover: String
    var home: URL?
    var environment: [String: String] = [:]
    /// What ends the time.
    var event = "popover-painted"
    var size = ScreenSize(1000, 700)

    private static let repetitions = 5

    /// From just before the button goes down until the end of the frame of the event, in milliseconds: "first
    /// time" is the first in the process, "again" every later one. What the main thread worked for it is told
    /// besides, and says more where other programs run.
    func samples() throws -> [Measure.Sample] {
        let app = try start()
        return try (0...Self.repetitions).flatMap { turn in
            // The pointer is there before: else the button's own highlight would be the next frame.
            try app.control(trigger).hover()
            try app.waitUntilIdle(for: 0.1)
            let worked = try app.mainThreadTime()
            let pressed = try app.press(trigger)
            let painted = try Trace.wait(for: event, occurrence: turn, from: app)
            try app.waitUntil("the popover shows") { try app.dialog(popover).isShowing }
            try app.key(.escape)
            try app.waitUntil("the popover is gone") { try !app.dialog(popover).isShowing }
            let label = turn == 0 ? "first time" : "again"
            return [
                Measure.Sample(label: label, value: Double(painted.clock - pressed) / 1e6),
                Measure.Sample(
                    label: "\(label), processor", isLimited: false,
                    value: Double(painted.processor) / 1e6 - worked),
            ]
        }
    }

    /// Lets the program of the popover's picker run from now on, as a person does who is asked.
    func allow() throws {
        let app = try start()
        try app.press(trigger)
        try app.press("Allow")
        try app.waitUntil("the picker shows") { try !app.dialog(popover).element("Allow").exists }
        try app.key(.escape)
        try app.quit()
    }

    private func start() throws -> AppDriver {
        let app = try AppDriver(
            executable: executable, arguments: arguments,
            environment: environment.merging(Trace.environment) { $1 }, size: size, home: home)
        _ = try Trace.wait(for: "first-paint", from: app)
        try app.waitUntilIdle()
        return app
    }
}
