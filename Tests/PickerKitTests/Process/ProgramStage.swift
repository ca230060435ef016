import FoundationEssentials
import Testing

@testable import PickerKit

/// A person with a program's popover open, and a document that remembers what was done to it.
@MainActor
final class ProgramStage {
    let host = RecordingHost(AttributeValues(["stroke-width": "3"]))
    let supervisor: PickerSupervisor
    let picker: ProcessPicker
    /// The home of the programs of this stage alone: what of them is alive is found by it.
    let home: String
    private(set) var session: PickerSession?
    private(set) var isFinished = false
    private(set) var changes = 0

    init(
        _ command: [String], limits: ProcessLimits = .patient, sandbox: Sandbox = Sandbox(path: []),
        folder: String = faults, commit: PickerDescriptor.CommitPolicy = .live,
        facts: [Fact] = [], now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
    ) {
        home = FileManager.default.temporaryDirectory.appending(path: "daub-\(UUID().uuidString)").path
        supervisor = PickerSupervisor(
            sandbox: sandbox, kept: KeptState(folder: home + "/state"),
            environment: ["PATH": "/usr/bin:/bin", "HOME": home], languages: ["en"], limits: limits, now: now)
        picker = ProcessPicker(
            PickerDescriptor(
                id: "org.example.fault", title: "Fault", summary: "", icon: "fault", slot: .canvas, order: 0,
                attributes: [
                    AttributeDeclaration("stroke-width", .number(minimum: 0, maximum: 20), default: "2")
                ], facts: facts, commit: commit),
            program: ProcessPicker.Program(command: command, folder: folder), supervisor: supervisor)
    }

    deinit { try? FileManager.default.removeItem(atPath: home) }

    func open() {
        let session = PickerSession(picker, host: host)
        // As a popover does.
        session.onChange = { [weak self] in
            self?.changes += 1
            _ = self?.screen
        }
        session.onFinish = { [weak self] in self?.isFinished = true }
        self.session = session
        _ = session.screen
    }

    func close() {
        session?.commit()
        session = nil
    }

    var screen: Screen { session?.screen ?? Screen(title: "", controls: []) }
    var ids: [String] { screen.controls.map(\.id) }
    /// Every sentence that shows.
    var text: String {
        screen.controls.compactMap { if case .note(let note) = $0 { note.text } else { nil } }
            .joined(separator: "\n")
    }
    var conversation: ProcessConversation? { session?.conversation as? ProcessConversation }
    var health: PickerSupervisor.Health { supervisor.health(of: picker.descriptor.id) }

    /// The programs of this stage that are alive, by their numbers.
    var alive: [String] {
        let mark = "HOME=\(home)"
        return ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).filter { entry in
            guard entry.first?.isNumber == true,
                let environment = FileManager.default.contents(atPath: "/proc/\(entry)/environ")
            else { return false }
            return environment.split(separator: 0).contains { String(decoding: $0, as: UTF8.self) == mark }
        }
    }

    /// Where the programs are that do all that they should.
    nonisolated static let programs = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../PickerPrograms").standardized.path

    /// Where the programs are that go wrong.
    nonisolated static let faults = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Faults").standardized.path
}
