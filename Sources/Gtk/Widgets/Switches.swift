import CGtk
import CGtkBridge

/// Something that is on or off.
public final class Switch: Widget {
    /// What its owner knows of it. To block the handler would not do: `notify` starts over where it is emitted
    /// within itself, and by then nothing is blocked.
    private var known = false

    public init() { super.init(raw: gtk_switch_new()) }

    public var isOn: Bool { gtk_switch_get_active(cast()) != 0 }

    /// Sets it; the handler is not called.
    public func setOn(_ on: Bool) {
        known = on
        gtk_switch_set_active(cast(), on ? 1 : 0)
    }

    /// Sets it as a press would.
    public func toggle() { gtk_switch_set_active(cast(), isOn ? 0 : 1) }

    /// The one handler of changes by hand.
    public func onToggle(_ handler: @escaping @MainActor () -> Void) {
        connectNotify("active") { [weak self] in
            guard let self, isOn != known else { return }
            known = isOn
            handler()
        }
    }
}

/// One of several buttons of which one is down. Arrow keys go from one to the next and press it.
public final class RadioButton: ToggleButton {
    /// - Parameter group: any button of the group; nil begins one.
    public init(title: String, icon: String?, joining group: RadioButton?) {
        super.init(
            unsafe: withExtendedLifetime(group) { gtk_radio_button_new_from_widget(group.map { $0.cast() }) })
        // Without an indicator it looks like a button.
        gtk_toggle_button_set_mode(cast(), 0)
        if let icon {
            setImage(Image(icon: icon))
            setTooltip(title)
        } else {
            gtk_button_set_label(cast(), title)
        }
        setAccessible(name: title)
    }
}

/// A button that unfolds what is below it, and says so to assistive technology.
public final class DisclosureButton: ToggleButton {
    public init(name: String) {
        super.init(unsafe: daub_disclosure_new())
        setAccessible(name: name)
    }
}
