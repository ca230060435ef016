import Gtk

/// A label at the left and what it is of at the right, or below where that is wide.
@MainActor
final class FormRow {
    let box: Box
    let label: Label

    /// - Parameter fills: whether the control takes the room behind the labels, as an entry does, or stands at
    ///   the end of the row.
    /// - Parameter isStacked: whether the control stands below its label, as wide as the form.
    init(_ name: String, _ control: Widget, fills: Bool = false, isStacked: Bool = false) {
        box = isStacked ? Box(.vertical, spacing: 6) : Box(.horizontal, spacing: 12)
        label = Label(name)
        label.setAlignment(horizontal: .fill, vertical: .center)
        label.setShownByShowAll(false)
        label.isVisible = !name.isEmpty
        box.append(label, expand: !fills && !isStacked)
        box.append(control, expand: fills)
        control.setAlignment(horizontal: fills || isStacked ? .fill : .end, vertical: .center)
    }

    var name: String {
        get { label.text }
        set {
            label.text = newValue
            label.isVisible = !newValue.isEmpty
        }
    }
}
