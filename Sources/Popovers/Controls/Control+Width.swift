import Cairo
import PickerKit

extension Control {
    /// The width that it will ask for, in pixels, where that can be told before it is made; else nil.
    @MainActor
    func width(textContext: OpaquePointer) -> Int? {
        switch self {
        case .grid(let grid):
            let art = CellArt(grid.cells, textContext: textContext)
            let places = GridPlaces(columns: max(1, grid.columns), count: grid.cells.count, cell: art.size)
            return places.width + 2 * ControlColumn.edge
        case .link(let link):
            let texts = [link.title, link.value].map { TextLayout($0, unsafeContext: textContext).size.width }
            return RowLabels.width(around: Int(texts.reduce(0, +).rounded(.up)))
        default:
            return nil
        }
    }
}
