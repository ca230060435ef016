import Glibc
import Testing

@testable import PickerKit

/// A program of a test, and what it has told so far.
@MainActor
final class ProgramWatch {
    private(set) var events: [ProgramEvent<JSON>] = []
    private(set) var program: ChildProgram<JSON>?

    init(_ script: String, limits: ProcessLimits = .patient, inheriting more: [String: String] = [:]) {
        var environment = ["PATH": "/usr/bin:/bin"]
        environment.merge(more) { $1 }
        let launch = Launch(
            program: "/bin/sh", arguments: ["sh", "-c", script], environment: environment, folder: "/tmp")
        program = ChildProgram(limits: limits, launch: { launch }, read: { $0 }) { [weak self] events in
            self?.events += events
        }
    }

    func release() { program = nil }

    var messages: [JSON] { events.compactMap { if case .message(let json) = $0 { json } else { nil } } }
    var faults: [ProgramFault] { events.compactMap { if case .fault(let fault) = $0 { fault } else { nil } } }
    var isEnded: Bool { events.contains { if case .ended = $0 { true } else { false } } }

    /// Whether nothing is alive of the group whose number it wrote first.
    var isGone: Bool { messages.first?.integer.map { !isAlive(group: Int32($0)) } ?? false }

    var end: ProgramEnd? {
        for case .ended(let end, _) in events { return end }
        return nil
    }
}

extension ProcessLimits {
    /// So long that a busy machine never meets them.
    static var patient: ProcessLimits {
        var limits = ProcessLimits()
        limits.answer = .seconds(60)
        limits.grace = .seconds(60)
        return limits
    }

    func with<Value>(_ path: WritableKeyPath<ProcessLimits, Value>, _ value: Value) -> ProcessLimits {
        var limits = self
        limits[keyPath: path] = value
        return limits
    }
}

/// Whether anything of the process group of that number is alive.
func isAlive(group: Int32) -> Bool { kill(-group, 0) == 0 }
