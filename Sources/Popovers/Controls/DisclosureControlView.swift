import Gtk
import PickerKit

/// A row that unfolds in place, with the controls below it.
final class DisclosureControlView: ControlView {
    private var control: DisclosureControl
    private let box = Box(.vertical)
    private let button: DisclosureButton
    private let labels = RowLabels(arrow: "pan-end-symbolic")
    private let revealer = Revealer()
    private let column: ControlColumn

    init(_ control: DisclosureControl, _ actions: ControlActions) {
        self.control = control
        button = DisclosureButton(name: control.name)
        column = ControlColumn(control.controls, actions)
        column.widget.addClass("disclosure-body")
        button.showAsRow(labels)
        revealer.add(column.widget)
        box.append(button)
        box.append(revealer)
        button.onToggle { [weak self] in
            guard let self else { return }
            actions.remember(self.control.id, button.isActive ? "open" : nil)
        }
        show()
    }

    var widget: Widget { box }
    var isFlush: Bool { true }

    func update(_ control: Control) -> Bool {
        guard case .disclosure(let new) = control else { return false }
        guard new != self.control else { return true }
        self.control = new
        // What folds away keeps showing what it showed.
        if new.isOpen || !new.controls.isEmpty { column.update(new.controls) }
        show()
        return true
    }

    func clearSearch() -> Bool { control.isOpen && column.clearSearch() }

    private func show() {
        labels.set(title: control.name, value: control.value)
        button.setAccessible(name: control.name, description: control.value)
        button.setActive(control.isOpen)
        revealer.isRevealed = control.isOpen
        if control.isOpen { labels.arrow.addClass("open") } else { labels.arrow.removeClass("open") }
    }
}
