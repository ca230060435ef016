import Gtk

/// A button that opens and closes a popover.
@MainActor
public final class Trigger {
    public let button: TriggerButton
    /// Of the button, for a list that stands in for it.
    public let name: String
    /// Makes what is shown, anew for each opening.
    public let makeContent: @MainActor () -> ContentController
    weak var delegate: (any PopoverDelegate)?
    /// Stands in for the button where that does not show, as a narrow toolbar's overflow button does.
    public weak var standIn: Trigger?
    /// Whether the button is about to be hidden for want of room: no popover hangs on it from now on.
    public var isTuckedAway = false

    /// - Parameter makeContent: called for each opening; a popover never shows what an earlier one left.
    public init(
        icon: String, name: String, delegate: (any PopoverDelegate)? = nil,
        makeContent: @escaping @MainActor () -> ContentController
    ) {
        self.name = name
        button = TriggerButton(icon: icon, name: name)
        button.keepsFocusOnPress()
        self.makeContent = makeContent
        self.delegate = delegate
    }

    /// Opens the popover as a press would, or closes it.
    public func press() { button.press() }

    /// The trigger whose button a popover can hang on now; nil where neither shows.
    var shown: Trigger? {
        if button.isMapped, !isTuckedAway { return self }
        return standIn.flatMap { $0.button.isMapped ? $0 : nil }
    }

    /// Whether the place, in pixels of the screen, is on the button.
    func contains(rootX: Double, rootY: Double) -> Bool {
        button.isMapped && button.isSensitive
            && (button.frameOnScreen?.contains(x: rootX, y: rootY) ?? false)
    }
}
