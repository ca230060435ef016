import Gtk
import PickerKit

/// A few words or icons in linked buttons, one of which is down.
final class ChoiceControlView: ControlView {
    private var control: ChoiceControl
    private let actions: ControlActions
    private let buttons = Box(.horizontal)
    private let row: FormRow
    /// Never seen: it is down while none of the others is, as a group of radio buttons needs one.
    private let none = RadioButton(title: "", icon: nil, joining: nil)
    private var options: [RadioButton] = []

    init(_ control: ChoiceControl, _ actions: ControlActions) {
        self.control = control
        self.actions = actions
        row = FormRow(control.name, buttons)
        buttons.addClass("linked")
        makeButtons()
    }

    var widget: Widget { row.box }
    var formLabel: Label? { row.label }

    func update(_ control: Control) -> Bool {
        guard case .choice(let new) = control else { return false }
        guard new != self.control else { return true }
        let hasSameButtons = new.options.elementsEqual(self.control.options) {
            $0.title == $1.title && $0.icon == $1.icon
        }
        self.control = new
        row.name = new.name
        if hasSameButtons { showChosen() } else { makeButtons() }
        return true
    }

    private func makeButtons() {
        for button in options { button.destroy() }
        options = control.options.map { RadioButton(title: $0.title, icon: $0.icon, joining: none) }
        for (index, button) in options.enumerated() {
            button.setAccessible(name: control.options[index].title, description: control.name)
            button.onToggle { [weak self, weak button] in
                guard let self, let button, button.isActive else { return }
                choose(index)
            }
            buttons.append(button)
        }
        buttons.setAccessible(name: control.name)
        buttons.showAll()
        showChosen()
    }

    private func showChosen() {
        let chosen = control.options.firstIndex(where: \.isChosen)
        let button = chosen.map { options[$0] } ?? none
        if !button.isActive { button.setActive(true) }
    }

    private func choose(_ index: Int) {
        guard index < control.options.count, !control.options[index].isChosen else { return }
        actions.choose(control.attribute, control.options[index].value)
    }
}
