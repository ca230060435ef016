import FoundationEssentials

/// What is known of every drawing of a library without reading its file: for search, filters and order.
///
/// It stands in a file of its own that can be thrown away; where that cannot be used, the index lives in memory
/// for as long as the program runs. Nothing here is for the main thread, and nothing blocks it.
public actor LibraryIndex {
    private let path: String
    private let now: @Sendable () -> Date
    private var file: IndexFile?
    private var problem: LibraryError?

    /// In the order of their names; the arrays below have one element for each.
    private var entries: [Entry] = []
    private var cards: [DrawingCard?] = []
    private var rows: [Int?] = []
    private var positions = RowPositions()
    /// By key, all positions in its order; made when one is asked for.
    private var orders: [LibraryQuery.Sort.Key: [Int]] = [:]
    private var listingNumber = 0

    /// - Parameter folder: where the index's file goes; made where it is missing.
    public init(of library: Library, in folder: URL, now: @escaping @Sendable () -> Date) {
        path = "\(FilePath.plain(folder))/index-\(FilePath.key(of: library.folder).text).db"
        self.now = now
    }

    /// Why the index is not kept, the first time that it is asked for.
    public func takeProblem() -> LibraryError? {
        defer { problem = nil }
        return problem
    }

    // MARK: What there is

    /// Takes a library's listing: of the drawings in it that were met before, everything is known at once.
    /// - Returns: a number for the listing, larger each time.
    @discardableResult
    public func take(_ listing: Library.Listing) -> Int {
        var known: [String: IndexFile.Row] = [:]
        if file == nil {
            known = trying { file throws(Database.Failure) in try file.rows() } ?? [:]
        } else {
            for (position, entry) in entries.enumerated() {
                guard let row = rows[position], let card = cards[position] else { continue }
                known[entry.path] = (row, FileStamp(size: card.size, modified: card.changed), card)
            }
        }
        listingNumber += 1
        entries = listing.entries
        orders = [:]
        positions = RowPositions()
        cards = Array(repeating: nil, count: entries.count)
        rows = Array(repeating: nil, count: entries.count)
        for (position, entry) in entries.enumerated() {
            guard let row = known.removeValue(forKey: entry.path) else { continue }
            cards[position] = row.card
            rows[position] = row.row
            positions[row.row] = position
        }
        let gone = known.values.map(\.row)
        if !gone.isEmpty { trying { file throws(Database.Failure) in try file.remove(gone) } }
        return listingNumber
    }

    /// Reads the drawings that are new or were written since, a few at a time.
    /// - Parameter onBatch: called after each of them, with those that were known otherwise before.
    @concurrent
    public nonisolated func update(onBatch: @Sendable ([URL]) async -> Void) async {
        var count = 0
        var next: Place? = await Place(listing: listingNumber, position: 0)
        while !Task.isCancelled, let place = next {
            guard let batch = await batch(at: place) else { return }
            let records = batch.items.compactMap { item -> (Int, DrawingRecord)? in
                guard let stamp = FileStamp(FilePath.plain(item.entry.url)), stamp != item.stamp else {
                    return nil
                }
                return (item.position, DrawingRecord(reading: item.entry, stamp: stamp))
            }
            count += records.count
            if !records.isEmpty {
                await keep(records, of: place.listing)
                let changed = batch.items.filter { item in
                    item.stamp != nil && records.contains { $0.0 == item.position }
                }
                await onBatch(changed.map(\.entry.url))
            }
            next = batch.next
        }
        if count > 1000 { await optimize() }
    }

    /// Reads one drawing anew; false where the listing does not have it.
    @discardableResult
    public func update(_ url: URL) -> Bool {
        let path = FilePath.plain(url)
        guard let position = entries.firstIndex(where: { $0.isAt(path) }) else { return false }
        if let stamp = FileStamp(path) {
            keep([(position, DrawingRecord(reading: entries[position], stamp: stamp))], of: listingNumber)
        }
        return true
    }

    private func optimize() {
        trying { file throws(Database.Failure) in try file.optimize() }
    }

    private struct Place {
        let listing: Int
        let position: Int
    }

    private typealias Item = (position: Int, entry: Entry, stamp: FileStamp?)

    private func batch(at place: Place) -> (items: [Item], next: Place?)? {
        guard place.listing == listingNumber else { return nil }
        let end = min(entries.count, place.position + 100)
        let items = (place.position..<end).map { position -> Item in
            let stamp = cards[position].map { FileStamp(size: $0.size, modified: $0.changed) }
            return (position, entries[position], stamp)
        }
        return (items, end < entries.count ? Place(listing: place.listing, position: end) : nil)
    }

    private func keep(_ records: [(Int, DrawingRecord)], of listing: Int) {
        guard listing == listingNumber else { return }
        let named = records.map { (entries[$0.0], $0.1) }
        let kept = trying { file throws(Database.Failure) in try file.keep(named) }
        guard let kept else { return }
        for ((position, record), row) in zip(records, kept) {
            cards[position] = record.card
            cards[position]?.created = row.created
            rows[position] = row.row
            positions[row.row] = position
        }
        orders = [:]
    }

    // MARK: Asking

    /// What is known of the drawing at a position of the listing; nil before it was read.
    public func card(at position: Int) -> DrawingCard? { cards[position] }

    /// The positions, in the listing taken last, of the drawings that the query asks for, in its order; and that
    /// listing's number. In a task that is cancelled it gives none: somebody typed on, and asks anew.
    public func find(_ query: LibraryQuery) -> (listing: Int, positions: [Int]) {
        guard !Task.isCancelled else { return (listingNumber, []) }
        let matches = matches(query)
        guard !Task.isCancelled else { return (listingNumber, []) }
        let time = Int(now().timeIntervalSince1970 * 1e9)
        let order = order(by: query.sort.key)
        let found = order.filter {
            matches[$0] && query.accepts(cards[$0], filter: query.filter, now: time)
        }
        return (listingNumber, query.sort.isDescending ? found.reversed() : found)
    }

    /// How many drawings each filter would leave of what notebook and search leave.
    public func counts(_ query: LibraryQuery) -> [LibraryQuery.Filter: Int] {
        let matches = matches(query)
        let time = Int(now().timeIntervalSince1970 * 1e9)
        var counts: [LibraryQuery.Filter: Int] = [:]
        for filter in LibraryQuery.Filter.allCases {
            counts[filter] = entries.indices.count {
                matches[$0] && query.accepts(cards[$0], filter: filter, now: time)
            }
        }
        return counts
    }

    /// By position, whether the drawing is in the notebook and has the words.
    private func matches(_ query: LibraryQuery) -> [Bool] {
        let words = SearchWords(query.search)
        var matches = Array(repeating: !words.isSearch, count: entries.count)
        if words.isSearch {
            let found = trying { file throws(Database.Failure) in try file.rows(with: words) } ?? []
            for row in found {
                if let position = positions[row] { matches[position] = true }
            }
            for position in entries.indices where rows[position] == nil {
                matches[position] = words.areIn(entries[position].name)
            }
        }
        guard !query.notebook.isEmpty else { return matches }
        for position in entries.indices where matches[position] {
            matches[position] = entries[position].isIn(query.notebook)
        }
        return matches
    }

    private func order(by key: LibraryQuery.Sort.Key) -> [Int] {
        if let known = orders[key] { return known }
        var order = Array(entries.indices)
        if key != .name {
            let numbers = cards.map { card -> Int in
                switch key {
                case .changed: card?.changed ?? 0
                case .created: card?.created ?? 0
                case .size: card?.size ?? 0
                case .name: 0
                }
            }
            order.sort { (numbers[$0], $0) < (numbers[$1], $1) }
        }
        orders[key] = order
        return order
    }

    // MARK: The file

    /// Does something with the index's file. One that is damaged is made anew, and one that cannot be used is
    /// replaced by one in memory; then nil, and what was known of the drawings is read again.
    @discardableResult
    private func trying<Result>(_ body: (IndexFile) throws(Database.Failure) -> Result) -> Result? {
        do throws(Database.Failure) {
            let usable: IndexFile
            if let file { usable = file } else { usable = try open() }
            file = usable
            return try body(usable)
        } catch {
            startAfresh(error)
            return nil
        }
    }

    private func open() throws(Database.Failure) -> IndexFile {
        do throws(LibraryError) {
            try FilePath.createFolder(FilePath.folder(of: path), mode: 0o700)
        } catch {
            throw Database.Failure(code: 0, reason: error.message)
        }
        return try IndexFile(path)
    }

    private func startAfresh(_ failure: Database.Failure) {
        file = nil
        for position in entries.indices {
            cards[position] = nil
            rows[position] = nil
        }
        positions = RowPositions()
        orders = [:]
        do throws(Database.Failure) {
            guard failure.isDamage, removeFile() else { throw failure }
            file = try open()
        } catch {
            if problem == nil { problem = .indexNotKept(path: path, reason: error.reason) }
            // Memory is always there; without it search goes by the files' names.
            file = try? IndexFile(":memory:")
        }
    }

    private func removeFile() -> Bool {
        do throws(LibraryError) {
            for ending in ["", "-wal", "-shm"] { try FilePath.remove(path + ending) }
            return true
        } catch {
            return false
        }
    }
}

/// By the numbers of rows, which are few more than there are drawings, the drawings' positions.
private struct RowPositions {
    private var positions: [Int32] = []

    subscript(_ row: Int) -> Int? {
        get { row < positions.count && positions[row] >= 0 ? Int(positions[row]) : nil }
        set {
            if row >= positions.count {
                positions += Array(repeating: -1, count: row + 1 - positions.count)
            }
            positions[row] = Int32(newValue ?? -1)
        }
    }
}
