import FoundationEssentials
import TestSupport
import Testing

@testable import PickerKit

@MainActor
struct SandboxTests {
    private static let launch = Launch(
        program: "/usr/bin/python3", arguments: ["python3", "main.py"],
        environment: ["HOME": "/home/ada", "TMPDIR": "/var/tmp", "PATH": "/usr/bin"], folder: "/pickers/a")

    private func wrapped(network: Bool) -> Launch {
        Sandbox.wrapped(Self.launch, bwrap: "/usr/bin/bwrap", bundle: "/pickers/a", network: network)
    }

    @Test func theProgramSeesTheSystemAndItsBundleReadOnly() {
        let wrapped = wrapped(network: false)
        let line = wrapped.arguments.joined(separator: " ")
        #expect(wrapped.program == "/usr/bin/bwrap")
        #expect(line.hasPrefix("bwrap --unshare-all --die-with-parent --new-session"))
        #expect(line.contains("--ro-bind /usr /usr"))
        #expect(line.contains("--tmpfs /home/ada"))
        #expect(line.contains("--ro-bind /pickers/a /pickers/a --chdir /pickers/a"))
        #expect(line.hasSuffix("-- /usr/bin/python3 main.py"))
        #expect(!line.contains(" --bind"))
        #expect(wrapped.environment["TMPDIR"] == "/tmp")
    }

    @Test(arguments: [true, false])
    func theNetworkIsSharedWhereItIsPermitted(isPermitted: Bool) {
        let arguments = wrapped(network: isPermitted).arguments
        #expect(arguments.contains("--share-net") == isPermitted)
        #expect(arguments.contains("/etc/resolv.conf") == isPermitted)
    }

    @Test func onlyWhatIsSeenInItIsOnThePath() {
        #expect(
            Sandbox.path(within: "/root/.pyenv/shims:/usr/local/bin:/usr/bin:/opt/x:/bin")
                == "/usr/local/bin:/usr/bin:/bin")
    }

    @Test func whereThereIsNoneItSaysSo() {
        let sandbox = Sandbox(path: ["/nowhere"])
        #expect(sandbox.known == nil)
        #expect(sandbox.state == .missing)
        #expect(sandbox.known == .missing)
        #expect(sandbox.wrap(Self.launch, network: false) == Self.launch)
    }

    @Test func whatMustBeConfinedIsNotStartedWhereThereIsNone() {
        func launch(mustBeConfined: Bool) throws(ProgramFault) {
            let program = ProcessPicker.Program(
                command: ["true"], folder: "/", mustBeConfined: mustBeConfined)
            _ = try program.launch(in: Sandbox(path: []), inheriting: ["PATH": "/usr/bin"])
        }
        #expect(throws: Never.self) { try launch(mustBeConfined: false) }
        #expect(throws: ProgramFault.notConfined) { try launch(mustBeConfined: true) }
    }

    @Test func oneThatCannotWorkSaysWhy() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bwrap = folder.appending(path: "bwrap").path
        try "#!/bin/sh\necho 'bwrap: no namespaces here' >&2\nexit 1\n"
            .write(toFile: bwrap, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bwrap)
        #expect(Sandbox(path: [folder.path]).state == .refused(reason: "bwrap: no namespaces here"))
    }

    nonisolated static let works = if case .works = Sandbox().state { true } else { false }

    @Test(.enabled(if: works, "bubblewrap does not work here"))
    func aProgramInItReachesNothingElse() async {
        let stage = ProgramStage(["python3", "prying.py"], sandbox: Sandbox(), folder: ProgramStage.programs)
        stage.open()
        await eventually("its report") { stage.text.contains("done") }
        #expect(stage.text == "home: empty, bundle: read-only, network: none, others: none, done")
        stage.close()
        await eventually("its end", every: .milliseconds(100)) {
            stage.health.running == 0 && stage.alive.isEmpty
        }
    }

    @Test(
        .enabled(if: works, "bubblewrap does not work here"),
        arguments: FaultTests.faults.filter {
            ["./segfaults", "./forks", "./ignores-term"].contains($0.program)
        })
    func whatGoesWrongInItIsContainedAsWell(fault: Fault) async {
        let stage = ProgramStage([fault.program], limits: fault.limits, sandbox: Sandbox())
        stage.open()
        await eventually("its content") { stage.ids.contains("go") }
        _ = stage.session?.press(button: "go")
        await eventually("\(fault.code)") { stage.health.lastProblem?.code == fault.code }
        stage.close()
        await eventually("nothing of it alive", every: .milliseconds(100)) {
            stage.health.running == 0 && stage.alive.isEmpty
        }
    }
}
