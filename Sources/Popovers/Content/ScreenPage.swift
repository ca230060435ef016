import Gtk
import PickerKit

/// The controls of one screen, one below the other. They are updated in place, each by its id; only those that
/// appear or vanish are made or destroyed.
@MainActor
final class ScreenPage {
    /// The id of the screen; nil for the first one.
    let id: String?
    let view = Box(.vertical)
    let scroll = ScrollView()
    /// Controls that stay in sight while the others scroll: a search stands above what it searches.
    private let pinned = Box(.vertical)
    private let scrolled = Box(.vertical)
    private let actions: ControlActions
    private var screen = Screen(title: "", controls: [])
    private var views: [String: any ControlView] = [:]
    private var room: Room?
    /// The widest that the screen has been: it does not shrink while a person looks at it.
    private var widest = 0

    init(id: String?, _ actions: ControlActions) {
        self.id = id
        self.actions = actions
        scrolled.setMargins(top: 6, bottom: 6)
        scroll.add(scrolled)
        view.append(pinned)
        view.append(scroll, expand: true)
        view.showAll()
    }

    var title: String { screen.title }

    /// The search that has something in it, if any.
    var activeSearch: String? {
        for case .search(let search) in screen.controls where !search.text.isEmpty { return search.id }
        return nil
    }

    func show(_ new: Screen) {
        let kept = Dictionary(screen.controls.map { ($0.id, $0.kind) }) { first, _ in first }
        let wanted = Dictionary(new.controls.map { ($0.id, $0.kind) }) { first, _ in first }
        for (id, view) in views where wanted[id] != kept[id] {
            view.widget.destroy()
            views[id] = nil
        }
        screen = new
        let pinnedCount = new.pinnedCount
        for (index, control) in new.controls.enumerated() {
            let box = index < pinnedCount ? pinned : scrolled
            if let view = views[control.id] {
                view.update(control)
                box.reorder(view.widget, to: index < pinnedCount ? index : index - pinnedCount)
            } else {
                let view = makeControlView(control, actions)
                views[control.id] = view
                box.append(view.widget)
                view.widget.showAll()
                box.reorder(view.widget, to: index < pinnedCount ? index : index - pinnedCount)
            }
        }
        pinned.setMargins(top: pinnedCount > 0 ? 6 : 0)
        if let room { fit(room) }
    }

    /// Keeps the screen within the room; what is longer scrolls.
    func fit(_ room: Room) {
        self.room = room
        let height = max(60, room.height - pinned.naturalSize.height)
        scroll.setNaturalSize(maxWidth: room.width, maxHeight: cut(within: height))
        widest = max(widest, min(room.width, max(pinned.naturalSize.width, scrolled.naturalSize.width)))
        view.setMinimumSize(width: min(widest, room.width))
    }

    func keepFocusInSight() -> (@MainActor () -> Void)? {
        for view in views.values {
            if let keep = (view.widget as? ListView)?.keepCursorInSight() { return keep }
        }
        return nil
    }

    /// The height at which a list that does not fit ends in the middle of a row.
    private func cut(within height: Int) -> Int {
        guard scrolled.naturalSize.height > height else { return height }
        var top = 6
        for control in screen.controls.dropFirst(screen.pinnedCount) {
            guard let widget = views[control.id]?.widget else { continue }
            let bottom = top + widget.naturalSize.height
            if bottom > height, let list = widget as? ListView {
                return top + list.height(cuttingARowWithin: height - top)
            }
            top = bottom
        }
        return height
    }
}

extension Screen {
    /// How many controls stand at the top up to the search, where one comes before all lists.
    fileprivate var pinnedCount: Int {
        var count = 0
        for (index, control) in controls.enumerated() {
            switch control {
            case .list, .grid: return count
            case .search: count = index + 1
            default: break
            }
        }
        return count
    }
}

extension Control {
    /// The name of its case.
    fileprivate var kind: String { Mirror(reflecting: self).children.first?.label ?? "" }
}
