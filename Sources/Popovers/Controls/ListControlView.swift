import Gtk
import PickerKit

/// A list to choose from.
final class ListControlView: ControlView, ListSource {
    private var control: ListControl
    private let list: ListView

    init(_ control: ListControl, _ actions: ControlActions) {
        self.control = control
        list = ListView(name: control.name, movement: .cursor)
        list.source = self
        list.moveCursor(to: control.rows.firstIndex(where: \.isChecked))
        list.onChoose = { [weak self] index in
            guard let self else { return }
            actions.choose(self.control.attribute, self.control.rows[index].value)
        }
    }

    var widget: Widget { list }

    func update(_ control: Control) {
        guard case .list(let new) = control, new != self.control else { return }
        self.control = new
        list.reload()
    }

    var rowCount: Int { control.rows.count }
    func title(_ index: Int) -> String { control.rows[index].title }
    func isChecked(_ index: Int) -> Bool? { control.rows[index].isChecked }
    var hasSwatches: Bool { control.rows.first?.swatch != nil }
    func row(_ index: Int) -> ListRow {
        let row = control.rows[index]
        return ListRow(title: row.title, swatch: row.swatch, isChecked: row.isChecked)
    }
}
