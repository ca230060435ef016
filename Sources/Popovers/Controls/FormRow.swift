import Gtk

/// A label at the left and what it is of at the right.
@MainActor
final class FormRow {
    let box = Box(.horizontal, spacing: 12)
    let label: Label

    /// - Parameter fills: whether the control takes the room behind the labels, as an entry does, or stands at
    ///   the end of the row.
    init(_ name: String, _ control: Widget, fills: Bool = false) {
        label = Label(name)
        label.setAlignment(horizontal: .fill, vertical: .center)
        label.setShownByShowAll(false)
        label.isVisible = !name.isEmpty
        box.append(label, expand: !fills)
        box.append(control, expand: fills)
        control.setAlignment(horizontal: fills ? .fill : .end, vertical: .center)
    }

    var name: String {
        get { label.text }
        set {
            label.text = newValue
            label.isVisible = !newValue.isEmpty
        }
    }
}
