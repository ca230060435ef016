import Gtk
import PickerKit

/// An entry to search with. Enter chooses the first row that is found, and Down goes to the rows.
final class SearchControlView: ControlView {
    private var control: SearchControl
    private let entry = SearchEntry()
    private var isUpdating = false
    /// What is searched, where a list stands below.
    var list: (() -> ListView?)?

    init(_ control: SearchControl, _ actions: ControlActions) {
        self.control = control
        entry.text = control.text
        show()
        entry.onChange { [weak self] in
            guard let self, !isUpdating else { return }
            let text = entry.text
            actions.remember(self.control.id, text.isEmpty ? nil : text)
        }
        entry.onActivate { [weak self] in
            // Without a word, the first row is no answer to anything.
            guard let self, !entry.text.isEmpty else { return }
            list?()?.chooseFirst()
        }
        entry.onKeyPress { [weak self] event in
            guard event.key == .down, event.modifiers.isEmpty, let list = self?.list?(), list.rowCount > 0
            else { return false }
            list.grabFocus()
            return true
        }
    }

    func focus() { entry.grabFocus() }

    var widget: Widget { entry }

    func update(_ control: Control) -> Bool {
        guard case .search(let new) = control else { return false }
        guard new != self.control else { return true }
        self.control = new
        show()
        return true
    }

    private func show() {
        entry.setAccessible(name: control.name)
        entry.setPlaceholder(control.name)
        guard entry.text != control.text else { return }
        isUpdating = true
        entry.text = control.text
        isUpdating = false
    }

    /// Empties the entry; false where it is empty already.
    func clear() -> Bool {
        guard !entry.text.isEmpty else { return false }
        entry.text = ""
        return true
    }

    func clearSearch() -> Bool { clear() }
}
