import Gtk
import PickerKit

/// A list to choose from.
final class ListControlView: ControlView, ListSource {
    private var control: ListControl
    private var landmarks: Rows.Landmarks
    /// Some rows from all over, which stand for all where only looks matter.
    private var sample: [ListControl.Row]
    private let actions: ControlActions
    private let list: ListView

    init(_ control: ListControl, _ actions: ControlActions) {
        self.control = control
        self.actions = actions
        landmarks = control.rows.landmarks
        sample = control.rows.sample(atMost: Self.sampleSize)
        list = ListView(name: control.name, movement: .cursor)
        list.source = self
        list.moveCursor(to: landmarks.checked)
        list.onChoose = { [weak self] index in
            guard let self else { return }
            actions.choose(self.control.attribute, self.control.rows[index].value)
        }
        list.onLook = { [weak self] index in self?.tryOut(index) }
        list.onStar = { [weak self] index in
            guard let star = self?.control.rows[index].star else { return }
            actions.press(star.button)
        }
    }

    private func tryOut(_ index: Int?) {
        guard control.triesOut else { return }
        actions.tryOut(control.attribute, index.map { control.rows[$0].value })
    }

    private static let sampleSize = 64

    var widget: Widget { list }
    var isFlush: Bool { true }

    func update(_ control: Control) -> Bool {
        guard case .list(let new) = control else { return false }
        guard new != self.control else { return true }
        let added = new.rows.count - self.control.rows.count
        let row = list.hasFocus ? list.cursor.map { self.control.rows[$0].value } : nil
        tryOut(nil)
        self.control = new
        landmarks = new.rows.landmarks
        sample = new.rows.sample(atMost: Self.sampleSize)
        list.setAccessible(name: new.name)
        let top = list.cursor.map { list.rowFrame($0).y } ?? 0
        list.reload()
        guard added != 0 else { return true }
        if let row, let moved = list.cursor.map({ $0 + added }), new.rows.indices.contains(moved),
            new.rows[moved].value == row
        {
            // Rows came or went above: the one that a person is on stays where it is.
            list.keepCursor(on: moved, shiftedBy: list.rowFrame(moved).y - top)
        } else {
            list.moveCursor(to: landmarks.checked ?? (new.rows.isEmpty ? nil : 0))
        }
        return true
    }

    // MARK: ListSource

    var rowCount: Int { control.rows.count }
    func title(_ index: Int) -> String { control.rows[index].title }
    func isChecked(_ index: Int) -> Bool? { control.rows[index].isChecked }
    var hasSwatches: Bool { sample.contains { $0.swatch != nil } }
    var sections: [Int] { landmarks.sections }
    func section(_ index: Int) -> String { control.rows[index].section ?? "" }
    var hasFaces: Bool { sample.contains { $0.face != nil } }
    var subtitles: [String] { sample.compactMap(\.subtitle) }
    var badges: [String] { sample.compactMap(\.badge) }
    var hasStars: Bool { sample.contains { $0.star != nil } }
    func starTitle(_ index: Int) -> String? { control.rows[index].star?.title }

    func row(_ index: Int) -> ListRow {
        let row = control.rows[index]
        return ListRow(
            title: row.title, swatch: row.swatch, isChecked: row.isChecked, subtitle: row.subtitle,
            badge: row.badge, face: row.face, isStarred: row.star?.isOn)
    }
}
