/// What a picker says when it is asked for a screen.
public enum ScreenAnswer: Sendable, Hashable {
    case screen(Screen)
    /// It was asked and has not answered yet; this is shown until it does.
    case waiting(Screen)
    /// It failed; this says how, and what can be done.
    case failed(Screen)
    /// It knows no such screen.
    case none
}

/// How a session talks with its picker. In this process the answer is there at once; from another it comes later.
@MainActor
public protocol PickerConversation: AnyObject {
    /// Called when a screen would be another now.
    var onChange: (@MainActor () -> Void)? { get set }
    /// Called with what a press does, and with what the picker does unasked.
    var onActions: (@MainActor ([PickerAction]) -> Void)? { get set }
    /// Called when the picker failed: what it had changed and nobody took is to be taken back.
    var onFailure: (@MainActor () -> Void)? { get set }

    /// The screen of that id, or the first one, as far as it is known; asks for it where it is not.
    func screen(_ id: String?, for context: PickerContext) -> ScreenAnswer

    /// Tells that a button was pressed; what it does comes through `onActions`, here or later.
    func press(button id: String, in context: PickerContext)

    /// Nothing more is asked.
    func end()
}

/// The conversation with a picker of this process: it answers at once.
@MainActor
public final class LocalConversation: PickerConversation {
    public var onChange: (@MainActor () -> Void)?
    public var onActions: (@MainActor ([PickerAction]) -> Void)?
    public var onFailure: (@MainActor () -> Void)?
    private let picker: any Picker

    public init(_ picker: any Picker) { self.picker = picker }

    public func screen(_ id: String?, for context: PickerContext) -> ScreenAnswer {
        guard let id else { return .screen(picker.content(for: context)) }
        return picker.screen(id, for: context).map(ScreenAnswer.screen) ?? .none
    }

    public func press(button id: String, in context: PickerContext) {
        onActions?(picker.actions(forButton: id, in: context))
    }

    public func end() {}
}
