import Dispatch
import Foundation
import Sketch
import Synchronization
import Testing

@testable import Library

@Suite struct DrawingSessionTests {
    let folder: TemporaryFolder
    let session: DrawingSession

    init() throws {
        folder = try TemporaryFolder()
        session = DrawingSession(OpenDrawing(newAt: folder.file("a.svg")))
    }

    func change(_ text: String) -> Snapshot { session.record { Data(text: text) } }

    @Test func aChangeIsUnsavedUntilItIsSaved() async throws {
        #expect(session.state == .saved)
        let snapshot = change("one")
        #expect(session.state == .unsaved)
        session.save(snapshot)
        #expect(await session.settled() == .saved)
        #expect(try folder.text(of: "a.svg") == "one")
    }

    @Test func everyStateIsReportedInOrder() async throws {
        var states = session.states().makeAsyncIterator()
        session.save(change("one"))
        var seen: [SaveState] = []
        while seen.count < 4, let state = await states.next() { seen.append(state) }
        #expect(seen == [.saved, .unsaved, .saving, .saved])
    }

    @Test func theStatesEndWithTheSession() async throws {
        var session: DrawingSession? = DrawingSession(OpenDrawing(newAt: folder.file("b.svg")))
        let states = try #require(session?.states())
        session = nil
        var count = 0
        for await _ in states { count += 1 }
        #expect(count == 1)
    }

    @Test func ofThoseThatWaitOnlyTheNewestIsSaved() async throws {
        let gate = DispatchSemaphore(value: 0)
        let (began, start) = AsyncStream<Void>.makeStream()
        let written = Mutex<[Int]>([])
        for number in 1...9 {
            let snapshot = session.record {
                if number == 1 {
                    start.finish()
                    gate.wait()
                }
                written.withLock { $0.append(number) }
                return Data(text: "\(number)")
            }
            session.save(snapshot)
            if number == 1 { for await _ in began {} }
        }
        gate.signal()
        #expect(await session.settled() == .saved)
        #expect(written.withLock { $0 } == [1, 9])
        #expect(try folder.text(of: "a.svg") == "9")
    }

    @Test func savesFromManyThreadsNeverOverlapNorReorder() async throws {
        let (session, log) = (session, WriteLog())
        let newest = await withTaskGroup { group in
            for task in 0..<8 {
                group.addTask {
                    var last = (number: 0, text: "")
                    for step in 0..<40 {
                        let snapshot = session.record { log.write(task: task, step: step) }
                        session.save(snapshot)
                        last = (snapshot.number, "\(task)-\(step)")
                    }
                    return last
                }
            }
            return await group.reduce((0, "")) { $0.0 > $1.number ? $0 : $1 }
        }
        #expect(await session.settled() == .saved)
        #expect(newest.0 == 320)
        #expect(try folder.text(of: "a.svg") == newest.1)
        #expect(!log.didOverlap)
        for steps in log.steps.values { #expect(steps == steps.sorted()) }
    }

    @Test func anOlderSnapshotThatComesLateUndoesNothing() async throws {
        let (older, newer) = (change("older"), change("newer"))
        session.save(newer)
        await session.settled()
        session.save(older)
        #expect(await session.settled() == .saved)
        #expect(try folder.text(of: "a.svg") == "newer")
    }

    @Test func anotherProgramsChangeIsAskedAboutAndKept() async throws {
        session.save(change("one"))
        await session.settled()
        try folder.put("theirs", at: "a.svg")
        session.checkDisk()
        let changed = SaveState.changedOnDisk(.changedOnDisk(path: folder.file("a.svg").path))
        #expect(await session.settled() == changed)
        session.save(change("two"))
        #expect(await session.settled() == changed)
        #expect(try folder.text(of: "a.svg") == "theirs")
        session.keepMine(change("three"))
        #expect(await session.settled() == .saved)
        #expect(try folder.text(of: "a.svg") == "three")
    }

    @Test func aRemovedFileIsAskedAboutAndCanBeSavedAgain() async throws {
        session.save(change("one"))
        await session.settled()
        unlink(folder.file("a.svg").path)
        session.checkDisk()
        #expect(
            await session.settled() == .changedOnDisk(.removedOnDisk(path: folder.file("a.svg").path)))
        session.keepMine(change("two"))
        #expect(await session.settled() == .saved)
        #expect(try folder.text(of: "a.svg") == "two")
    }

    @Test func aFailedSaveIsTriedAgain() async throws {
        let session = DrawingSession(OpenDrawing(newAt: folder.file("notebook/a.svg")))
        session.save(session.record { Data(text: "one") })
        guard case .failed(.notWritten) = await session.settled() else {
            Issue.record("\(session.state)")
            return
        }
        try FileManager.default.createDirectory(
            at: folder.folder("notebook"), withIntermediateDirectories: false)
        session.checkDisk()
        #expect(await session.settled() == .saved)
        #expect(try folder.text(of: "notebook/a.svg") == "one")
    }

    @Test func aDrawingIsSavedAndOpenedAgain() async throws {
        session.save(session.record(Drawing(title: "Grumblewick")))
        #expect(await session.settled() == .saved)
        let (file, drawing) = try OpenDrawing.load(session.url)
        #expect(drawing.title == "Grumblewick")
        #expect(file.fingerprint == session.fingerprint)
    }

    @Test func whatFailedToLoadLeavesNothingToSaveWith() throws {
        let file = try folder.put("not a drawing", at: "a.svg")
        let error = try #require(throws: LibraryError.self) { try OpenDrawing.load(file) }
        guard case .notADrawing = error else {
            Issue.record("\(error)")
            return
        }
        #expect(error.message.contains(file.path))
    }
}

/// What was written by whom, in which order, and whether ever two at a time.
private final class WriteLog: Sendable {
    private struct State {
        var isWriting = false
        var didOverlap = false
        var steps: [Int: [Int]] = [:]
    }

    private let state = Mutex(State())

    var didOverlap: Bool { state.withLock { $0.didOverlap } }
    var steps: [Int: [Int]] { state.withLock { $0.steps } }

    func write(task: Int, step: Int) -> Data {
        state.withLock { state in
            state.didOverlap = state.didOverlap || state.isWriting
            state.isWriting = true
            state.steps[task, default: []].append(step)
        }
        defer { state.withLock { $0.isWriting = false } }
        return Data(text: "\(task)-\(step)")
    }
}
