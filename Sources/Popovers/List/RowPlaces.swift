/// Where the rows of a list stand, in pixels from its top: all rows are equally high, and some have a heading
/// over them.
struct RowPlaces {
    let count: Int
    let rowHeight: Int
    let headingHeight: Int
    /// The rows with a heading, in order.
    let sections: [Int]

    init(count: Int, rowHeight: Int, headingHeight: Int, sections: [Int] = []) {
        self.count = count
        self.rowHeight = rowHeight
        self.headingHeight = headingHeight
        self.sections = sections.filter { $0 < count }
    }

    var height: Int { count * rowHeight + sections.count * headingHeight }

    func top(of row: Int) -> Int { row * rowHeight + headings(upTo: row) * headingHeight }

    /// Where the heading over the row stands; nil where it has none.
    func heading(over row: Int) -> Range<Int>? {
        let before = headings(upTo: row - 1)
        guard before < sections.count, sections[before] == row else { return nil }
        let top = top(of: row)
        return top - headingHeight..<top
    }

    /// The row at the place; nil on a heading and outside.
    func row(at y: Int) -> Int? {
        guard y >= 0, y < height, let row = nearest(y), y >= top(of: row) else { return nil }
        return row
    }

    /// The rows of which something, the heading included, is in the span.
    func rows(in span: Range<Int>) -> Range<Int> {
        let low = max(0, span.lowerBound)
        let high = min(height, span.upperBound)
        guard low < high, let first = nearest(low), let last = nearest(high - 1) else { return 0..<0 }
        return first..<last + 1
    }

    /// The row that the place belongs to, its heading included.
    private func nearest(_ y: Int) -> Int? {
        guard count > 0, rowHeight > 0 else { return nil }
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high) / 2
            if top(of: middle) + rowHeight > y { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// How many headings there are down to that row, its own included.
    private func headings(upTo row: Int) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle] <= row { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
