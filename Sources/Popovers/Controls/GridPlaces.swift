import Gtk

/// Where the cells of a grid stand, in pixels from its top left.
struct GridPlaces: Equatable {
    let columns: Int
    let count: Int
    private let cellWidth: Int
    private let cellHeight: Int
    /// Whether the first column is the one at the right.
    private let isMirrored: Bool

    private static let leastWidth = 16

    /// - Parameters:
    ///   - cell: what each would like to take.
    ///   - shrinks: whether cells become narrower, or else columns fewer, where there is no room.
    ///   - room: the width that there is; nil for any.
    init(
        columns: Int, count: Int, cell: (width: Int, height: Int), shrinks: Bool = false,
        within room: Int? = nil, isMirrored: Bool = false
    ) {
        self.count = count
        self.isMirrored = isMirrored
        let wide = max(1, min(columns, count))
        guard let room, wide * cell.width > room else {
            (self.columns, cellWidth, cellHeight) = (columns, cell.width, cell.height)
            return
        }
        if shrinks {
            self.columns = columns
            cellWidth = max(Self.leastWidth, room / wide)
            // A square stays one.
            cellHeight = cell.width == cell.height ? cellWidth : cell.height
        } else {
            self.columns = max(1, room / max(1, cell.width))
            (cellWidth, cellHeight) = (min(cell.width, room), cell.height)
        }
    }

    private var rows: Int { columns > 0 ? (count + columns - 1) / columns : 0 }
    var width: Int { min(columns, count) * cellWidth }
    var height: Int { rows * cellHeight }

    func frame(of index: Int) -> PixelRect {
        let x = index % columns * cellWidth
        return PixelRect(
            x: isMirrored ? width - x - cellWidth : x, y: index / columns * cellHeight, width: cellWidth,
            height: cellHeight)
    }

    func cell(atX x: Double, y: Double) -> Int? {
        guard x >= 0, y >= 0, columns > 0, Int(x) < width else { return nil }
        let column = isMirrored ? (width - 1 - Int(x)) / cellWidth : Int(x) / cellWidth
        let index = Int(y) / cellHeight * columns + column
        return index < count ? index : nil
    }
}
