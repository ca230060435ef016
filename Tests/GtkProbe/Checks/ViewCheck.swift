import Gtk
import Popovers

/// Shows a list of rows that draws itself, for assistive technology to look at, until its window closes.
@MainActor
func showRows(_ facts: Facts, _ application: Application) {
    let window = Window(application: application)
    let rows = NumberedRows(count: 60)
    let report = Label("nothing chosen")
    report.setAccessible(name: "Report")
    let list = ListView(name: "Rows", movement: .cursor)
    list.source = rows
    list.onChoose = { [weak list] row in
        report.text = rows.title(row)
        rows.checked = row
        list?.reload()
    }
    let scroll = ScrollView()
    scroll.add(list)
    let box = Box(.vertical)
    box.append(report)
    box.append(scroll, expand: true)
    window.add(box)
    window.setDefaultSize(width: 300, height: 400)
    var isOpen = true
    window.onCloseRequest {
        isOpen = false
        return false
    }
    window.showAll()
    facts.expect(MainLoop.run(within: .seconds(120)) { !isOpen }, "the window is closed")
}

/// Rows that are called by their number, one of them checked.
@MainActor
private final class NumberedRows: ListSource {
    let rowCount: Int
    var checked = 2

    init(count: Int) { rowCount = count }

    func title(_ index: Int) -> String { "Row \(index)" }
    func isChecked(_ index: Int) -> Bool? { index == checked }
    func row(_ index: Int) -> ListRow { ListRow(title: title(index), isChecked: index == checked) }
}
