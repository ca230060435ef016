/// Why a popover closes.
public enum DismissReason: Sendable, Hashable {
    /// A press outside it.
    case outsidePress
    /// The Escape key.
    case escape
    /// A press on its own trigger, or on another one, which opens that one's popover instead.
    case trigger
    /// A choice in it.
    case selection
    /// A call of the program, which nobody is asked about.
    case program

    /// Whether the delegate may refuse.
    var isAsked: Bool { self != .program }
}
