import Gtk
import Localization

/// A button that opens and closes a popover. The button is made when it is first needed, for there may be very
/// many triggers of which few show.
@MainActor
public final class Trigger {
    /// Of the button, for a list that stands in for it.
    public private(set) var name: String
    private var icon: String
    /// Makes what is shown, anew for each opening; nil where there is nothing to show any more.
    public let makeContent: @MainActor () -> ContentController?
    /// Told of the popover's end, and asked before it.
    public weak var delegate: (any PopoverDelegate)?
    /// Stands in for the button where that does not show, as a narrow toolbar's overflow button does.
    public weak var standIn: Trigger?
    /// Whether the button is about to be hidden for want of room: no popover hangs on it from now on.
    public var isTuckedAway = false
    /// Whether it opens anything.
    public var isSensitive = true { didSet { made?.isSensitive = isSensitive } }
    /// The button, where it was made already.
    public private(set) var made: TriggerButton?
    var onToggle: (@MainActor () -> Void)? { didSet { made.map(connect) } }

    /// What the button says beside its name, such as which filter is on: in the tooltip, to assistive technology,
    /// and by a mark on it; nil for nothing.
    public var status: String? { didSet { if status != oldValue { made.map(showStatus(on:)) } } }

    /// - Parameters:
    ///   - icon: a name in the icon theme, or the full path of a picture.
    ///   - makeContent: called for each opening; a popover never shows what an earlier one left.
    public init(
        icon: String, name: String, delegate: (any PopoverDelegate)? = nil,
        makeContent: @escaping @MainActor () -> ContentController?
    ) {
        self.icon = icon
        self.name = name
        self.makeContent = makeContent
        self.delegate = delegate
    }

    public var button: TriggerButton {
        if let made { return made }
        let button = TriggerButton(icon: icon, name: name)
        button.keepsFocusOnPress()
        button.isSensitive = isSensitive
        made = button
        connect(button)
        if status != nil { showStatus(on: button) }
        return button
    }

    private func connect(_ button: TriggerButton) {
        guard onToggle != nil else { return }
        button.onToggle { [weak self] in self?.onToggle?() }
    }

    private func showStatus(on button: TriggerButton) {
        button.setTooltip(status.map { tr("{name}: {status}", ["name": name, "status": $0]) } ?? name)
        button.setAccessible(name: name, description: status ?? "")
        if status != nil { button.addClass("marked") } else { button.removeClass("marked") }
    }

    /// Gives the button another face; what it opens stays open.
    public func show(icon: String, name: String) {
        guard (icon, name) != (self.icon, self.name) else { return }
        (self.icon, self.name) = (icon, name)
        guard let made else { return }
        made.show(icon: icon, name: name)
        if status != nil { showStatus(on: made) }
    }

    /// Opens the popover as a press would, or closes it.
    public func press() { button.press() }

    /// The trigger whose button a popover can hang on now; nil where neither shows.
    var shown: Trigger? {
        if let made, made.isMapped, !isTuckedAway { return self }
        return standIn.flatMap { $0.button.isMapped ? $0 : nil }
    }

    /// Whether the place, in pixels of the screen, is on the button.
    func contains(rootX: Double, rootY: Double) -> Bool {
        guard let made, made.isMapped, made.isSensitive else { return false }
        return made.frameOnScreen?.contains(x: rootX, y: rootY) ?? false
    }
}
