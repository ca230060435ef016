import Gtk

/// A label at the left and what it is of at the right, or below where both have no room beside each other.
@MainActor
final class FormRow {
    /// How the control stands.
    enum Style {
        /// At the end of the row.
        case end
        /// In the room behind the labels, as an entry does.
        case filling
        /// Below the label, as wide as the form.
        case below
    }

    let box = Box(.horizontal)
    let label: Label
    private let control: Widget
    private let style: Style

    init(_ name: String, _ control: Widget, _ style: Style = .end) {
        self.control = control
        self.style = style
        label = Label(name)
        label.setWraps(true)
        label.setAlignment(horizontal: .fill, vertical: .center)
        label.setShownByShowAll(false)
        label.isVisible = !name.isEmpty
        box.append(label, expand: style == .end)
        box.append(control, expand: style == .filling)
        stack(style == .below)
    }

    var name: String {
        get { label.text }
        set {
            label.text = newValue
            label.isVisible = !newValue.isEmpty
        }
    }

    /// Whether the control stands below its label.
    private(set) var isStacked = false

    /// Puts the control below its label where both are wider than that, in pixels.
    func fit(width: Int) {
        guard style != .below else { return }
        let labelWidth = label.isVisible ? label.naturalSize.width + Self.gap : 0
        let isStacked = labelWidth + control.minimumWidth > width
        if isStacked != self.isStacked { stack(isStacked) }
    }

    private static let gap = 12

    private func stack(_ isStacked: Bool) {
        self.isStacked = isStacked
        box.turn(isStacked ? .vertical : .horizontal, spacing: isStacked ? 6 : Self.gap)
        let alignment: WidgetAlignment =
            switch style {
            case .filling, .below: .fill
            case .end: isStacked ? .start : .end
            }
        control.setAlignment(horizontal: alignment, vertical: .center)
    }
}
