/// What stands behind a toolbar button: it says what it edits and describes its content as values, which
/// the host draws.
///
/// A picker holds no widget and no state of its own: the same context gives the same content. It is called
/// from any thread.
public protocol Picker: Sendable {
    var descriptor: PickerDescriptor { get }

    /// The screen that the popover opens with, and again after each change while it is open.
    ///
    /// Controls keep their ids from one call to the next; the host updates those that changed.
    func content(for context: PickerContext) -> Screen

    /// The screen that a link leads to; nil where there is none of that id.
    func screen(_ id: String, for context: PickerContext) -> Screen?

    /// What the press of a button does.
    func actions(forButton id: String, in context: PickerContext) -> [PickerAction]

    /// Begins to talk with the picker, for one use of it. One of this process has nothing to add to the default.
    @MainActor func converse() -> any PickerConversation

    /// What the toolbar button is to say beside its name, such as which filter is on; nil for nothing. Asked
    /// for pickers of the library, with values alone.
    func status(for context: PickerContext) -> String?
}

extension Picker {
    public func screen(_ id: String, for context: PickerContext) -> Screen? { nil }
    public func actions(forButton id: String, in context: PickerContext) -> [PickerAction] { [] }
    @MainActor public func converse() -> any PickerConversation { LocalConversation(self) }
    public func status(for context: PickerContext) -> String? { nil }
}
