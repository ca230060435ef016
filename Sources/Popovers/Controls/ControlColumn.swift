import Gtk
import PickerKit

/// Controls from top to bottom. It keeps the view of a control for as long as the control is there.
@MainActor
final class ControlColumn {
    /// Room between two controls, and at the sides of each, in pixels.
    static let gap = 6
    static let edge = 12

    private let box = Box(.vertical)
    private let labels = SizeGroup()
    private let actions: ControlActions
    /// Room above the first control and below the last, in pixels.
    private let end: Int
    /// What stands below it: a search here may be for a list there.
    weak var below: ControlColumn?
    private var width: Int?
    private var shown: [(id: String, view: any ControlView)] = []

    /// - Parameter end: room above the first control and below the last, in pixels; rows need none.
    init(_ controls: [Control], _ actions: ControlActions, end: Int = ControlColumn.gap) {
        self.actions = actions
        self.end = end
        update(controls)
    }

    var widget: Widget { box }

    func view(of id: String) -> (any ControlView)? { shown.first { $0.id == id }?.view }

    /// Updates the controls that are still there, adds new ones, and takes out the others.
    func update(_ controls: [Control]) {
        var old = Dictionary(shown.map { ($0.id, $0.view) }) { first, _ in first }
        var new: [(id: String, view: any ControlView)] = []
        for (index, control) in controls.enumerated() {
            if let view = old[control.id], view.update(control) {
                old[control.id] = nil
                new.append((control.id, view))
            } else {
                let view = add(control)
                // What stands above a list is not to be scrolled away for its current row.
                if !controls[..<index].allSatisfy(\.isRow) {
                    (view.widget as? ListView)?.revealsOnAllocation = false
                }
                new.append((control.id, view))
            }
        }
        let isSame = new.count == shown.count && zip(new, shown).allSatisfy { $0.view === $1.view }
        shown = new
        guard !isSame else { return }
        for view in old.values { view.widget.destroy() }
        for (index, (_, view)) in new.enumerated() { box.reorder(view.widget, to: index) }
        setEdges()
        if let width { fit(width: width) }
    }

    /// Keeps the controls within the width, in pixels.
    func fit(width: Int) {
        self.width = width
        for (_, view) in shown { view.fit(width: view.isFlush ? width : width - 2 * view.edge) }
    }

    /// Moves the focus to the first control that takes it; GTK itself goes by where they are, which it does not
    /// know before they show.
    func focusFirst() -> Bool { shown.contains { $0.view.widget.focusFirst() } }

    /// Clears the first search in it; false where nothing is searched for.
    func clearSearch() -> Bool { shown.contains { $0.view.clearSearch() } }

    /// Folds the first control that is unfolded and has the focus; false where there is none.
    func fold() -> Bool { shown.contains { $0.view.fold() } }

    /// Moves the focus to the first search in it; false where there is none.
    func focusSearch() -> Bool {
        guard let search = shown.lazy.compactMap({ $0.view as? SearchControlView }).first else {
            return false
        }
        search.focus()
        return true
    }

    /// The first list behind a control, here or in the column below.
    private func list(after id: String) -> ListView? {
        let behind = shown.drop { $0.id != id }.map(\.view)
        let following = behind + (below?.shown.map(\.view) ?? [])
        return following.lazy.compactMap { $0.widget as? ListView }.first
    }

    private func add(_ control: Control) -> any ControlView {
        let view = makeControlView(control, actions)
        (view as? SearchControlView)?.list = { [weak self] in self?.list(after: control.id) }
        if let label = view.formLabel { labels.add(label) }
        box.append(view.widget)
        view.widget.showAll()
        return view
    }

    /// Puts room above the first and below the last, but for rows, which reach to the edge.
    private func setEdges() {
        for (index, (_, view)) in shown.enumerated() where !view.isFlush {
            let isFirst = index == 0
            let isLast = index == shown.count - 1
            view.widget.setMargins(
                top: isFirst ? end : Self.gap / 2, bottom: isLast ? end : Self.gap / 2,
                start: view.edge, end: view.edge)
        }
    }
}

extension Control {
    /// Whether it is a row to press or words to read, which lead to a list below.
    fileprivate var isRow: Bool {
        switch self {
        case .link, .note: true
        default: false
        }
    }
}
