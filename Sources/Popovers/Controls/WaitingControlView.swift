import Gtk
import PickerKit

/// Says that something is on its way.
final class WaitingControlView: ControlView {
    private let box = Box(.horizontal, spacing: ControlColumn.gap)
    private let label: Label

    init(_ control: WaitingControl) {
        label = Label(control.text)
        label.setWraps(true)
        label.setWidth(characters: 20, atMost: 40)
        box.append(Spinner())
        box.append(label, expand: true)
    }

    var widget: Widget { box }

    func update(_ control: Control) -> Bool {
        guard case .waiting(let waiting) = control else { return false }
        if label.text != waiting.text { label.text = waiting.text }
        return true
    }
}
