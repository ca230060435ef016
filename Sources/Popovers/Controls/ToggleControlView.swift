import Gtk
import PickerKit

/// A switch with its label; a press anywhere on the row switches it.
final class ToggleControlView: ControlView {
    private var control: ToggleControl
    private let area = PressArea()
    private let toggle = Switch()
    private let row: FormRow

    init(_ control: ToggleControl, _ actions: ControlActions) {
        self.control = control
        row = FormRow(control.name, toggle)
        area.add(row.box)
        area.onPress { [weak self] in
            guard let self else { return }
            toggle.grabFocus()
            toggle.toggle()
        }
        toggle.onToggle { [weak self] in
            guard let self else { return }
            let control = self.control
            actions.choose(control.attribute, toggle.isOn ? control.on : control.off)
        }
        show()
    }

    var widget: Widget { area }
    var formLabel: Label? { row.label }

    func update(_ control: Control) -> Bool {
        guard case .toggle(let new) = control else { return false }
        self.control = new
        show()
        return true
    }

    private func show() {
        row.name = control.name
        toggle.setAccessible(name: control.name)
        if toggle.isOn != control.isOn { toggle.setOn(control.isOn) }
    }
}
