import Gtk
import PickerKit

/// The controls of one screen, one below the other. They are updated in place, each by its id; only those that
/// appear or vanish are made or destroyed.
///
/// They are made once the room is known. Where a list takes all of it, those below the list follow after the first
/// frame, which need not wait for what it does not show.
@MainActor
final class ScreenPage {
    /// The id of the screen; nil for the first one.
    let id: String?
    let view = Box(.vertical)
    let scroll = ScrollView()
    /// Controls that stay in sight while the others scroll: a search stands above what it searches.
    private let pinned: ControlColumn
    private let scrolled: ControlColumn
    private var screen = Screen(title: "", controls: [])
    private var room: Room?
    /// What it gets while it is waited for, no more and no less; nil once it came.
    var placeholder: Room?
    /// The widest that the screen has been: it does not shrink while a person looks at it.
    private var widest = 0
    /// What the controls that are still to come will need of it.
    private var widestToCome = 0

    init(id: String?, _ actions: ControlActions) {
        self.id = id
        pinned = ControlColumn([], actions)
        scrolled = ControlColumn([], actions)
        pinned.below = scrolled
        scrolled.widget.setMargins(top: 6, bottom: 6)
        scroll.add(scrolled.widget)
        view.append(pinned.widget)
        view.append(scroll, expand: true)
        view.showAll()
    }

    var title: String { screen.title }

    /// Clears what is searched for; false where nothing is.
    func clearSearch() -> Bool { pinned.clearSearch() || scrolled.clearSearch() }

    /// Folds the control that is unfolded and has the focus; false where there is none.
    func fold() -> Bool { scrolled.fold() }

    /// Moves the focus to the first control that takes it, in the screen's order.
    func focusFirst() {
        if !pinned.focusFirst() { _ = scrolled.focusFirst() }
    }

    func show(_ new: Screen) {
        screen = new
        guard let room else { return }
        makeAll()
        fit(room)
    }

    /// Keeps the screen within the room; what is longer scrolls.
    func fit(_ room: Room) {
        let isFirst = self.room == nil
        self.room = room
        if isFirst { makeFirst(room) }
        let room = placeholder ?? room
        pinned.fit(width: room.width)
        scrolled.fit(width: room.width)
        scroll.setNaturalSize(maxWidth: room.width, maxHeight: cut(within: scrolledHeight(in: room)))
        if let placeholder {
            return view.setMinimumSize(width: placeholder.width, height: placeholder.height)
        }
        let width = max(pinned.widget.naturalSize.width, scrolled.widget.naturalSize.width, widestToCome)
        widest = max(widest, min(room.width, width))
        view.setMinimumSize(width: min(widest, room.width))
    }

    /// How large it would like to be in its room, in pixels.
    var naturalSize: Room {
        let size = view.naturalSize
        return Room(width: size.width, height: size.height)
    }

    private func scrolledHeight(in room: Room) -> Int {
        max(60, room.height - pinned.widget.naturalSize.height)
    }

    // MARK: Making the controls

    private var scrolledControls: ArraySlice<Control> { screen.controls.dropFirst(screen.pinnedCount) }

    private func makePinned() {
        let count = screen.pinnedCount
        pinned.update(Array(screen.controls.prefix(count)))
        pinned.widget.setMargins(top: count > 0 ? 6 : 0)
    }

    private func makeAll() {
        makePinned()
        scrolled.update(Array(scrolledControls))
        widestToCome = 0
    }

    /// Makes the controls that the first frame shows, and the others after it.
    private func makeFirst(_ room: Room) {
        let controls = scrolledControls
        guard let list = controls.firstIndex(where: \.isList) else { return makeAll() }
        let others = controls[(list + 1)...]
        // The popover is not to grow when they come.
        let widths = others.compactMap { $0.width(textContext: view.unsafeTextContext) }
        guard !others.isEmpty, widths.count == others.count else { return makeAll() }
        makePinned()
        scrolled.update(Array(controls[...list]))
        guard scrolled.widget.naturalSize.height >= scrolledHeight(in: room) else { return makeAll() }
        widestToCome = widths.max() ?? 0
        view.afterFirstPaint { [weak self] in
            _ = Deferred.idle { self.map { $0.show($0.screen) } }
        }
    }

    func keepFocusInSight() -> (@MainActor () -> Void)? {
        for control in screen.controls {
            let view = pinned.view(of: control.id) ?? scrolled.view(of: control.id)
            if let keep = (view?.widget as? ListView)?.keepCursorInSight() { return keep }
        }
        return nil
    }

    /// The height at which a list that does not fit ends in the middle of a row.
    private func cut(within height: Int) -> Int {
        guard scrolled.widget.naturalSize.height > height else { return height }
        var top = 6
        for control in screen.controls.dropFirst(screen.pinnedCount) {
            guard let widget = scrolled.view(of: control.id)?.widget else { continue }
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
    fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
