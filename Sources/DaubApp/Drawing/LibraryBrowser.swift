import FoundationEssentials
import Gtk
import Library
import PickerKit

/// What of the library is listed: all that there is, and what search, filter, order and notebook leave of it.
@MainActor
final class LibraryBrowser {
    let library: Library
    /// Called with what the list is to show, and whether the person asked for less than all of it.
    var onList: (@MainActor (DrawingList, _ isNarrowed: Bool) -> Void)?
    /// Called with each drawing whose file another program wrote.
    var onChange: (@MainActor (URL) -> Void)?
    var onProblem: (@MainActor (LibraryError) -> Void)?
    /// Called before the drawings of a notebook get another path, and after.
    var onWillMove: (@MainActor (_ notebook: String) async -> Void)?
    var onDidMove: (@MainActor (_ from: String, _ to: String) -> Void)?

    private let index: LibraryIndex
    let settings: AppSettings
    var query: LibraryQuery { didSet { if query != oldValue { onQuery?() } } }
    /// Called when search, filter, order or notebook is another.
    var onQuery: (@MainActor () -> Void)?
    /// What is typed as the name of a new notebook.
    var notebookName = ""

    /// Files that the person named on the command line; always listed, and first.
    private var named: [DrawingList.Item] = []
    /// New drawings, listed whatever the filter until it changes.
    var fresh: [DrawingList.Item] = []
    var items: [DrawingList.Item] = []
    var listing = Library.Listing()
    /// The listing that the index knows, by the number that it gave it, and what of it is shown.
    private var indexed: (number: Int, items: [DrawingList.Item]) = (0, [])
    private(set) var shown = DrawingList()
    private var hasListing = false

    private let watch = FolderWatch(most: 200, quietMilliseconds: 300)
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
        watch.onChange = { [weak self] in self?.relist() }
    }

    // MARK: What there is

    /// What there is in a listing, made on a worker.
    struct Contents: Sendable {
        let listing: Library.Listing
        let items: [DrawingList.Item]

        init(_ listing: Library.Listing) {
            self.listing = listing
            items = listing.entries.map { DrawingList.Item(name: $0.name, url: $0.url) }
        }
    }

    /// Takes the first listing and shows it; a filter that was left on is obeyed from the start.
    func start(_ contents: Contents, named files: [URL]) async {
        named = files.map(DrawingList.Item.init)
        if query.notebook != "", !contents.listing.notebooks.contains(query.notebook) { query.notebook = "" }
        take(contents)
        if query.isPlain {
            showAll()
            updating = Task { await update() }
        } else {
            await takeIntoIndex()
            await find()
            updating = Task { await update(isTaken: true) }
        }
    }

    private func takeIntoIndex() async {
        let items = items
        let number = await index.take(listing)
        if number > indexed.number { indexed = (number, items) }
    }

    private func take(_ contents: Contents) {
        listing = contents.listing
        items = contents.items
        hasListing = true
        let folder = library.folder.path
        watch.watch([folder] + contents.listing.notebooks.map { "\(folder)/\($0)" })
    }

    /// Brings the index in line with the files, on a worker, and the list with the index.
    private func update(isTaken: Bool = false) async {
        if !isTaken {
            await takeIntoIndex()
            // What was asked for before the index knew of the drawings.
            await follow()
        }
        await report()
        let clock = ContinuousClock()
        let last = LastTime(clock.now)
        await index.update { [weak self] changed in
            if !changed.isEmpty { await self?.tell(of: changed) }
            // The list follows a long reading in steps that a person can look at.
            guard await last.isOver(.seconds(1), now: clock.now) else { return }
            await self?.follow()
        }
        await follow()
        await report()
    }

    private func tell(of changed: [URL]) {
        for url in changed { onChange?(url) }
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
            guard let (contents, hasOthers) = await Self.contents(library, knowing: items) else { return }
            if hasOthers || contents.listing.notebooks != listing.notebooks {
                take(contents)
                if query.isPlain { showAll() }
            }
            updating?.cancel()
            await takeIntoIndex()
            await follow()
            updating = Task { await update(isTaken: true) }
        }
    }

    /// - Returns: also whether there are other drawings than those that are known.
    @concurrent
    private static func contents(
        _ library: Library, knowing items: [DrawingList.Item]
    ) async -> (Contents, hasOthers: Bool)? {
        // A library that is not there for a moment, as on a stick, keeps its list; opening and saving tell of it.
        guard let listing = try? library.listing() else { return nil }
        let contents = Contents(listing)
        return (contents, contents.items != items)
    }

    /// Lists a drawing that has no file yet.
    func add(_ url: URL) {
        fresh.append(DrawingList.Item(url))
        if query.isPlain { showAll() } else { show(shown) }
    }

    /// The drawing's file was written.
    func wasSaved(_ url: URL) {
        Task {
            if await index.update(url) { return await follow() }
            if url.path.hasPrefix(library.folder.path) { relist() }
        }
    }

    // MARK: Showing

    private func showAll() {
        finding?.cancel()
        show(DrawingList(items))
    }

    private func show(_ found: DrawingList) {
        fresh.removeAll { found.index(of: $0.url) != nil }
        var result = found
        for item in fresh {
            let isByName = query.sort == LibraryQuery.Sort(.name)
            result.insert(item, at: isByName ? Self.place(of: item, in: result) : 0)
        }
        if !named.isEmpty { result.putFirst(named) }
        shown = found
        onList?(result, !query.isPlain)
    }

    /// Where in a list by name a drawing goes.
    private static func place(of item: DrawingList.Item, in items: DrawingList) -> Int {
        var places = 0..<items.count
        while !places.isEmpty {
            let middle = places.lowerBound + places.count / 2
            let isBefore = Library.precedes(items[middle].name, item.name)
            places = isBefore ? middle + 1..<places.upperBound : places.lowerBound..<middle
        }
        return places.lowerBound
    }

    private func find() async {
        let query = query
        let found = await Self.find(query, in: index)
        // Meanwhile the person may have typed on, or the library been listed anew: then another answer comes.
        guard query == self.query, found.listing == indexed.number, !Task.isCancelled else { return }
        show(DrawingList(indexed.items, rows: found.rows))
    }

    @concurrent
    private static func find(
        _ query: LibraryQuery, in index: LibraryIndex
    ) async -> (listing: Int, rows: [Int32]) {
        let found = await index.find(query)
        return (found.listing, found.positions.map { Int32($0) })
    }

    func refresh() {
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
