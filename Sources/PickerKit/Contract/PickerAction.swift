/// What a picker can have the host do when a button in it is pressed.
public enum PickerAction: Sendable, Hashable {
    /// Chooses a value, as a row of a list would.
    case choose(Attribute, AttributeValue)
    /// Shows a value that may still change, as a slider would.
    case change(Attribute, AttributeValue)
    /// Remembers something while the picker is open; nil forgets it.
    case remember(String, String?)
    /// Goes on to the screen of that id.
    case push(String)
    /// Goes back to the screen before.
    case pop
    /// Closes the popover, as choosing a row would.
    case dismiss
    /// Asks the host for something that only it can do, such as `eyedropper`, which then changes the
    /// attribute, or `notebook.new`.
    case request(String, Attribute)
}
