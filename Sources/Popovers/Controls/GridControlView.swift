import Gtk
import PickerKit

/// Cells in rows and columns below a heading.
final class GridControlView: ControlView {
    private var control: GridControl
    private let box = Box(.vertical, spacing: 6)
    private let heading: Label
    private let cells: CellView

    init(_ control: GridControl, _ actions: ControlActions) {
        self.control = control
        heading = Label(control.name)
        heading.addClass("control-heading")
        heading.setMargins(start: Int(CellArt.margin))
        heading.setShownByShowAll(false)
        heading.isVisible = !control.name.isEmpty
        cells = CellView(control, pictures: actions.pictures)
        cells.setAlignment(horizontal: .start, vertical: .start)
        box.append(heading)
        box.append(cells)
        cells.onChoose = { [weak self] index in
            guard let self else { return }
            actions.choose(self.control.attribute, self.control.cells[index].value)
        }
    }

    var widget: Widget { box }
    // What a cell shows stands inside it, and in line with everything else.
    var edge: Int { ControlColumn.edge - Int(CellArt.margin) }
    func fit(width: Int) { cells.fit(width: width) }

    func update(_ control: Control) -> Bool {
        guard case .grid(let new) = control else { return false }
        guard new != self.control else { return true }
        self.control = new
        heading.text = new.name
        heading.isVisible = !new.name.isEmpty
        cells.show(new)
        return true
    }
}
