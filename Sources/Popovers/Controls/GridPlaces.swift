import Gtk

/// Where the cells of a grid stand, in pixels from its top left.
struct GridPlaces {
    let columns: Int
    let count: Int
    let cell: (width: Int, height: Int)

    private var rows: Int { columns > 0 ? (count + columns - 1) / columns : 0 }
    var width: Int { min(columns, count) * cell.width }
    var height: Int { rows * cell.height }

    func frame(of index: Int) -> PixelRect {
        PixelRect(
            x: index % columns * cell.width, y: index / columns * cell.height, width: cell.width,
            height: cell.height)
    }

    func cell(atX x: Double, y: Double) -> Int? {
        guard x >= 0, y >= 0, columns > 0, Int(x) < columns * cell.width else { return nil }
        let index = Int(y) / cell.height * columns + Int(x) / cell.width
        return index < count ? index : nil
    }
}
