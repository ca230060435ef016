import Gtk

/// A button that opens and closes a popover.
@MainActor
public final class Trigger {
    public let button: TriggerButton
    let makeContent: @MainActor () -> ContentController
    weak var delegate: (any PopoverDelegate)?

    /// - Parameter makeContent: called for each opening; a popover never shows what an earlier one left.
    public init(
        icon: String, name: String, delegate: (any PopoverDelegate)? = nil,
        makeContent: @escaping @MainActor () -> ContentController
    ) {
        button = TriggerButton(icon: icon, name: name)
        self.makeContent = makeContent
        self.delegate = delegate
    }

    /// Opens the popover as a press would, or closes it.
    public func press() { button.press() }

    /// Whether the place, in pixels of the screen, is on the button.
    func contains(rootX: Double, rootY: Double) -> Bool {
        button.isMapped && button.isSensitive
            && (button.frameOnScreen?.contains(x: rootX, y: rootY) ?? false)
    }
}
