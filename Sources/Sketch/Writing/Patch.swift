/// One place of a text that gets other bytes.
struct Patch {
    let range: Range<Int>
    let replacement: [UInt8]

    init(_ range: Range<Int>, _ replacement: some StringProtocol) {
        self.range = range
        self.replacement = Array(replacement.utf8)
    }

    init(_ range: Range<Int>, _ replacement: [UInt8]) {
        self.range = range
        self.replacement = replacement
    }

    init(inserting text: some StringProtocol, at offset: Int) {
        self.init(offset..<offset, text)
    }

    init(removing range: Range<Int>) {
        self.init(range, [])
    }
}

extension [UInt8] {
    /// The text with the patches applied. They do not overlap; those at one place apply in their order.
    func applying(_ patches: [Patch]) -> [UInt8] {
        if patches.isEmpty { return self }
        // Equal places keep their order: the sort of the standard library is stable only in fact, not by contract.
        let ordered = patches.enumerated().sorted { a, b in
            (a.element.range.lowerBound, a.element.range.upperBound, a.offset)
                < (b.element.range.lowerBound, b.element.range.upperBound, b.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(count + patches.reduce(0) { $0 + $1.replacement.count })
        var position = startIndex
        for (_, patch) in ordered {
            result += self[position..<Swift.max(position, patch.range.lowerBound)]
            result += patch.replacement
            position = Swift.max(position, patch.range.upperBound)
        }
        result += self[position...]
        return result
    }
}
