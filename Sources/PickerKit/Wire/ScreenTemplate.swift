import Localization

/// A screen as a manifest or a program describes it, once it is read: what the description leaves out is filled
/// in from the values each time it is shown.
public struct ScreenTemplate: Sendable {
    public let title: String
    /// What each of its buttons does, by id, where the description says so.
    public let actions: [String: [PickerAction]]
    /// The rows of its lists, by id; a program may send more of them.
    public let lists: [String: ListRows]
    let controls: [ControlTemplate]

    public func screen(for context: PickerContext) -> Screen {
        Screen(title: title, controls: ControlTemplate.controls(controls, for: context, search: ""))
    }
}

/// One control of such a screen.
struct ControlTemplate: Sendable {
    let id: String
    /// For an entry whose text the lists and grids beside it are searched for; nil for any other control.
    var searches = false
    /// The control, and the text that its choices are searched for.
    let make: @Sendable (PickerContext, _ search: String) -> Control

    /// The controls for those values. A search counts for all that stands beside it and below that.
    static func controls(
        _ templates: [ControlTemplate], for context: PickerContext, search: String
    ) -> [Control] {
        let entry = templates.first(where: \.searches)
        let search = entry.map { context.state[$0.id] ?? "" } ?? search
        var controls = templates.map { $0.make(context, search) }
        if let entry, !search.isEmpty, controls.allSatisfy(\.hasNoChoice) {
            let text = tr("Nothing is called “{text}”.", ["text": search])
            controls.append(.note(NoteControl(id: "\(entry.id)-none", text: text)))
        }
        return controls
    }
}

extension Control {
    /// Whether a search left nothing of it to choose, or there never was.
    fileprivate var hasNoChoice: Bool {
        switch self {
        case .list(let list): list.rows.isEmpty
        case .grid(let grid): grid.cells.isEmpty
        case .disclosure(let disclosure): disclosure.controls.allSatisfy(\.hasNoChoice)
        default: true
        }
    }
}
