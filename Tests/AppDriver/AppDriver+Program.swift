import Foundation

/// The program as a process.
extension AppDriver {
    /// What it has written to standard error so far.
    public var stderr: String { process.errors }

    /// What it has written to standard output so far.
    public var stdout: String { process.output }

    /// How it ended; nil while it runs.
    public var exitStatus: ExitStatus? { process.exitStatus }

    /// Its process, for signals of the test's own.
    public var processIdentifier: Int32 { process.identifier }

    /// The critical warnings of GLib and GTK that it wrote. Each also ends the program.
    public var criticals: [String] { messages(of: "CRITICAL") }

    /// The other warnings of GLib and GTK that it wrote.
    public var warnings: [String] { messages(of: "WARNING") }

    private func messages(of level: String) -> [String] {
        stderr.split(separator: "\n").map(String.init).filter { $0.contains("\(level) **") }
    }

    /// Closes every window, as their close buttons do, and waits for the end.
    @discardableResult
    public func quit() throws -> ExitStatus {
        DriverThread.shared.run {
            for window in display.topLevels() { display.requestClose(window.identifier) }
        }
        return try waitForExit()
    }

    /// Waits until the program has ended by itself.
    @discardableResult
    public func waitForExit() throws -> ExitStatus {
        guard let status = Polling(timeout: timeout).first({ exitStatus }) else {
            throw fail(.timedOut(waiting: "the program ends", reason: nil))
        }
        return status
    }

    /// Kills the program without a word, as a power loss would, and waits for its end.
    public func kill() { process.kill() }
}
