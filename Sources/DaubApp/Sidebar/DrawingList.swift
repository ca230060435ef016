import FoundationEssentials

/// The drawings that the list shows, in its order: some of all that there are, and others besides.
///
/// Of the drawings nothing is copied, so that making, comparing and releasing one takes no time to speak of for
/// 100,000 drawings too.
struct DrawingList: Sendable, Hashable, RandomAccessCollection {
    /// A drawing in the list.
    struct Item: Hashable, Sendable {
        /// Compared first, for it tells most drawings apart and is compared quickly.
        let name: String
        let url: URL

        func isAt(_ other: Item) -> Bool { name == other.name && url.path == other.url.path }
    }

    /// All that there are, shared by every list of them.
    private let all: [Item]
    private var others: [Item] = []
    /// Positions in `all`; past its end, in `others`.
    private var rows: [Int32]

    /// - Parameter rows: positions in `all`, in the list's order.
    init(_ all: [Item] = [], rows: [Int32]) {
        self.all = all
        self.rows = rows
    }

    init(_ all: [Item] = []) { self.init(all, rows: Array(0..<Int32(all.count))) }

    var startIndex: Int { 0 }
    var endIndex: Int { rows.count }

    subscript(_ index: Int) -> Item { item(rows[index]) }

    private func item(_ row: Int32) -> Item {
        let position = Int(row)
        return position < all.count ? all[position] : others[position - all.count]
    }

    /// Where in the list the drawing is.
    func index(of url: URL) -> Int? {
        let wanted = Item(url)
        return rows.firstIndex { item($0) == wanted }
    }

    /// Puts in a drawing that is none of all.
    mutating func insert(_ item: Item, at index: Int) {
        rows.insert(Int32(all.count + others.count), at: index)
        others.append(item)
    }

    /// Puts drawings at the beginning; those that stand elsewhere leave that place.
    mutating func putFirst(_ items: [Item]) {
        rows = rows.filter { row in !items.contains { $0.isAt(item(row)) } }
        for (index, item) in items.enumerated() { insert(item, at: index) }
    }
}

extension DrawingList.Item {
    /// A drawing that is known by its file alone.
    init(_ url: URL) {
        self.init(name: url.deletingPathExtension().lastPathComponent, url: url)
    }
}
