import FoundationEssentials
import TestSupport
import Testing

@testable import PickerKit

/// What a program can do, through a session as a popover has it. The program is in Python, with the module that
/// authors get.
@MainActor
struct ProcessPickerTests {
    private func stage(
        _ commit: PickerDescriptor.CommitPolicy = .live, limits: ProcessLimits = .patient, facts: [Fact] = []
    ) -> ProgramStage {
        ProgramStage(
            ["python3", "everything.py"], limits: limits, folder: ProgramStage.programs, commit: commit,
            facts: facts)
    }

    private func opened(_ stage: ProgramStage) async throws -> PickerSession {
        stage.open()
        await eventually("its content") { stage.ids.contains("go") }
        return try #require(stage.session)
    }

    private func says(_ stage: ProgramStage, _ id: String = "says") -> String? {
        for case .note(let note) in stage.screen.controls where note.id == id { return note.text }
        return nil
    }

    private func rows(_ stage: ProgramStage) -> Rows {
        for case .list(let list) in stage.screen.controls { return list.rows }
        return Rows([])
    }

    // MARK: Asking and answering

    @Test func itIsStartedWhenItIsOpenedAndEndedWhenItIsClosed() async throws {
        let stage = stage()
        #expect(stage.alive.isEmpty)
        _ = try await opened(stage)
        #expect(stage.screen.title == "Everything")
        #expect(stage.alive.count == 1)
        #expect(stage.health.running == 1)
        stage.close()
        await eventually("its end", every: .milliseconds(100)) {
            stage.alive.isEmpty && stage.health.running == 0
        }
        #expect(stage.health.problems == [])
    }

    @Test func theContentFollowsTheValues() async throws {
        let stage = stage()
        let session = try await opened(stage)
        #expect(says(stage) == "3  0 en")
        session.change("stroke-width", to: "4")
        await eventually("the new value") { says(stage) == "4  0 en" }
        #expect(rows(stage).map(\.isChecked) == [false, false, false])
        session.change("stroke-width", to: "2")
        // What the description leaves to the host needs no answer.
        #expect(rows(stage).map(\.isChecked) == [false, false, true])
    }

    @Test func manyChangesAreNotAskedForOneByOne() async throws {
        let stage = stage()
        let session = try await opened(stage)
        for step in 0...200 {
            session.change("stroke-width", to: .number(Double(step % 20) + 0.5))
            _ = stage.screen
        }
        await eventually("the last value") { says(stage)?.hasPrefix("0.5 ") == true }
        #expect(stage.changes < 20)
    }

    @Test func aSearchFilters() async throws {
        let stage = stage()
        let session = try await opened(stage)
        session.remember("w 1", as: "search")
        await eventually("the words") { says(stage) == "3 w 1 0 en" }
        #expect(rows(stage).map(\.title) == ["Row 1"])
    }

    @Test func manyRowsComeInPieces() async throws {
        let stage = stage()
        let session = try await opened(stage)
        session.remember("5200", as: "count")
        await eventually("all rows") { rows(stage).count == 5200 }
        #expect(rows(stage).last?.title == "Row 5199")
    }

    @Test func factsAreTold() async throws {
        let stage = stage(facts: [.drawingColors])
        stage.host.facts = [.drawingColors: ["#123456", "#abcdef"]]
        _ = try await opened(stage)
        await eventually("the facts") { says(stage, "facts") == "#123456 #abcdef" }
    }

    @Test func anAnswerThatWasTakenBackIsDropped() async throws {
        let stage = ProgramStage(["./answers-cancelled"])
        let session = try await opened(stage)
        for value in ["4", "5"] as [AttributeValue] {
            session.change("stroke-width", to: value)
            _ = stage.screen
        }
        await eventually("that it is said") { stage.health.problems.map(\.code) == [.cancelledToken] }
        await eventually("the answer to the last question") { stage.conversation?.book.isWaiting == false }
        #expect(stage.ids.contains("go") && !stage.text.contains("stale"))
        stage.close()
    }

    // MARK: Screens and buttons

    @Test func screensArePushedAndWhatIsNoneIsLeft() async throws {
        let stage = stage()
        let session = try await opened(stage)
        #expect(session.push("more"))
        await eventually("the other screen") { stage.screen.title == "More" }
        #expect(session.pop())
        #expect(stage.screen.title == "Everything")
        // That there is none comes later than the push.
        _ = session.push("nowhere")
        await eventually("the first screen again") {
            session.path.isEmpty && stage.screen.title == "Everything"
        }
        #expect(!session.push("nowhere"))
    }

    @Test func aPressDoesWhatTheProgramSays() async throws {
        let stage = stage()
        let session = try await opened(stage)
        #expect(!session.press(button: "go"))
        await eventually("the pushed screen") { session.path == ["more"] && says(stage) == "9" }
        #expect(stage.host.calls.last == .preview(["stroke-width": "9"]))
        #expect(!stage.isFinished)
        session.pop()
        await eventually("the remembered count") { rows(stage).count == 2600 }
        await eventually("what it printed") { stage.conversation?.errorText == "pressed\n" }
    }

    @Test func aPressClosesWhereTheProgramSaysSo() async throws {
        let stage = stage(.onSelect)
        let session = try await opened(stage)
        #expect(!session.press(button: "note"))
        await eventually("the end") { stage.isFinished }
        #expect(stage.host.committed == ["11"])
    }

    @Test func itMayActUnasked() async throws {
        let stage = stage()
        let session = try await opened(stage)
        _ = session.press(button: "double")
        await eventually("its choice") { stage.host.committed == ["6"] }
    }

    @Test func whatItKeepsIsThereTheNextTime() async throws {
        let stage = stage()
        let session = try await opened(stage)
        _ = session.press(button: "go")
        let file = stage.home + "/state/org.example.fault.json"
        await eventually("the file") { FileManager.default.fileExists(atPath: file) }
        stage.close()
        _ = try await opened(stage)
        await eventually("what was kept") { says(stage) == "3  1 en" }
    }

    // MARK: Waiting and failing

    @Test func whatTakesLongIsWaitedFor() async throws {
        let stage = ProgramStage(["./hangs-when-asked"])
        stage.open()
        #expect(stage.screen == Screen(title: "Fault", controls: []))
        await eventually("the sign") { stage.ids == [HostControl.waiting] }
        stage.close()
    }

    @Test func itCanBeRestarted() async throws {
        let stage = ProgramStage(["./exits-when-pressed"])
        stage.open()
        await eventually("its content") { stage.ids.contains("go") }
        _ = stage.session?.press(button: "go")
        await eventually("what it wrote") { stage.ids.contains(HostControl.errors) }
        stage.session?.remember("open", as: HostControl.errors)
        #expect(stage.screen.controls.description.contains("Traceback: out of ink"))
        _ = stage.session?.press(button: HostControl.restart)
        await eventually("its content again") { stage.ids.contains("go") }
        stage.close()
        await eventually("its end") { stage.health.running == 0 }
    }

    @Test func theHostIsAskedToDisableIt() async throws {
        let stage = ProgramStage(["./exits-at-once"])
        stage.open()
        await eventually("its failure") { stage.ids.contains(HostControl.disable) }
        #expect(stage.session?.press(button: HostControl.disable) == true)
        await eventually("the request") { stage.host.requests == ["picker.disable org.example.fault"] }
    }

    @Test func threeCrashesSuspendIt() async throws {
        let stage = ProgramStage(["./exits-at-once"])
        for count in 1...3 {
            stage.open()
            await eventually("crash \(count)") {
                stage.health.problems.count == count && stage.health.running == 0
            }
            stage.close()
        }
        #expect(stage.health.isSuspended)
        stage.open()
        #expect(stage.ids.first == HostControl.failure)
        #expect(stage.text.contains("PK080"))
        #expect(stage.health.running == 0)
        _ = stage.session?.press(button: HostControl.restart)
        #expect(!stage.health.isSuspended)
        await eventually("a fourth crash") { stage.health.problems.count == 4 }
        #expect(!stage.health.isSuspended)
    }

    @Test func crashesLongAgoAreForgotten() async throws {
        let start = ContinuousClock.now
        let clock = ManualNow(start)
        let stage = ProgramStage(["./exits-at-once"]) { clock.now }
        for count in 1...4 {
            stage.open()
            await eventually("crash \(count)") { stage.health.problems.count == count }
            stage.close()
            clock.now = start + .seconds(200 * count)
        }
        #expect(!stage.health.isSuspended)
    }
}

@MainActor
private final class ManualNow {
    var now: ContinuousClock.Instant
    init(_ now: ContinuousClock.Instant) { self.now = now }
}
