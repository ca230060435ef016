import Foundation

/// A program run to its end, or for a minute at most.
struct ChildProcess {
    let output: Data
    let status: Int32
    /// How it ended, in words.
    let ending: String

    /// - Parameter command: the program's path and its arguments.
    static func run(_ command: [String], environment: [String: String]) throws -> ChildProcess {
        let process = Process()
        let pipe = Pipe()
        // `timeout` ends what hangs, with status 124.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = ["60"] + command
        process.environment = environment
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let status = process.terminationStatus
        let ending =
            switch (process.terminationReason, status) {
            case (.exit, 124): "took more than a minute"
            case (.exit, 129...): "signal \(status - 128)"
            case (.exit, _): "exit \(status)"
            default: "signal \(status)"
            }
        return ChildProcess(
            output: output, status: process.terminationReason == .exit ? status : 128 + status, ending: ending
        )
    }
}
