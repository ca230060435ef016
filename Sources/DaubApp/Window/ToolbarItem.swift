import Gtk
import Popovers

/// A button of the toolbar, and what stands for it in the overflow list where there is no room for it.
@MainActor
struct ToolbarItem {
    enum Kind {
        /// Something to do at once.
        case action(@MainActor () -> Void)
        /// A popover to open.
        case trigger(Trigger)
    }

    let title: String
    let button: Button
    let kind: Kind
    /// Whether it is the chosen one of its kind; nil where that has no meaning.
    var isChecked: @MainActor () -> Bool? = { nil }
}
