import FoundationEssentials
import Gtk
import Library
import Localization
import Sketch

/// The drawings that there are and the one that is open: lists, opens, makes, saves and recovers them.
@MainActor
final class DrawingDesk {
    /// What the window is told.
    enum Event {
        /// - Parameter isNarrowed: whether search, filter or notebook may have left some out.
        case listed(DrawingList, selected: URL?, isNarrowed: Bool)
        case opened(OpenedDrawing?)
        case saved(URL)
        case message(
            InfoBar.Kind, subject: String, text: String, answers: [MessageBars.Answer])
    }

    static let openingSubject = "opening"

    static func savingSubject(_ url: URL) -> String { "saving \(url.path)" }

    var onEvent: (@MainActor (Event) -> Void)?
    private(set) var current: OpenedDrawing?
    let browser: LibraryBrowser

    let library: Library
    let folders: UserFolders
    let files: [URL]
    let settings: AppSettings
    let recovery: Recovery
    let histories: HistoryStore
    /// Whether the library cannot be written, as the person was told at the start.
    var isProtected = false
    /// What the workers find while the window is on its way to the screen.
    var listing: Task<Start, Never>?
    var first: (url: URL, loading: Task<Result<LoadedDrawing.Outcome, LibraryError>, Never>)?

    private var opening: Task<Void, Never>?
    /// The path below the library of a drawing that is closed while its notebook gets another name.
    private var leaving: String?
    /// Drawings that are closing: saved first, then forgotten.
    private var closing: [Task<Void, Never>] = []

    init(library: Library, folders: UserFolders, files: [URL], settings: AppSettings) {
        self.library = library
        self.folders = folders
        self.files = files
        self.settings = settings
        recovery = Recovery(folder: folders.recovery) { Date() }
        histories = HistoryStore(folder: folders.history)
        let index = LibraryIndex(of: library, in: folders.cache) { Date() }
        browser = LibraryBrowser(library: library, index: index, settings: settings)
        browser.onProblem = { [weak self] in self?.show($0) }
        browser.onList = { [weak self] items, isNarrowed in
            guard let self else { return }
            onEvent?(.listed(items, selected: current?.url, isNarrowed: isNarrowed))
        }
        browser.onWillMove = { [weak self] in await self?.leave(notebook: $0) }
        browser.onDidMove = { [weak self] in self?.follow(notebook: $0, to: $1) }
    }

    // MARK: Opening

    /// Opens a drawing in place of the one that is open, which is saved.
    func open(_ url: URL) {
        guard url != current?.url else { return }
        opening?.cancel()
        opening = Task {
            await current?.keepHistoryIfMoved()
            let result = await load(url)
            guard !Task.isCancelled else { return }
            switch result {
            case .success(let outcome):
                show(outcome.loaded)
                if let problem = outcome.problem { show(problem) }
            case .failure(let error):
                closeCurrent()
                onEvent?(.opened(nil))
                showOpening(.error, error)
            }
        }
    }

    private func showOpening(_ kind: InfoBar.Kind, _ error: LibraryError) {
        onEvent?(.message(kind, subject: Self.openingSubject, text: error.message, answers: []))
    }

    private func load(_ url: URL) async -> Result<LoadedDrawing.Outcome, LibraryError> {
        defer { first = nil }
        if let first, first.url == url { return await first.loading.value }
        return await LoadedDrawing.load(url, histories: histories)
    }

    func show(_ loaded: LoadedDrawing) {
        closeCurrent()
        let opened = OpenedDrawing(loaded, recovery: recovery, histories: histories)
        opened.onState = { [weak self, weak opened] state in
            guard let self, let opened else { return }
            follow(state, of: opened)
        }
        opened.onProblem = { [weak self] problem in self?.show(problem) }
        current = opened
        settings.lastDrawing = pathInLibrary(opened.url)
        onEvent?(.opened(opened))
        if let obstacle = loaded.obstacle, !isProtected { showOpening(.warning, obstacle) }
    }

    private func closeCurrent() {
        guard let old = current else { return }
        current = nil
        closing.append(Task { await old.close() })
    }

    private func pathInLibrary(_ url: URL) -> String {
        let folder = library.folder.path
        return url.path.hasPrefix(folder + "/") ? String(url.path.dropFirst(folder.count + 1)) : url.path
    }

    // MARK: New drawings

    /// Makes a drawing beside the one that is open, and opens it.
    func makeNew() {
        do throws(LibraryError) {
            let title = tr("Untitled")
            let chosen = browser.query.notebook
            let file = try library.newDrawing(in: chosen.isEmpty ? currentNotebook : chosen, title: title)
            var drawing = Drawing(
                title: file.url.deletingPathExtension().lastPathComponent, page: settings.newPage)
            drawing.apply(.setProperty("created", Date().formatted(.iso8601)))
            opening?.cancel()
            show(LoadedDrawing(file: file, drawing: drawing, isUnsaved: true))
            browser.add(file.url)
        } catch {
            show(error)
        }
    }

    /// The notebook of the drawing that is open, as `Entry.notebook`; the library itself for any other.
    private var currentNotebook: String {
        guard let url = current?.url else { return "" }
        let path = pathInLibrary(url.deletingLastPathComponent())
        return path.hasPrefix("/") || path == library.folder.path ? "" : path
    }

    // MARK: Moving

    /// Saves and closes the open drawing where it stands in the notebook, which is about to be renamed.
    private func leave(notebook: String) async {
        guard let url = current?.url, pathInLibrary(url).hasPrefix(notebook + "/") else { return }
        leaving = pathInLibrary(url)
        closeCurrent()
        onEvent?(.opened(nil))
        for task in closing { await task.value }
    }

    /// Opens the drawing again that was closed for the notebook's new name.
    private func follow(notebook: String, to renamed: String) {
        guard let path = leaving else { return }
        leaving = nil
        let moved = renamed + path.dropFirst(notebook.count)
        open(library.folder.appending(path: moved, directoryHint: .notDirectory))
    }

    // MARK: Saving

    /// Saves the open drawing now.
    func save() {
        guard let current else { return }
        Task { await current.save() }
    }

    /// Saves all that is open, and returns once that is done.
    func close() async {
        closeCurrent()
        for task in closing { await task.value }
    }

    private func follow(_ state: SaveState, of opened: OpenedDrawing) {
        switch state {
        case .saved:
            onEvent?(.saved(opened.url))
            browser.wasSaved(opened.url)
        case .unsaved, .saving: break
        case .failed(let error):
            onEvent?(
                .message(
                    .error, subject: Self.savingSubject(opened.url), text: error.message,
                    answers: [MessageBars.Answer(tr("Try Again")) { Task { await opened.save() } }]))
        case .changedOnDisk(let error):
            onEvent?(
                .message(
                    .question, subject: Self.savingSubject(opened.url), text: error.message,
                    answers: [
                        MessageBars.Answer(tr("Keep Mine")) { Task { await opened.keepMine() } },
                        MessageBars.Answer(tr("Reload")) { [weak self] in self?.reload(opened) },
                    ]))
        }
    }

    /// Opens the file anew, for a person who chose what is on disk; asks again where that cannot be opened.
    private func reload(_ opened: OpenedDrawing) {
        guard current === opened else { return opened.abandon() }
        opening?.cancel()
        opening = Task {
            let result = await LoadedDrawing.load(opened.url, histories: histories)
            guard !Task.isCancelled, current === opened else { return }
            switch result {
            case .success(let outcome):
                opened.abandon()
                current = nil
                show(outcome.loaded)
                if let problem = outcome.problem { show(problem) }
            case .failure(let error):
                showOpening(.error, error)
                follow(opened.state, of: opened)
            }
        }
    }

    func show(_ problem: LibraryError) {
        onEvent?(.message(.warning, subject: "\(problem)", text: problem.message, answers: []))
    }
}
