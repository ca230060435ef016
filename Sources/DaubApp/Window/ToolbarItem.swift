import Gtk
import Popovers

/// A button of the toolbar, and what stands for it in the overflow list where there is no room for it.
@MainActor
struct ToolbarItem {
    enum Kind {
        /// Something to do at once, and its button.
        case action(Button, @MainActor () -> Void)
        /// A popover to open.
        case trigger(Trigger)
    }

    let title: String
    let kind: Kind
    /// Whether it is the chosen one of its kind; nil where that has no meaning.
    var isChecked: @MainActor () -> Bool? = { nil }

    init(_ trigger: Trigger) {
        title = trigger.name
        kind = .trigger(trigger)
    }

    init(
        title: String, button: Button, isChecked: @escaping @MainActor () -> Bool? = { nil },
        action: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.isChecked = isChecked
        kind = .action(button, action)
    }

    var trigger: Trigger? { if case .trigger(let trigger) = kind { trigger } else { nil } }

    /// Its button, made now where it was not before.
    var button: Button {
        switch kind {
        case .action(let button, _): button
        case .trigger(let trigger): trigger.button
        }
    }

    /// Its button, where it was made already.
    var madeButton: Button? {
        switch kind {
        case .action(let button, _): button
        case .trigger(let trigger): trigger.made
        }
    }

    var isSensitive: Bool {
        switch kind {
        case .action(let button, _): button.isSensitive
        case .trigger(let trigger): trigger.isSensitive
        }
    }
}
