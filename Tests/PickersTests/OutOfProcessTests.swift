import FoundationEssentials
import PickerKit
import Pickers
import TestSupport
import Testing

/// A built-in picker in a program of its own shows and does what it does in this process.
@MainActor
struct OutOfProcessTests {
    /// A picker in this process and the same in a program, each with a host of its own.
    private struct Pair {
        let hosts: [RecordingHost]
        let sessions: [PickerSession]

        @MainActor var screens: [Screen] { sessions.map(\.screen.settled) }
    }

    private func pair(_ id: String) throws -> Pair {
        let picker = try #require(BuiltInPickers.all.first { $0.descriptor.id == id })
        let supervisor = PickerSupervisor(
            sandbox: Sandbox(path: []), kept: KeptState(folder: nil),
            environment: ProcessInfo.processInfo.environment, limits: limits)
        let program = ProcessPicker(
            picker.descriptor,
            program: .init(command: [Self.program, id], folder: FileManager.default.temporaryDirectory.path),
            supervisor: supervisor)
        let hosts = [RecordingHost(WireTests.facts), RecordingHost(WireTests.facts)]
        let sessions = zip([picker, program], hosts).map { PickerSession($0, host: $1) }
        return Pair(hosts: hosts, sessions: sessions)
    }

    private var limits: ProcessLimits {
        var limits = ProcessLimits()
        limits.answer = .seconds(60)
        return limits
    }

    /// Beside the tests, whoever runs them.
    static let program: String = {
        let arguments = CommandLine.arguments
        let bundle = arguments.firstIndex(of: "--test-bundle-path").flatMap {
            arguments.dropFirst($0 + 1).first
        }
        return URL(filePath: bundle ?? "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "PickerProgram").path
    }()

    private func expectTheSame(_ pair: Pair, _ what: Comment) async {
        await eventually(what) { pair.screens[0] == pair.screens[1] }
        #expect(pair.screens[1] == pair.screens[0], what)
    }

    @Test(arguments: BuiltInPickers.all.map(\.descriptor.id))
    func itShowsTheSame(id: String) async throws {
        let pair = try pair(id)
        await expectTheSame(pair, "at first")
        for screen in ["custom", "faces", "new"] where pair.sessions[0].push(screen) {
            _ = pair.sessions[1].push(screen)
            await expectTheSame(pair, "on the screen \(screen)")
            for session in pair.sessions { session.pop() }
        }
        for session in pair.sessions { session.cancel() }
    }

    @Test func strokeWidthDoesTheSame() async throws {
        let pair = try pair("dev.daub.stroke-width")
        await expectTheSame(pair, "at first")
        for value in ["5", "12.5", "300", "8"] as [AttributeValue] {
            for session in pair.sessions { session.change("stroke-width", to: value) }
            await expectTheSame(pair, "at \(value.svg)")
        }
        for session in pair.sessions {
            _ = session.choose("3", for: "stroke-width")
            session.commit()
        }
        #expect(pair.hosts[1].log == pair.hosts[0].log)
        #expect(pair.hosts[0].log.last == "commit stroke-width: 3")
    }

    @Test func aPressDoesTheSame() async throws {
        let pair = try pair("dev.daub.filter")
        await expectTheSame(pair, "at first")
        for session in pair.sessions { _ = session.press(button: "reset") }
        await eventually("the same log") { pair.hosts[1].log == pair.hosts[0].log }
        #expect(pair.hosts[1].log == pair.hosts[0].log)
        #expect(!pair.hosts[0].log.isEmpty)
        for session in pair.sessions { session.commit() }
    }
}

@MainActor
private final class RecordingHost: AttributeHost {
    private let facts: [Fact: [String]]
    private(set) var log: [String] = []

    init(_ facts: [Fact: [String]]) { self.facts = facts }

    func values(of attributes: [Attribute]) -> AttributeValues { AttributeValues() }
    func preview(_ values: [Attribute: AttributeValue]) { log.append("preview \(spelled(values))") }
    func commit(_ values: [Attribute: AttributeValue]) { log.append("commit \(spelled(values))") }
    func cancelPreview() { log.append("cancel") }
    func knownFacts(_ facts: [Fact]) -> [Fact: [String]] { self.facts }

    private func spelled(_ values: [Attribute: AttributeValue]) -> String {
        values.map { "\($0.rawValue): \($1.svg)" }.sorted().joined(separator: ", ")
    }
}
