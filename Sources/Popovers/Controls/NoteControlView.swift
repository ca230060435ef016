import Gtk
import PickerKit

/// A sentence to read.
final class NoteControlView: ControlView {
    private let label: Label

    init(_ control: NoteControl) {
        label = Label(control.text)
        label.setWraps(true)
        label.setWidth(characters: 12, atMost: 40)
    }

    var widget: Widget { label }

    func update(_ control: Control) -> Bool {
        guard case .note(let note) = control else { return false }
        if label.text != note.text { label.text = note.text }
        return true
    }
}
