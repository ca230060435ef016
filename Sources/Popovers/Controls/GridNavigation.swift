/// Where arrow keys lead in cells that stand in rows, from left to right.
struct GridNavigation {
    let columns: Int
    let count: Int

    enum Move: Sendable {
        case left, right, up, down
        /// To the ends of the row, and of the grid.
        case rowStart, rowEnd, start, end
    }

    /// - Returns: nil where there is no way on: the focus may leave the grid.
    func destination(_ move: Move, from cell: Int) -> Int? {
        guard columns > 0, (0..<count).contains(cell) else { return nil }
        let rowStart = cell - cell % columns
        let target: Int
        switch move {
        case .left: target = cell - 1
        case .right: target = cell + 1
        case .up: target = cell - columns
        case .down:
            let lastRow = (count - 1) / columns * columns
            // Below the end of the grid, where its last row is short, is its last cell.
            target = rowStart < lastRow ? min(cell + columns, count - 1) : count
        case .rowStart: target = rowStart
        case .rowEnd: target = min(rowStart + columns, count) - 1
        case .start: target = 0
        case .end: target = count - 1
        }
        return (0..<count).contains(target) ? target : nil
    }
}
