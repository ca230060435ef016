/// What a popover shows at a time: a title and controls, from top to bottom.
public struct Screen: Sendable, Hashable {
    public var title: String
    public var controls: [Control]

    public init(title: String, controls: [Control]) {
        self.title = title
        self.controls = controls
    }
}

/// One thing on a screen. The host draws it in the desktop's manner.
public indirect enum Control: Sendable, Hashable, Identifiable {
    case list(ListControl)
    case grid(GridControl)
    case slider(SliderControl)
    case number(NumberControl)
    case text(TextControl)
    case toggle(ToggleControl)
    case choice(ChoiceControl)
    case search(SearchControl)
    case colorPlane(ColorPlaneControl)
    case preview(PreviewControl)
    case disclosure(DisclosureControl)
    case link(LinkControl)
    case button(ButtonControl)
    case note(NoteControl)
    case waiting(WaitingControl)

    /// Unique on its screen, and the same from one description of it to the next.
    public var id: String {
        switch self {
        case .list(let list): list.id
        case .grid(let grid): grid.id
        case .slider(let slider): slider.id
        case .number(let number): number.id
        case .text(let text): text.id
        case .toggle(let toggle): toggle.id
        case .choice(let choice): choice.id
        case .search(let search): search.id
        case .colorPlane(let plane): plane.id
        case .preview(let preview): preview.id
        case .disclosure(let disclosure): disclosure.id
        case .link(let link): link.id
        case .button(let button): button.id
        case .note(let note): note.id
        case .waiting(let waiting): waiting.id
        }
    }
}
