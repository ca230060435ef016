import Foundation
import Testing

@testable import Library

@Suite struct AutosaveTests {
    let folder: TemporaryFolder
    let clock = ManualClock()
    let session: DrawingSession
    let autosave: Autosave<ManualClock>

    init() throws {
        folder = try TemporaryFolder()
        session = DrawingSession(OpenDrawing(newAt: folder.file("a.svg")))
        autosave = Autosave(session, clock: clock)
    }

    func change(_ text: String) { autosave.changed { Data(text: text) } }

    /// Returns once the session has saved; the change must have been noted before.
    func saved() async {
        for await state in session.states() where state == .saved { return }
    }

    @Test func savesOnceItIsLeftAloneForASecond() async throws {
        change("one")
        await clock.sleeper(until: .seconds(1))
        clock.advance(by: .milliseconds(999))
        #expect(session.state == .unsaved)
        clock.advance(by: .milliseconds(1))
        await saved()
        #expect(try folder.text(of: "a.svg") == "one")
        #expect(!clock.isAnyoneAsleep)
    }

    @Test func eachChangePutsTheSaveOff() async throws {
        change("one")
        await clock.sleeper(until: .seconds(1))
        clock.advance(by: .milliseconds(900))
        change("two")
        clock.advance(by: .milliseconds(900))
        await clock.sleeper(until: .milliseconds(1900))
        #expect(session.state == .unsaved)
        clock.advance(by: .milliseconds(100))
        await saved()
        #expect(try folder.text(of: "a.svg") == "two")
    }

    @Test func noChangeWaitsLongerThanTenSeconds() async throws {
        for number in 0...11 {
            change("\(number)")
            clock.advance(by: .milliseconds(number < 11 ? 900 : 50))
        }
        await clock.sleeper(until: .seconds(10))
        #expect(session.state == .unsaved)
        clock.advance(by: .milliseconds(50))
        await saved()
        #expect(try folder.text(of: "a.svg") == "11")
    }

    @Test func flushSavesAtOnceAndWaits() async throws {
        change("one")
        await clock.sleeper(until: .seconds(1))
        #expect(await autosave.flush() == .saved)
        #expect(try folder.text(of: "a.svg") == "one")
        #expect(!clock.isAnyoneAsleep)
    }

    @Test func flushWithoutAChangeWritesNothing() async throws {
        #expect(await autosave.flush() == .saved)
        #expect(try folder.names().isEmpty)
    }

    @Test func savesAgainAfterTheNextChange() async throws {
        change("one")
        await autosave.flush()
        change("two")
        await clock.sleeper(until: .seconds(1))
        clock.advance(by: .seconds(1))
        await saved()
        #expect(try folder.text(of: "a.svg") == "two")
    }

    @Test func nobodySleepsOnceItIsGone() async throws {
        var autosave: Autosave<ManualClock>? = Autosave(session, clock: clock)
        autosave?.changed { Data(text: "one") }
        await clock.sleeper(until: .seconds(1))
        autosave = nil
        #expect(!clock.isAnyoneAsleep)
    }

    @Test func keepingMineSavesOverTheirs() async throws {
        change("one")
        await autosave.flush()
        try folder.put("theirs", at: "a.svg")
        change("two")
        let asked = await autosave.flush()
        #expect(asked == .changedOnDisk(.changedOnDisk(path: folder.file("a.svg").path)))
        #expect(await autosave.keepMine { Data(text: "mine") } == .saved)
        #expect(try folder.text(of: "a.svg") == "mine")
    }
}
