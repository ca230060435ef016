import Gtk
import PickerKit

/// The widget behind one control of a screen. It is made once and then follows the control's values.
@MainActor
protocol ControlView: AnyObject {
    var widget: Widget { get }
    /// What stands before it in a form; those of a column are equally wide.
    var formLabel: Label? { get }
    /// Whether it reaches from edge to edge, as rows do.
    var isFlush: Bool { get }
    /// Room at the sides, in pixels, for one that is not flush.
    var edge: Int { get }
    /// Keeps it within the width, in pixels: what would be wider stands in more lines.
    func fit(width: Int)
    /// Shows the control as it is now.
    /// - Returns: false where the control is of another kind, which it cannot show.
    @discardableResult
    func update(_ control: Control) -> Bool
    /// Clears what is searched for; false where nothing is.
    func clearSearch() -> Bool
    /// Folds what is unfolded in it and has the focus; false where there is nothing.
    func fold() -> Bool
}

extension ControlView {
    var formLabel: Label? { nil }
    var isFlush: Bool { false }
    var edge: Int { ControlColumn.edge }
    func fit(width: Int) {}
    func clearSearch() -> Bool { false }
    func fold() -> Bool { false }
}

/// What a control view reports, and what it is helped with.
@MainActor
struct ControlActions {
    /// Draws pieces of SVG; nil where nobody can.
    let pictures: (any PictureRenderer)?
    /// A value that still moves.
    let change: (Attribute, AttributeValue) -> Void
    /// A value that is chosen.
    let choose: (Attribute, AttributeValue) -> Void
    /// A value that is only looked at; nil for none any more.
    let tryOut: (Attribute, AttributeValue?) -> Void
    /// A value that was typed and is left for another control: where every change is taken it is taken now.
    let settle: (Attribute, AttributeValue) -> Void
    /// A screen to go on to.
    let push: (String) -> Void
    /// A button that is pressed.
    let press: (String) -> Void
    /// What the picker is to remember by the id of a control; nil forgets it.
    let remember: (String, String?) -> Void
}

/// The one list of control kinds and their views.
@MainActor
func makeControlView(_ control: Control, _ actions: ControlActions) -> any ControlView {
    switch control {
    case .list(let list): ListControlView(list, actions)
    case .grid(let grid): GridControlView(grid, actions)
    case .slider(let slider): SliderControlView(slider, actions)
    case .number(let number): NumberControlView(number, actions)
    case .text(let text): TextControlView(text, actions)
    case .toggle(let toggle): ToggleControlView(toggle, actions)
    case .choice(let choice): ChoiceControlView(choice, actions)
    case .search(let search): SearchControlView(search, actions)
    case .colorPlane(let plane): ColorPlaneControlView(plane, actions)
    case .preview(let preview): PreviewControlView(preview)
    case .disclosure(let disclosure): DisclosureControlView(disclosure, actions)
    case .link(let link): LinkControlView(link, actions)
    case .button(let button): ButtonControlView(button, actions)
    case .note(let note): NoteControlView(note)
    case .waiting(let waiting): WaitingControlView(waiting)
    }
}
