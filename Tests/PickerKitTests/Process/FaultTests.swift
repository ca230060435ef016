import TestSupport
import Testing

@testable import PickerKit

/// What a program does wrong, and what comes of it.
struct Fault: Sendable, CustomTestStringConvertible {
    /// The program, of the folder of faults.
    let program: String
    let code: DiagnosticCode
    /// Part of what the popover says.
    let says: String
    var outcome = Outcome.ended
    var limits = ProcessLimits.patient.with(\.grace, .milliseconds(200))

    enum Outcome: Sendable {
        /// It is never ready.
        case neverOpen
        /// It goes wrong once the button is pressed, and is ended.
        case ended
        /// What it did is refused, and it goes on.
        case refused
    }

    var testDescription: String { program }
}

@MainActor
struct FaultTests {
    private nonisolated static let hasty = ProcessLimits.patient.with(\.grace, .milliseconds(200))
        .with(\.answer, .milliseconds(1500))

    nonisolated static let faults: [Fault] = [
        Fault(
            program: "nowhere", code: .missingProgram, says: "There is no program “nowhere”",
            outcome: .neverOpen),
        Fault(
            program: "./not-executable", code: .notExecutable, says: "may not be run", outcome: .neverOpen),
        Fault(
            program: "./wrong-interpreter", code: .cannotStart, says: "“/usr/bin/nowhere”, which is missing",
            outcome: .neverOpen),
        Fault(program: "./no-program", code: .cannotStart, says: "could not be started", outcome: .neverOpen),
        Fault(program: "./no-script", code: .cannotStart, says: "could not be started", outcome: .neverOpen),
        Fault(program: "./exits-at-once", code: .exitedAtOnce, says: "status 3", outcome: .neverOpen),
        Fault(
            program: "./hangs-at-start", code: .hungAtStart, says: "not ready within", outcome: .neverOpen,
            limits: hasty),
        Fault(
            program: "./hangs-when-asked", code: .hungAtEvent, says: "did not answer", outcome: .neverOpen,
            limits: hasty),
        Fault(program: "./not-ready", code: .wrongMessage, says: "not “ready”", outcome: .neverOpen),
        Fault(program: "./other-version", code: .apiVersion, says: "version 99", outcome: .neverOpen),
        Fault(program: "./exits-when-pressed", code: .exitedWhileOpen, says: "status 4"),
        Fault(program: "./ends-quietly", code: .exitedWhileOpen, says: "status 0"),
        Fault(program: "./segfaults", code: .killed, says: "signal 11"),
        Fault(program: "./hangs-when-pressed", code: .hungAtEvent, says: "did not answer", limits: hasty),
        Fault(program: "./ignores-term", code: .hungAtEvent, says: "did not answer", limits: hasty),
        Fault(program: "./forks", code: .hungAtEvent, says: "did not answer", limits: hasty),
        Fault(program: "./leaves-children", code: .exitedWhileOpen, says: "status 5"),
        Fault(program: "./floods-output", code: .outputFlood, says: "more than can be read"),
        Fault(program: "./floods-errors", code: .errorFlood, says: "too much"),
        Fault(program: "./endless-line", code: .lineTooLong, says: "longer than 1048576 bytes"),
        Fault(program: "./not-utf8", code: .outputNotUTF8, says: "Line 3"),
        Fault(
            program: "./not-json", code: .outputNotJSON,
            says: "Line 3 of what it wrote is no JSON at column 1"),
        Fault(program: "./no-message", code: .wrongMessage, says: "“token” of “actions” is a text"),
        Fault(program: "./wrong-token", code: .wrongMessage, says: "answers 999, which was not asked"),
        Fault(program: "./rows-for-nothing", code: .wrongMessage, says: "no list of content"),
        Fault(program: "./commits-madly", code: .tooManyCommits, says: "more than 20 values"),
        Fault(program: "./commits-many-at-once", code: .tooManyCommits, says: "more than 20 values"),
        Fault(program: "./undeclared", code: .changedUndeclared, says: "“fill”", outcome: .refused),
        Fault(program: "./undeclared-unasked", code: .changedUndeclared, says: "“fill”", outcome: .refused),
        Fault(program: "./wrong-value", code: .changedToWrongValue, says: "\"wide\"", outcome: .refused),
        Fault(program: "./huge-grid", code: .contentTooLarge, says: "at most 4096 cells", outcome: .refused),
        Fault(program: "./svg-bomb", code: .refusedSVG, says: "PK079", outcome: .refused),
        Fault(program: "./unknown-control", code: .unknownControl, says: "“dial”", outcome: .refused),
        Fault(program: "./keeps-too-much", code: .contentTooLarge, says: "65536 bytes", outcome: .refused),
        Fault(program: "./later-message", code: .wrongMessage, says: "", outcome: .refused),
        Fault(program: "./asks-the-host", code: .wrongMessage, says: "", outcome: .refused),
    ]

    @Test(arguments: faults)
    func nothingThatAProgramDoesWrongGoesFurther(fault: Fault) async throws {
        let stage = ProgramStage([fault.program], limits: fault.limits)
        let neighbour = ProgramStage(["./good"])
        neighbour.open()
        stage.open()
        if fault.outcome != .neverOpen {
            await eventually("its content") { stage.ids.contains("go") }
            let session = try #require(stage.session)
            #expect(!session.choose("5", for: "stroke-width"))
            session.change("stroke-width", to: "6")
            _ = session.press(button: "go")
        }
        await eventually("\(fault.code)") { stage.health.lastProblem?.code == fault.code }
        if fault.outcome == .refused {
            await expectToGoOn(stage, fault)
        } else {
            await expectToHaveStopped(stage, fault)
        }
        await expectToWork(neighbour)
        stage.close()
        await eventually("nothing of it alive", every: .milliseconds(200)) {
            stage.health.running == 0 && stage.alive.isEmpty
        }
    }

    private func expectToHaveStopped(_ stage: ProgramStage, _ fault: Fault) async {
        #expect(stage.ids.first == HostControl.failure)
        #expect(stage.ids.contains(HostControl.restart) && stage.ids.contains(HostControl.disable))
        #expect(fault.says.isEmpty || stage.text.contains(fault.says), "\(stage.text)")
        #expect(stage.text.contains("[\(fault.code.rawValue)]"), "\(stage.text)")
        // The document has what was committed last, and nothing that was merely shown.
        let taken = fault.outcome == .neverOpen ? "3" : stage.host.lastCommitted ?? "3"
        #expect(stage.session?.values["stroke-width"]?.svg == taken)
        #expect(!stage.host.isPreviewing)
        await eventually("nothing of it alive", every: .milliseconds(200)) {
            stage.health.running == 0 && stage.alive.isEmpty
        }
    }

    private func expectToGoOn(_ stage: ProgramStage, _ fault: Fault) async {
        #expect(stage.health.running == 1)
        #expect(!stage.ids.contains(HostControl.failure), "\(stage.text)")
        if !fault.says.isEmpty {
            await eventually("what is refused: \(stage.text)") {
                fault.says.isEmpty || stage.text.contains(fault.says)
            }
        }
        #expect(stage.host.committed == ["5"])
        #expect(stage.session?.values["stroke-width"] == "6")
        await eventually("an answer to the next question") {
            stage.session?.change("stroke-width", to: "8")
            return stage.ids.contains("go")
        }
    }

    private func expectToWork(_ stage: ProgramStage) async {
        await eventually("the neighbour's content") { stage.ids.contains("go") }
        _ = stage.session?.press(button: "go")
        await eventually("the neighbour's choice") { stage.host.committed == ["7"] }
        stage.close()
    }
}

extension RecordingHost {
    /// What the stroke's width was made, each time.
    var committed: [String] {
        calls.compactMap { if case .commit(let values) = $0 { values["stroke-width"]?.svg } else { nil } }
    }

    var lastCommitted: String? { committed.last }

    /// Whether something shows that is not committed.
    var isPreviewing: Bool { if case .preview? = calls.last { true } else { false } }
}
