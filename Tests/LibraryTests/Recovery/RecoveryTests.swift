import Foundation
import Synchronization
import Testing

@testable import Library

@Suite struct RecoveryTests {
    let folder: TemporaryFolder
    let file: URL
    let time = Date(timeIntervalSince1970: 1_000_000)

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.put("before", at: "a.svg")
    }

    func recovery() -> Recovery {
        Recovery(folder: folder.folder("recovery")) { [time] in time }
    }

    func session(_ recovery: Recovery, _ drawing: OpenDrawing? = nil) throws -> DrawingSession {
        let file = try drawing ?? OpenDrawing.load(file) { (_: Data) in }.file
        let journal = try recovery.journal(for: file) { Issue.record("not kept: \($0)") }
        return DrawingSession(file, journal: journal)
    }

    /// Makes a change that is never saved, in a Daub that is gone when this returns.
    func crash(after text: String, _ file: OpenDrawing? = nil) async throws {
        let session = try session(recovery(), file)
        _ = session.record { Data(text: text) }
        await session.settled()
    }

    @Test func aChangeOutlivesACrash() async throws {
        try await crash(after: "change")
        let recovery = recovery()
        let (pending, problems) = try recovery.pending()
        #expect(problems.isEmpty)
        let found = try #require(pending.first)
        #expect(pending.count == 1)
        #expect(found.url.path == file.path)
        #expect(found.time == time)
        #expect(!found.isFileChanged)
        #expect(try recovery.bytes(of: found) == Data(text: "change"))
        try recovery.discard(found)
        #expect(try recovery.pending().pending.isEmpty)
        #expect(try folder.names(in: "recovery").isEmpty)
    }

    @Test func aChangeOutlivesBeingKilled() async throws {
        let (file, state) = (file.path, folder.folder("recovery").path)
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [file = file as String, state = state as String] in
            let recovery = Recovery(folder: URL(filePath: state), now: Date.init)
            let file = try OpenDrawing.load(URL(filePath: file)) { (_: Data) in }.file
            let session = DrawingSession(file, journal: try recovery.journal(for: file) { _ in })
            _ = session.record { Data("change".utf8) }
            await session.settled()
            kill(getpid(), SIGKILL)
        }
        let recovery = recovery()
        let found = try #require(try recovery.pending().pending.first)
        #expect(try recovery.bytes(of: found) == Data(text: "change"))
    }

    @Test func theNewestChangeIsKept() async throws {
        let session = try session(recovery())
        for number in 1...50 { _ = session.record { Data(text: "\(number)") } }
        await session.settled()
        let kept = try folder.names(in: "recovery").filter { $0.hasSuffix(Recovery.suffix) }
        #expect(kept.count == 1)
        #expect(try folder.text(of: "recovery/\(kept[0])").hasSuffix("\n50"))
    }

    @Test func aDraftOutlivesACrash() async throws {
        do {
            let session = try session(recovery())
            session.draft { Data(text: "half a word") }
            await session.settled()
            #expect(session.state == .saved)
        }
        let recovery = recovery()
        let found = try #require(try recovery.pending().pending.first)
        #expect(try recovery.bytes(of: found) == Data(text: "half a word"))
    }

    @Test func aDraftOutlivesTheSavingOfWhatWasBefore() async throws {
        let session = try session(recovery())
        let change = session.record { Data(text: "change") }
        session.draft { Data(text: "change, half a word") }
        session.save(change)
        #expect(await session.settled() == .saved)
        #expect(try folder.text(of: "a.svg") == "change")
        #expect(try kept().map { try folder.text(of: $0).hasSuffix("\nchange, half a word") } == [true])
    }

    @Test(arguments: [true, false]) func nothingIsKeptOfADraftThatEnded(isSaved: Bool) async throws {
        let session = try session(recovery())
        session.draft { Data(text: "half a word") }
        await session.settled()
        #expect(try kept().count == 1)
        if isSaved { session.save(session.record { Data(text: "a word") }) }
        session.endDraft()
        #expect(await session.settled() == .saved)
        #expect(try kept().isEmpty)
    }

    @Test func anAbandonedDraftIsNotKept() async throws {
        let session = try session(recovery())
        session.draft { Data(text: "half a word") }
        session.abandon()
        await session.settled()
        #expect(try kept().isEmpty)
    }

    /// The recovery files that there are.
    func kept() throws -> [String] {
        try folder.names(in: "recovery").filter { $0.hasSuffix(Recovery.suffix) }.map { "recovery/\($0)" }
    }

    @Test func aSavedChangeIsNotKept() async throws {
        let session = try session(recovery())
        session.save(session.record { Data(text: "change") })
        #expect(await session.settled() == .saved)
        #expect(try folder.names(in: "recovery").allSatisfy { $0.hasSuffix(RecoveryOwner.suffix) })
    }

    @Test func aChangeAfterTheSaveIsKept() async throws {
        let session = try session(recovery())
        let (first, _) = (session.record { Data(text: "one") }, session.record { Data(text: "two") })
        session.save(first)
        #expect(await session.settled() == .unsaved)
        let kept = try folder.names(in: "recovery").filter { $0.hasSuffix(Recovery.suffix) }
        #expect(try folder.text(of: "recovery/\(try #require(kept.first))").hasSuffix("\ntwo"))
    }

    @Test func aChangeThatCannotBeSavedIsKept() async throws {
        try await crash(after: "change", OpenDrawing(newAt: folder.file("gone/b.svg")))
        let found = try #require(try recovery().pending().pending.first)
        #expect(found.url.path == folder.file("gone/b.svg").path)
    }

    @Test func whatTheFileHoldsAlreadyIsNotOffered() async throws {
        try await crash(after: "change")
        try folder.put("change", at: "a.svg")
        #expect(try recovery().pending().pending.isEmpty)
        #expect(try folder.names(in: "recovery").isEmpty)
    }

    @Test func aFileWrittenSinceIsOfferedWithAWarning() async throws {
        try await crash(after: "change")
        try folder.put("theirs", at: "a.svg")
        #expect(try recovery().pending().pending.map(\.isFileChanged) == [true])
    }

    @Test func openingAndSavingTheOriginalKeepsTheOffer() async throws {
        try await crash(after: "change")
        do {
            let session = try session(recovery())
            session.save(session.record { Data(text: "something else") })
            #expect(await session.settled() == .saved)
        }
        let recovery = recovery()
        let found = try #require(try recovery.pending().pending.first)
        #expect(try recovery.bytes(of: found) == Data(text: "change"))
    }

    @Test func aDrawingOpenedTwiceKeepsBothChanges() async throws {
        do {
            let recovery = recovery()
            for text in ["first", "second"] {
                let session = try session(recovery)
                _ = session.record { Data(text: text) }
                await session.settled()
            }
        }
        let recovery = recovery()
        let kept = try recovery.pending().pending.map { try recovery.bytes(of: $0) }
        #expect(Set(kept) == [Data(text: "first"), Data(text: "second")])
    }

    @Test func aRunningDaubsChangesAreItsOwn() async throws {
        let session = try session(recovery())
        _ = session.record { Data(text: "change") }
        await session.settled()
        #expect(try recovery().pending().pending.isEmpty)
        #expect(try folder.names(in: "recovery").count == 2)
        withExtendedLifetime(session) {}
    }

    @Test func aDamagedSnapshotHidesNoOther() async throws {
        try await crash(after: "change")
        for (name, text) in [("x", ""), ("y", "{}\n"), ("z", "no header")] {
            try folder.put(text, at: "recovery/\(name).gone\(Recovery.suffix)")
        }
        let (pending, problems) = try recovery().pending()
        #expect(pending.count == 1)
        #expect(problems.count == 3)
        for problem in problems {
            guard case .brokenRecovery = problem else { Issue.record("\(problem)"); continue }
        }
    }

    @Test func withoutAFolderNothingIsPending() throws {
        #expect(try recovery().pending().pending.isEmpty)
    }

    @Test func aFileInPlaceOfTheFolderIsAnError() throws {
        try folder.put("", at: "recovery")
        let error = try #require(throws: LibraryError.self) { try session(recovery()) }
        guard case .folderNotCreated = error else { Issue.record("\(error)"); return }
    }

    @Test func aSnapshotThatCannotBeKeptIsReported() async throws {
        let reports = Mutex<[LibraryError]>([])
        let recovery = recovery()
        let drawing = OpenDrawing(newAt: folder.file("b.svg"))
        let journal = try recovery.journal(for: drawing) { error in reports.withLock { $0.append(error) } }
        try FileManager.default.removeItem(at: folder.folder("recovery"))
        let session = DrawingSession(drawing, journal: journal)
        session.save(session.record { Data(text: "change") })
        #expect(await session.settled() == .saved)
        #expect(reports.withLock { !$0.isEmpty })
    }
}
