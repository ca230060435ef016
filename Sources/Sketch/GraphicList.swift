/// Graphics in order, the bottom one first, in blocks: a changed copy shares all blocks but those that changed, so
/// that one change to very many graphics costs little, however many others hold the list as it was.
public struct GraphicList: Sendable {
    /// None is empty.
    private var blocks: [[Graphic]] = []
    /// The index of each block's first graphic.
    private var starts: [Int] = []
    public private(set) var endIndex = 0

    /// Of a full block; twice as many are divided.
    private static let blockSize = 256

    public init() {}

    private struct Place {
        var block: Int
        var offset: Int
    }

    /// Where a graphic stands; for `endIndex`, behind the last one.
    private func place(of index: Int) -> Place {
        guard index < endIndex else {
            precondition(index == endIndex, "no graphic has the index \(index)")
            return Place(block: blocks.count, offset: 0)
        }
        var (low, high) = (0, blocks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return Place(block: low, offset: index - starts[low])
    }

    private mutating func renumber(from block: Int) {
        starts.removeSubrange(block...)
        var start = block > 0 ? starts[block - 1] + blocks[block - 1].count : 0
        for graphics in blocks[block...] {
            starts.append(start)
            start += graphics.count
        }
        endIndex = start
    }
}

extension GraphicList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    public var startIndex: Int { 0 }

    public subscript(index: Int) -> Graphic {
        get {
            let place = place(of: index)
            return blocks[place.block][place.offset]
        }
        set {
            let place = place(of: index)
            blocks[place.block][place.offset] = newValue
        }
    }

    public func makeIterator() -> FlattenSequence<[[Graphic]]>.Iterator { blocks.joined().makeIterator() }

    public mutating func append(_ graphic: Graphic) {
        if let last = blocks.indices.last, blocks[last].count < Self.blockSize {
            blocks[last].append(graphic)
        } else {
            var block: [Graphic] = []
            block.reserveCapacity(Self.blockSize)
            block.append(graphic)
            blocks.append(block)
            starts.append(endIndex)
        }
        endIndex += 1
    }

    public mutating func replaceSubrange(_ range: Range<Int>, with graphics: some Collection<Graphic>) {
        if range.lowerBound == endIndex, graphics.count < Self.blockSize {
            for graphic in graphics { append(graphic) }
            return
        }
        var (first, last) = (place(of: range.lowerBound), place(of: range.upperBound))
        if first.block == blocks.count, first.block > 0 {
            first = Place(block: first.block - 1, offset: blocks[first.block - 1].count)
        }
        if last.block == blocks.count, last.block > 0 {
            last = Place(block: last.block - 1, offset: blocks[last.block - 1].count)
        }
        guard first.block < blocks.count else {
            blocks = Self.blocks(of: Array(graphics))
            renumber(from: 0)
            return
        }
        if first.block == last.block {
            blocks[first.block].replaceSubrange(first.offset..<last.offset, with: graphics)
        } else {
            let whole = blocks[first.block][..<first.offset] + graphics + blocks[last.block][last.offset...]
            blocks.replaceSubrange(first.block...last.block, with: [Array(whole)])
        }
        settle(first.block)
    }

    /// Divides a block that has become too large, and joins one that is too small with its neighbour.
    private mutating func settle(_ block: Int) {
        var block = block
        if blocks[block].count < Self.blockSize / 4, blocks.count > 1 {
            let neighbour = block > 0 ? block - 1 : 1
            block = Swift.min(block, neighbour)
            blocks.replaceSubrange(block...block + 1, with: [blocks[block] + blocks[block + 1]])
        }
        let count = blocks[block].count
        if count == 0 || count >= 2 * Self.blockSize {
            blocks.replaceSubrange(block...block, with: Self.blocks(of: blocks[block]))
        }
        renumber(from: block)
    }

    private static func blocks(of graphics: [Graphic]) -> [[Graphic]] {
        stride(from: 0, to: graphics.count, by: blockSize).map {
            Array(graphics[$0..<Swift.min($0 + blockSize, graphics.count)])
        }
    }
}

extension GraphicList: ExpressibleByArrayLiteral, Equatable {
    public init(arrayLiteral graphics: Graphic...) { self.init(graphics) }

    public static func == (a: GraphicList, b: GraphicList) -> Bool { a.elementsEqual(b) }
}
