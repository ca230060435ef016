import Gtk
import PickerKit

/// A sentence to read.
final class NoteControlView: ControlView {
    private let label: Label

    init(_ control: NoteControl) {
        label = Label(control.text)
        label.setWraps(true)
        label.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    }

    var widget: Widget { label }

    func update(_ control: Control) {
        guard case .note(let note) = control else { return }
        label.text = note.text
    }
}
