import Foundation

@testable import AppDriver

/// The C program that the driver's own tests drive, compiled once in a process.
enum ProbeProgram {
    /// Why there is no probe.
    enum Failure: Error {
        case notCompiled(output: String)
    }

    private static let compiled = Result { try compile() }

    static func executable() throws -> URL { try compiled.get() }

    private static func compile() throws -> URL {
        let program = FileManager.default.temporaryDirectory
            .appendingPathComponent("driver-probe-\(ProcessInfo.processInfo.processIdentifier)")
        let source = BuiltProgram.packageRoot.appendingPathComponent("Tests/Baselines/driver-probe.c")
        let command =
            "cc -O1 -Wall -Wextra '\(source.path)' -o '\(program.path)' $(pkg-config --cflags --libs gtk+-3.0)"
        let run = try CommandRun(["-c", command], executable: URL(fileURLWithPath: "/bin/sh"))
        guard run.status == .exited(0) else { throw Failure.notCompiled(output: run.errors) }
        return program
    }
}
