import AppDriver
import Foundation

/// One run of an installed program from its start to its end.
struct ChildRun: Sendable {
    struct Failed: Error, CustomStringConvertible {
        let program: String
        let status: Int32
        var description: String { "\(program) exited with \(status)" }
    }

    /// Looked for along the path.
    let program: String
    let arguments: [String]

    func samples() throws -> [Measure.Sample] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let start = monotonicTime()
        try process.run()
        process.waitUntilExit()
        let end = monotonicTime()
        guard process.terminationStatus == 0 else {
            throw Failed(program: program, status: process.terminationStatus)
        }
        return [Measure.Sample(value: Double(end - start) / 1e6)]
    }
}
