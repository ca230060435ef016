import Gtk
import PickerKit

/// The widget behind one control of a screen. It is made once and then follows the control's values.
@MainActor
protocol ControlView: AnyObject {
    var widget: Widget { get }
    /// Shows the control as it is now; a control of another kind is not its business and is ignored.
    func update(_ control: Control)
}

/// What a control view reports: a value that still moves or one that is chosen, a screen to go on to, a button
/// that is pressed, something to remember while the picker is open.
@MainActor
struct ControlActions {
    let change: (Attribute, AttributeValue) -> Void
    let choose: (Attribute, AttributeValue) -> Void
    let push: (String) -> Void
    let press: (String) -> Void
    let remember: (String, String?) -> Void
}

/// The one list of control kinds and their views.
@MainActor
func makeControlView(_ control: Control, _ actions: ControlActions) -> any ControlView {
    switch control {
    case .list(let list): ListControlView(list, actions)
    case .slider(let slider): SliderControlView(slider, actions)
    case .preview(let preview): PreviewControlView(preview)
    case .note(let note): NoteControlView(note)
    case .grid, .number, .text, .toggle, .choice, .search, .colorPlane, .disclosure, .link, .button:
        NoteControlView(NoteControl(id: control.id, text: control.id))
    }
}
