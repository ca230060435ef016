import Gtk

/// What rows to press look like: a title at the left, a value and an arrow at the right.
@MainActor
final class RowLabels {
    let box = Box(.horizontal, spacing: RowLabels.spacing)
    private static let spacing = 12

    /// What a row takes with texts of so much width together, in pixels: an arrow, and room between and around them.
    static func width(around texts: Int) -> Int { texts + 16 + 2 * spacing + 2 * ControlColumn.edge }

    private let title = Label("")
    private let value = Label("")
    let arrow: Image

    init(arrow icon: String) {
        arrow = Image(icon: icon)
        arrow.addClass("row-arrow")
        title.setWraps(true)
        value.addClass("dim-label")
        value.setEllipsized()
        box.append(title, expand: true)
        box.append(value)
        box.append(arrow)
    }

    func set(title: String, value: String) {
        self.title.text = title
        self.value.text = value
    }
}
