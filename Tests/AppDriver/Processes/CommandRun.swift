import Foundation

/// One run of the program to its end, without a window: `daub render`, `daub picker`, `daub --help`.
public struct CommandRun: Sendable {
    public let status: ExitStatus
    public let output: String
    public let errors: String

    /// Why a run has no result.
    public enum Failure: Error, CustomStringConvertible {
        case timedOut(arguments: [String], seconds: Double, errors: String)

        public var description: String {
            switch self {
            case .timedOut(let arguments, let seconds, let errors):
                "\(arguments.joined(separator: " ")) did not end within \(seconds) s; stderr: \(errors)"
            }
        }
    }

    /// Runs the program and waits for its end. It gets a home of its own and no display; `environment` is
    /// added to that. `workingDirectory` defaults to that home.
    public init(
        _ arguments: [String], executable: URL? = nil, environment: [String: String] = [:],
        workingDirectory: URL? = nil, timeout: Double = 30
    ) throws {
        let home = try TestHome()
        let process = try ChildProcess(
            (executable ?? AppDriver.executable).path, arguments,
            environment: home.environment.merging(environment) { $1 }, logFolder: home.logs, label: "run",
            workingDirectory: workingDirectory ?? home.folder)
        guard let status = Polling(timeout: timeout, interval: 0.005).first({ process.exitStatus }) else {
            process.kill()
            throw Failure.timedOut(arguments: arguments, seconds: timeout, errors: process.errors)
        }
        self.status = status
        output = process.output
        errors = process.errors
    }
}
