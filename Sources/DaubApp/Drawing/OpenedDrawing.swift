import Canvas
import FoundationEssentials
import Library
import Rendering
import Sketch

/// A drawing that is open in the window, with its file: every change is saved by itself.
@MainActor
final class OpenedDrawing {
    let url: URL
    let document: SketchDocument
    private let session: DrawingSession
    private let autosave: Autosave<ContinuousClock>
    private let histories: HistoryStore
    /// The bytes of the file that the history belongs to, until another one is kept.
    private var historyFits: Digest?
    private var watching: Task<Void, Never>?
    private var drafting: Task<Void, Never>?
    /// Whether the person chose what is on disk: nothing of this is kept any more.
    private var isAbandoned = false

    /// Called with each state of saving.
    var onState: (@MainActor (SaveState) -> Void)?
    /// Called when something that is kept besides the drawing cannot be kept.
    var onProblem: (@MainActor (LibraryError) -> Void)?

    init(_ loaded: LoadedDrawing, recovery: Recovery, histories: HistoryStore) {
        url = loaded.file.url
        self.histories = histories
        historyFits = loaded.file.fingerprint?.digest
        document = SketchDocument(
            loaded.drawing, history: loaded.history, index: loaded.index,
            isEditable: loaded.obstacle == nil)
        let problems = AsyncStream.makeStream(of: LibraryError.self)
        var early: LibraryError?
        var journal: RecoveryJournal?
        do throws(LibraryError) {
            journal = try recovery.journal(for: loaded.file) { problems.continuation.yield($0) }
        } catch {
            early = error
        }
        if let early { problems.continuation.yield(early) }
        session = DrawingSession(loaded.file, journal: journal)
        autosave = Autosave(session, clock: ContinuousClock())
        document.observe { [weak self] _ in self?.changed() }
        document.observeDrafts { [weak self] in self?.draftChanged() }
        let states = session.states()
        watching = Task { [weak self] in
            for await state in states { self?.onState?(state) }
        }
        Task { [weak self] in
            for await problem in problems.stream { self?.onProblem?(problem) }
        }
        if loaded.isUnsaved { changed() }
    }

    isolated deinit {
        watching?.cancel()
        drafting?.cancel()
    }

    var state: SaveState { session.state }

    private func changed() {
        if !isAbandoned { autosave.changed(serializer) }
    }

    /// Keeps what is being typed for the case of a crash: not each key, but soon after the first of several.
    private func draftChanged() {
        guard document.draft != nil, !isAbandoned else {
            drafting?.cancel()
            drafting = nil
            return session.endDraft()
        }
        guard drafting == nil else { return }
        drafting = Task { [weak self] in
            do {
                try await Task.sleep(for: .milliseconds(500))
            } catch {
                return  // the text is finished by now
            }
            self?.keepDraft()
        }
    }

    private func keepDraft() {
        drafting = nil
        guard !isAbandoned, let draft = document.draft else { return }
        let drawing = document.drawing
        session.draft {
            var drafted = drawing
            drafted.apply(draft)
            return drafted.svg()
        }
    }

    private var serializer: @Sendable () -> Data {
        let drawing = document.drawing
        return { drawing.svg() }
    }

    /// Saves now, and returns once that is done or could not be.
    @discardableResult
    func save() async -> SaveState { await autosave.flush() }

    /// Saves over what another program wrote, for a person who was asked.
    func keepMine() async { await autosave.keepMine(serializer) }

    /// Lets go of what is not saved, for a person who chose what is on disk.
    func abandon() {
        isAbandoned = true
        drafting?.cancel()
        autosave.abandon()
    }

    /// Looks whether another program wrote the file.
    func checkDisk() { session.checkDisk() }

    /// Saves, and keeps the history for the next time.
    func close() async {
        await save()
        await keepHistory()
    }

    /// Keeps the history where the file is no longer at its place: under a new name it may be opened next.
    func keepHistoryIfMoved() async {
        if await Self.isGone(url) { await keepHistory() }
    }

    @concurrent
    private static func isGone(_ url: URL) async -> Bool {
        !FileManager.default.fileExists(atPath: url.path)
    }

    /// Keeps the history for the bytes that the file had when it was saved, unless they lack a change.
    private func keepHistory() async {
        guard session.isAllSaved, let digest = session.fingerprint?.digest else { return }
        let (history, url, histories, old) = (document.history, url, histories, historyFits)
        historyFits = digest
        let problem = await Self.keep(history, of: url, digest, replacing: old, in: histories)
        if let problem { onProblem?(problem) }
    }

    @concurrent
    private static func keep(
        _ history: History, of url: URL, _ digest: Digest, replacing old: Digest?, in histories: HistoryStore
    ) async -> LibraryError? {
        do throws(LibraryError) {
            if history.canUndo || history.canRedo {
                try histories.keep(history, of: url, fitting: digest, replacing: old)
            } else {
                for digest in [digest, old].compactMap(\.self) { try histories.forget(url, fitting: digest) }
            }
            return nil
        } catch {
            return error
        }
    }
}
