/// The rows of a list: any number of them, of which only those that show are asked for.
public struct Rows: Sendable, Hashable, RandomAccessCollection {
    private enum Storage: Sendable {
        case array([ListControl.Row])
        case made(count: Int, version: String, make: @Sendable (Int) -> ListControl.Row)
    }

    private let storage: Storage

    public init(_ rows: [ListControl.Row]) { storage = .array(rows) }

    /// - Parameters:
    ///   - version: the same for the same rows, and another one for others.
    ///   - make: the row of that index; called often, for rows that show.
    public init(count: Int, version: String, make: @escaping @Sendable (Int) -> ListControl.Row) {
        storage = .made(count: count, version: version, make: make)
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
