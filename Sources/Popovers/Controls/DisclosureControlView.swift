import Gtk
import PickerKit

/// A row that unfolds in place, with the controls below it. A search among them gets the focus as it unfolds.
final class DisclosureControlView: ControlView {
    private var control: DisclosureControl
    private let box = Box(.vertical)
    private let button: DisclosureButton
    private let labels = RowLabels(arrow: "pan-end-symbolic")
    private let revealer = Revealer()
    private let column: ControlColumn
    /// Whether it was unfolded by a press and the search, to which the focus is to go, is not there yet.
    private var awaitsSearch = false

    init(_ control: DisclosureControl, _ actions: ControlActions) {
        self.control = control
        button = DisclosureButton(name: control.name)
        column = ControlColumn(control.controls, actions, end: ControlColumn.edge)
        column.widget.addClass("disclosure-body")
        button.showAsRow(labels)
        revealer.add(column.widget)
        box.append(button)
        box.append(revealer)
        button.onToggle { [weak self] in
            guard let self else { return }
            awaitsSearch = button.isActive
            actions.remember(self.control.id, button.isActive ? "open" : nil)
        }
        show()
    }

    var widget: Widget { box }
    var isFlush: Bool { true }
    func fit(width: Int) { column.fit(width: width) }

    func update(_ control: Control) -> Bool {
        guard case .disclosure(let new) = control else { return false }
        guard new != self.control else { return true }
        self.control = new
        // What folds away keeps showing what it showed.
        if new.isOpen || !new.controls.isEmpty { column.update(new.controls) }
        show()
        if awaitsSearch, button.hasFocus, column.focusSearch() { awaitsSearch = false }
        return true
    }

    func clearSearch() -> Bool { control.isOpen && column.clearSearch() }

    func fold() -> Bool {
        guard control.isOpen, button.hasFocus || column.widget.holdsFocus else { return false }
        button.grabFocus()
        button.press()
        return true
    }

    private func show() {
        labels.set(title: control.name, value: control.value)
        button.setAccessible(name: control.name, description: control.value)
        button.setActive(control.isOpen)
        revealer.isRevealed = control.isOpen
        if control.isOpen { labels.arrow.addClass("open") } else { labels.arrow.removeClass("open") }
    }
}
