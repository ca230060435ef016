import Ink

/// Square-ish cells over a rectangle, each with the slots of the graphics that touch it.
///
/// What lies outside the rectangle counts to the cells at its border; what covers very many cells, or has no
/// known extent, is kept apart and found by every query.
struct Grid: Sendable {
    /// How many graphics it was laid out for.
    let count: Int
    private let bounds: Rect
    private let columns: Int
    private let rows: Int
    private var cells: [[SpatialIndex.Slot]]
    private var wide: [SpatialIndex.Slot] = []

    private static let mostCells = 64

    init(bounds: Rect, count: Int) {
        self.count = count
        self.bounds = bounds
        // About two graphics a cell, the cells about as wide as high.
        let cellCount = Double(min(65_536, max(1, count / 2)))
        let shape = bounds.isEmpty ? 1 : bounds.width / bounds.height
        columns = Int(min(cellCount, max(1, (cellCount * shape).squareRoot())))
        rows = max(1, Int(cellCount) / columns)
        cells = Array(repeating: [], count: columns * rows)
    }

    mutating func insert(_ slot: SpatialIndex.Slot, _ extent: InkExtent) {
        visitCells(extent) { $0.append(slot) }
    }

    mutating func remove(_ slot: SpatialIndex.Slot, _ extent: InkExtent) {
        visitCells(extent) { cell in
            if let index = cell.firstIndex(of: slot) { cell.swapAt(index, cell.count - 1) }
            if cell.last == slot { cell.removeLast() }
        }
    }

    /// All slots in cells that the rectangle touches, some more than once; nil where that is most of them, and
    /// a look at each graphic is quicker.
    func slots(touching rect: Rect) -> [SpatialIndex.Slot]? {
        let (across, down) = (columns(of: rect), rows(of: rect))
        guard across.count * down.count * 2 <= cells.count else { return nil }
        var result = wide
        for row in down {
            for column in across { result += cells[row * columns + column] }
        }
        return result
    }

    private mutating func visitCells(_ extent: InkExtent, _ change: (inout [SpatialIndex.Slot]) -> Void) {
        switch extent {
        case .nothing: return
        case .anywhere: change(&wide)
        case .within(let rect):
            let (across, down) = (columns(of: rect), rows(of: rect))
            guard across.count * down.count <= Grid.mostCells else {
                change(&wide)
                return
            }
            for row in down {
                for column in across { change(&cells[row * columns + column]) }
            }
        }
    }

    private func columns(of rect: Rect) -> ClosedRange<Int> {
        let unit = bounds.width / Double(columns)
        return Grid.cell(
            rect.minX - bounds.minX, unit, columns)...Grid.cell(rect.maxX - bounds.minX, unit, columns)
    }

    private func rows(of rect: Rect) -> ClosedRange<Int> {
        let unit = bounds.height / Double(rows)
        return Grid.cell(rect.minY - bounds.minY, unit, rows)...Grid.cell(rect.maxY - bounds.minY, unit, rows)
    }

    private static func cell(_ distance: Double, _ unit: Double, _ count: Int) -> Int {
        guard unit > 0 else { return 0 }
        return Int(min(Double(count - 1), max(0, distance / unit)))
    }
}
