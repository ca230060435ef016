import FoundationEssentials
import Library
import PickerKit

/// What of the library is listed: all that there is, and what search, filter, order and notebook leave of it.
@MainActor
final class LibraryBrowser {
    let library: Library
    /// Called with what the list is to show, and whether the person asked for less than all of it.
    var onList: (@MainActor ([Sidebar.Item], _ isNarrowed: Bool) -> Void)?
    var onProblem: (@MainActor (LibraryError) -> Void)?
    /// Called before the drawings of a notebook get another path; true where there is one open among them.
    var onMove: (@MainActor (_ from: String, _ to: String) -> Void)?

    private let index: LibraryIndex
    private let settings: AppSettings
    private(set) var query: LibraryQuery
    /// What is typed as the name of a new notebook.
    private var notebookName = ""

    /// Files that the person named on the command line; always listed, and first.
    private var named: [Sidebar.Item] = []
    /// New drawings, listed whatever the filter until it changes.
    private var fresh: [Sidebar.Item] = []
    private var items: [Sidebar.Item] = []
    private var listing = Library.Listing()
    private(set) var shown: [Sidebar.Item] = []
    private var hasListing = false

    private var finding: Task<Void, Never>?
    private var updating: Task<Void, Never>?
    private var relisting: Task<Void, Never>?

    init(library: Library, index: LibraryIndex, settings: AppSettings) {
        self.library = library
        self.index = index
        self.settings = settings
        query = LibraryQuery()
        let values = settings.libraryValues
        if let word = values["library.filter"], let filter = LibraryQuery.Filter(rawValue: word.svg) {
            query.filter = filter
        }
        if let word = values["library.sort"], let sort = LibraryQuery.Sort(word.svg) { query.sort = sort }
        query.notebook = values["library.notebook"]?.svg ?? ""
    }

    // MARK: What there is

    /// What there is in a listing, made on a worker.
    struct Contents: Sendable {
        let listing: Library.Listing
        let items: [Sidebar.Item]

        init(_ listing: Library.Listing) {
            self.listing = listing
            items = listing.entries.map { Sidebar.Item(url: $0.url, name: $0.name) }
        }
    }

    /// Takes the first listing and shows it; a filter that was left on is obeyed from the start.
    func start(_ contents: Contents, named files: [URL]) async {
        named = files.map(Self.item)
        if query.notebook != "", !contents.listing.notebooks.contains(query.notebook) { query.notebook = "" }
        take(contents)
        if query.isPlain {
            showAll()
            updating = Task { await update() }
        } else {
            await index.take(contents.listing)
            await find()
            updating = Task { await update(isTaken: true) }
        }
    }

    private func take(_ contents: Contents) {
        listing = contents.listing
        items = contents.items
        hasListing = true
    }

    private static func item(_ url: URL) -> Sidebar.Item {
        Sidebar.Item(url: url, name: url.deletingPathExtension().lastPathComponent)
    }

    /// Brings the index in line with the files, on a worker, and the list with the index.
    private func update(isTaken: Bool = false) async {
        if !isTaken { await index.take(listing) }
        await report()
        let clock = ContinuousClock()
        let last = LastTime(clock.now)
        await index.update { [weak self] in
            // The list follows a long reading in steps that a person can look at.
            guard await last.isOver(.seconds(1), now: clock.now) else { return }
            await self?.follow()
        }
        await follow()
        await report()
    }

    private func follow() async {
        if !query.isPlain { await find() }
    }

    private func report() async {
        if let problem = await index.takeProblem() { onProblem?(problem) }
    }

    /// Reads the folders again: another program may have put a file there, or taken one away.
    func relist() {
        guard hasListing, relisting == nil else { return }
        relisting = Task {
            defer { relisting = nil }
            guard let contents = await Self.contents(library) else { return }
            if contents.items != items || contents.listing.notebooks != listing.notebooks {
                take(contents)
                if query.isPlain { showAll() }
            }
            updating?.cancel()
            await index.take(listing)
            await follow()
            updating = Task { await update(isTaken: true) }
        }
    }

    @concurrent
    private static func contents(_ library: Library) async -> Contents? {
        // A library that is not there for a moment, as on a stick, keeps its list; opening and saving tell of it.
        guard let listing = try? library.listing() else { return nil }
        return Contents(listing)
    }

    /// Lists a drawing that has no file yet.
    func add(_ url: URL) {
        fresh.append(Self.item(url))
        if query.isPlain { showAll() } else { show(shown) }
    }

    /// The drawing's file was written.
    func wasSaved(_ url: URL) {
        Task {
            guard await index.update(url) else { return relist() }
            await follow()
        }
    }

    // MARK: Showing

    private func showAll() {
        finding?.cancel()
        show(items)
    }

    private func show(_ found: [Sidebar.Item]) {
        let known = Set(found.map(\.url))
        fresh.removeAll { known.contains($0.url) }
        var result = found
        let added = fresh.sorted { Library.precedes($0.name, $1.name) }
        if query.sort == LibraryQuery.Sort(.name), !added.isEmpty {
            result = (result + added).sorted { Library.precedes($0.name, $1.name) }
        } else {
            result = added + result
        }
        if !named.isEmpty {
            let paths = Set(named.map(\.url.path))
            result = named + result.filter { !paths.contains($0.url.path) }
        }
        shown = found
        onList?(result, !query.isPlain)
    }

    private func find() async {
        let (query, items) = (query, items)
        let positions = await index.find(query)
        // Meanwhile the person may have typed on, or the library been listed anew.
        guard query == self.query, items.count == self.items.count, !Task.isCancelled else { return }
        show(positions.filter(items.indices.contains).map { items[$0] })
    }

    private func refresh() {
        finding?.cancel()
        if query.isPlain { return showAll() }
        finding = Task { await find() }
    }

    /// Lists what has the words, from each keystroke on.
    func search(_ text: String) {
        guard text != query.search else { return }
        query.search = text
        refresh()
    }

    func filterCounts() async -> [LibraryQuery.Filter: Int] { await index.counts(query) }

    // MARK: Notebooks

    /// Every notebook with the number of drawings in it and below it.
    var notebooks: [(name: String, count: Int)] {
        listing.notebooks.map { name in (name, listing.entries.count { $0.isIn(name) }) }
    }

    func makeNotebook() {
        changeNotebooks { () throws(LibraryError) in try library.makeNotebook(notebookName) }
    }

    func renameNotebook() {
        let old = query.notebook
        changeNotebooks { () throws(LibraryError) in
            let new = try library.renameNotebook(old, to: notebookName)
            onMove?(old, new)
            return new
        }
    }

    func removeNotebook() {
        changeNotebooks { () throws(LibraryError) in
            try library.removeNotebook(query.notebook)
            return ""
        }
    }

    private func changeNotebooks(_ change: () throws(LibraryError) -> String) {
        do throws(LibraryError) {
            let notebook = try change()
            notebookName = ""
            commit(["library.notebook": AttributeValue(svg: notebook)])
            relist()
        } catch {
            onProblem?(error)
        }
    }
}

extension LibraryBrowser: LibraryAttributeHost {
    func value(of attribute: Attribute) -> AttributeValue? {
        switch attribute {
        case "library.filter": AttributeValue(svg: query.filter.rawValue)
        case "library.sort": AttributeValue(svg: query.sort.word)
        case "library.notebook": AttributeValue(svg: query.notebook)
        case "library.notebook-name": AttributeValue(svg: notebookName)
        default: nil
        }
    }

    func commit(_ values: [Attribute: AttributeValue]) {
        let old = query
        for (attribute, value) in values {
            switch attribute {
            case "library.filter": query.filter = LibraryQuery.Filter(rawValue: value.svg) ?? query.filter
            case "library.sort": query.sort = LibraryQuery.Sort(value.svg) ?? query.sort
            case "library.notebook": query.notebook = value.svg
            case "library.notebook-name": notebookName = value.svg
            default: break
            }
        }
        guard query != old else { return }
        fresh.removeAll()
        settings.libraryValues = Dictionary(
            uniqueKeysWithValues: ["library.filter", "library.sort", "library.notebook"].map {
                (Attribute(rawValue: $0), value(of: Attribute(rawValue: $0)) ?? "")
            })
        refresh()
    }
}

/// Whether some time has passed since the last time.
private actor LastTime {
    private var last: ContinuousClock.Instant

    init(_ now: ContinuousClock.Instant) { last = now }

    func isOver(_ duration: Duration, now: ContinuousClock.Instant) -> Bool {
        guard last.duration(to: now) > duration else { return false }
        last = now
        return true
    }
}
