import Gtk
import PickerKit

/// A few words or icons in linked buttons, one of which is down.
final class ChoiceControlView: ControlView {
    private var control: ChoiceControl
    private let actions: ControlActions
    private let buttons = Box(.horizontal)
    private let row: FormRow
    /// Whether the buttons are too many to stand beside their label.
    private let isWide: Bool
    private static let mostBesideLabel = 4

    /// Never seen: it is down while none of the others is, as a group of radio buttons needs one.
    private let none = RadioButton(title: "", icon: nil, joining: nil)
    private var options: [RadioButton] = []

    init(_ control: ChoiceControl, _ actions: ControlActions) {
        self.control = control
        self.actions = actions
        isWide = control.options.count > Self.mostBesideLabel
        row = FormRow(control.name, buttons, isStacked: isWide)
        buttons.addClass("linked")
        makeButtons()
    }

    var widget: Widget { row.box }
    var formLabel: Label? { isWide ? nil : row.label }

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
            button.onKeyPress { [weak self] event in self?.handle(event, on: index) ?? false }
            buttons.append(button, expand: isWide)
        }
        buttons.setAccessible(name: control.name)
        buttons.showAll()
        showChosen()
    }

    private func showChosen() {
        let chosen = control.options.firstIndex(where: \.isChosen)
        let button = chosen.map { options[$0] } ?? none
        if !button.isActive { button.setActive(true) }
        // Tab comes to the chosen one alone; arrow keys lead on from there.
        for (index, option) in options.enumerated() { option.canFocus = index == chosen ?? 0 }
    }

    private func handle(_ event: KeyEvent, on index: Int) -> Bool {
        let next =
            switch event.key {
            case .left: index - 1
            case .right: index + 1
            default: -1
            }
        guard event.modifiers.isEmpty, options.indices.contains(next) else {
            return event.key == .left || event.key == .right
        }
        options[next].press()
        return true
    }

    private func choose(_ index: Int) {
        guard index < control.options.count, !control.options[index].isChosen else { return }
        let button = options[index]
        button.canFocus = true
        button.grabFocus()
        actions.choose(control.attribute, control.options[index].value)
    }
}
