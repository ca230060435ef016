import Gtk
import PickerKit

/// Controls from top to bottom. It keeps the view of a control for as long as the control is there.
@MainActor
final class ControlColumn {
    /// Room between two controls, and around all of them, in pixels.
    static let gap = 6
    static let edge = 12

    private let box = Box(.vertical)
    private let labels = SizeGroup()
    private let actions: ControlActions
    private var shown: [(id: String, view: any ControlView)] = []

    init(_ controls: [Control], _ actions: ControlActions) {
        self.actions = actions
        update(controls)
    }

    var widget: Widget { box }

    func view(of id: String) -> (any ControlView)? { shown.first { $0.id == id }?.view }

    /// Updates the controls that are still there, adds new ones, and takes out the others.
    func update(_ controls: [Control]) {
        var old = Dictionary(shown.map { ($0.id, $0.view) }) { first, _ in first }
        var new: [(id: String, view: any ControlView)] = []
        for control in controls {
            if let view = old[control.id], view.update(control) {
                old[control.id] = nil
                new.append((control.id, view))
            } else {
                new.append((control.id, add(control)))
            }
        }
        let isSame = new.count == shown.count && zip(new, shown).allSatisfy { $0.view === $1.view }
        shown = new
        guard !isSame else { return }
        for view in old.values { view.widget.destroy() }
        for (index, (_, view)) in new.enumerated() { box.reorder(view.widget, to: index) }
        setEdges()
    }

    /// Clears the first search in it; false where nothing is searched for.
    func clearSearch() -> Bool { shown.contains { $0.view.clearSearch() } }

    private func add(_ control: Control) -> any ControlView {
        let view = makeControlView(control, actions)
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
                top: isFirst ? Self.edge : Self.gap / 2, bottom: isLast ? Self.edge : Self.gap / 2,
                start: Self.edge, end: Self.edge)
        }
    }
}
