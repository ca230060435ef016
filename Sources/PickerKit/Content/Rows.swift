/// The rows of a list: any number of them, of which only those that show are asked for.
public struct Rows: Sendable, Hashable, RandomAccessCollection {
    private enum Storage: Sendable {
        case array([ListControl.Row])
        case made(count: Int, version: String, make: @Sendable (Int) -> ListControl.Row)
    }

    private let storage: Storage
    private let given: Landmarks?

    /// The rows that a list shows without being asked for each: those that begin a section, in order, and the
    /// current one.
    public struct Landmarks: Sendable, Hashable {
        public var sections: [Int]
        public var checked: Int?

        public init(sections: [Int] = [], checked: Int? = nil) {
            self.sections = sections
            self.checked = checked
        }
    }

    public init(_ rows: [ListControl.Row]) {
        storage = .array(rows)
        given = nil
    }

    /// - Parameters:
    ///   - version: the same for the same rows, and another one for others.
    ///   - landmarks: nil looks for them, in the first `Rows.searched` rows only.
    ///   - make: the row of that index; called often, for rows that show.
    public init(
        count: Int, version: String, landmarks: Landmarks? = nil,
        make: @escaping @Sendable (Int) -> ListControl.Row
    ) {
        storage = .made(count: count, version: version, make: make)
        given = landmarks
    }

    /// How many rows are looked through for landmarks, where a picker makes rows and does not say.
    public static let searched = 4096

    /// The rows that begin a section, and the current one.
    public var landmarks: Landmarks {
        if let given { return given }
        var result = Landmarks()
        func look(_ index: Int, _ section: String?, _ isChecked: Bool) {
            if section != nil { result.sections.append(index) }
            if isChecked, result.checked == nil { result.checked = index }
        }
        switch storage {
        case .array(let rows):
            // Without a copy of each row: there may be very many.
            rows.withUnsafeBufferPointer { rows in
                for index in rows.indices { look(index, rows[index].section, rows[index].isChecked) }
            }
        case .made(let count, _, let make):
            for index in 0..<Swift.min(count, Rows.searched) {
                let row = make(index)
                look(index, row.section, row.isChecked)
            }
        }
        return result
    }

    /// Some rows from all over, for measuring: all of few, and at most so many of very many.
    public func sample(atMost limit: Int) -> [ListControl.Row] {
        sampleIndices(of: count, atMost: limit).map { self[$0] }
    }

    public var startIndex: Int { 0 }

    public var endIndex: Int {
        switch storage {
        case .array(let rows): rows.count
        case .made(let count, _, _): count
        }
    }

    public subscript(_ index: Int) -> ListControl.Row {
        switch storage {
        case .array(let rows): rows[index]
        case .made(_, _, let make): make(index)
        }
    }

    public static func == (a: Rows, b: Rows) -> Bool {
        switch (a.storage, b.storage) {
        case (.array(let a), .array(let b)): a == b
        case (.made(let a, let aVersion, _), .made(let b, let bVersion, _)): a == b && aVersion == bVersion
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch storage {
        case .array(let rows): hasher.combine(rows)
        case .made(let count, let version, _):
            hasher.combine(count)
            hasher.combine(version)
        }
    }
}

/// Indices from all over a collection, evenly spread, its first and last among them; all where there are no more
/// than the limit.
public func sampleIndices(of count: Int, atMost limit: Int) -> [Int] {
    guard count > limit, limit > 1 else { return Array(0..<count) }
    return (0..<limit).map { $0 * (count - 1) / (limit - 1) }
}
