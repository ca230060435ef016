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
public enum Control: Sendable, Hashable, Identifiable {
    case list(ListControl)
    case slider(SliderControl)
    case preview(PreviewControl)
    case note(NoteControl)

    /// Unique on its screen, and the same from one description of it to the next.
    public var id: String {
        switch self {
        case .list(let list): list.id
        case .slider(let slider): slider.id
        case .preview(let preview): preview.id
        case .note(let note): note.id
        }
    }
}
