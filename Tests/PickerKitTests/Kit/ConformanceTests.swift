import FoundationEssentials
import Glibc
import Testing

@testable import PickerKit

/// The checks of `daub picker test`: good pickers pass them, and bad ones do not.
@MainActor
struct ConformanceTests {
    @Test(arguments: ShippedBundlesTests.examples) func anExampleConforms(folder: String) async throws {
        try await expectConformance(of: folder)
    }

    @Test(arguments: ["list", "slider", "grid", "form", "stamps", "python", "shell"])
    func aTemplateConforms(kind: String) async throws {
        let template = "\(ShippedBundlesTests.resources)/PickerTemplates/\(kind)"
        var files: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: template) where name != "__pycache__"
        {
            let data = try Data(contentsOf: URL(filePath: "\(template)/\(name)"))
            files[name] = String(decoding: data, as: UTF8.self)
                .replacing("@ID@", with: "org.example.thing").replacing("@TITLE@", with: "Thing")
        }
        let bundle = try Bundle(nil, files: files)
        try await expectConformance(of: bundle.folder)
        withExtendedLifetime(bundle) {}
    }

    @Test func theModuleForPythonIsTheSameEverywhere() throws {
        func module(_ folder: String) throws -> Data {
            try Data(contentsOf: URL(filePath: "\(ShippedBundlesTests.resources)/\(folder)/daub_picker.py"))
        }
        #expect(try module("PickerTemplates/python") == module("Pickers/dev.daub.picture-colors"))
    }

    // MARK: What is wrong

    private func result(
        _ check: ConformanceCheck, of program: String, _ more: String = "",
        within limit: Duration = .seconds(4)
    ) async throws -> ConformanceResult {
        let manifest = """
            {"id": "org.example.thing", "name": "Thing", "attributes": ["stroke"], "exec": ["sh", "main.sh"]\(more)}
            """
        let bundle = try Bundle(manifest, files: ["main.sh": program])
        defer { withExtendedLifetime(bundle) {} }
        var limits = ProcessLimits()
        // Short, for here it is waited for what never comes; long enough to start a shell on a busy machine.
        limits.answer = limit
        return await ConformanceRun(of: bundle.folder, seed: 1, limits: limits, languages: ["en"]).perform(
            check)
    }

    /// A program in shell that answers as it should, but for what is put in its place.
    private static func program(
        content: String =
            "'{\"type\":\"content\",\"token\":%s,\"title\":\"T\",\"controls\":[{\"type\":\"note\",\"text\":\"x\"}]}\\n' \"$token\"",
        bye: String = "exit 0", unknown: String = ":"
    ) -> String {
        """
        while IFS= read -r line; do
            token=$(printf '%s' "$line" | sed -n 's/.*"token": *\\([0-9]*\\).*/\\1/p')
            case $line in
                *'"type":"hello"'*) printf '{"type":"ready","api":1}\\n' ;;
                *'"screen":"no"'*) printf '{"type":"content","token":%s,"none":true}\n' "$token" ;;
                *'"type":"content"'*) printf \(content) ;;
                *'"type":"bye"'*) \(bye) ;;
                *'"type":"x-'*) \(unknown) ;;
            esac
        done
        """
    }

    @Test func aGoodProgramPassesWhatTheBadOnesFail() async throws {
        for check in [ConformanceCheck.opens, .unknown, .bye, .cancel] {
            let result = try await result(check, of: Self.program(), within: .seconds(60))
            #expect(result.outcome == .pass, "\(check): \(result.detail)")
        }
    }

    @Test func aProgramThatWritesOnFails() async throws {
        let late = Self.program(bye: "printf '{\"type\":\"changed\"}\\n'; exit 0")
        #expect(try await result(.bye, of: late).outcome == .fail)
    }

    @Test func aProgramThatEndsWithAnErrorWarns() async throws {
        #expect(try await result(.bye, of: Self.program(bye: "exit 3")).outcome == .warn)
    }

    @Test func aProgramThatStaysFails() async throws {
        let stays = Self.program(bye: "trap '' TERM; exec sleep 600")
        #expect(try await result(.bye, of: stays).outcome == .fail)
    }

    @Test func aProgramThatDiesOfWhatItDoesNotKnowFails() async throws {
        #expect(try await result(.unknown, of: Self.program(unknown: "exit 1")).outcome == .fail)
    }

    @Test func aProgramThatShowsNothingFails() async throws {
        let empty = Self.program(
            content: "'{\"type\":\"content\",\"token\":%s,\"title\":\"T\",\"controls\":[]}\\n' \"$token\"")
        #expect(try await result(.opens, of: empty).outcome == .fail)
    }

    @Test func aLinkToNowhereFails() async throws {
        let link = Self.program(
            content: """
                '{"type":"content","token":%s,"title":"T","controls":[{"type":"link","title":"L","screen":"no"}]}\\n' "$token"
                """)
        #expect(try await result(.screens, of: link).outcome == .fail)
    }

    @Test func aDeadProgramFails() async throws {
        #expect(try await result(.opens, of: "exit 1").outcome == .fail)
    }

    @Test func aWrongManifestFailsItsCheckAndSkipsTheOthers() async throws {
        let bundle = try Bundle("{}")
        defer { withExtendedLifetime(bundle) {} }
        let run = ConformanceRun(of: bundle.folder, seed: 1, languages: ["en"])
        #expect(await run.perform(.manifest).outcome == .fail)
        #expect(await run.perform(.fuzz).outcome == .skip)
    }

    @Test func theSameSeedThrowsTheSame() {
        var (a, b, c) = (Dice(seed: 5), Dice(seed: 5), Dice(seed: 6))
        let (first, second, third) = (0..<20).map { _ in (a.next(), b.next(), c.next()) }
            .reduce(into: ([UInt64](), [UInt64](), [UInt64]())) {
                $0.0.append($1.0)
                $0.1.append($1.1)
                $0.2.append($1.2)
            }
        #expect(first == second)
        #expect(first != third)
    }

    // MARK: In a process of its own

    private func suite(_ script: String, within limit: Duration = .seconds(60)) -> ConformanceResult {
        ConformanceSuite(within: limit) { _ in ["/bin/sh", "-c", script] }.run(.opens)
    }

    @Test func theResultOfACheckIsRead() {
        let line = ConformanceResult(.opens, .warn, "a “detail”").json.line
        #expect(suite("cat <<'END'\nnoise\n\(line)\nEND") == ConformanceResult(.opens, .warn, "a “detail”"))
    }

    @Test func aCheckThatCrashesIsSaidToBe() {
        let result = suite("echo trouble >&2; kill -SEGV $$")
        #expect(result.outcome == .crash)
        #expect(result.detail.contains("11") && result.detail.contains("trouble"))
    }

    @Test func aCheckThatEndsWithoutAResultCrashed() { #expect(suite("exit 3").outcome == .crash) }

    @Test func aCheckThatTakesTooLongFails() {
        let result = suite("sleep 600", within: .milliseconds(200))
        #expect(result.outcome == .fail)
    }
}
