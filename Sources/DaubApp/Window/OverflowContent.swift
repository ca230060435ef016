import Gtk
import Popovers

/// What the toolbar has no room for, in its order. A picker opens within it, as a pushed screen.
@MainActor
final class OverflowContent: NavigationContent {
    private let list: OverflowList
    private let onEnd: @MainActor () -> Void

    /// - Parameter onEnd: called once the list is gone.
    init(title: String, items: [ToolbarItem], onEnd: @escaping @MainActor () -> Void) {
        self.onEnd = onEnd
        list = OverflowList(title: title, items: items)
        super.init(list)
        list.onTrigger = { [weak self] trigger in
            if let content = trigger.makeContent() { self?.push(content) }
        }
    }

    /// Lists other items, as the window has another width; closes a list of none.
    func show(_ items: [ToolbarItem]) {
        list.show(items)
        if items.isEmpty, pushedTitle == nil { dismiss() }
    }

    override func didDisappear(reason: DismissReason) {
        super.didDisappear(reason: reason)
        onEnd()
    }
}

/// The list that the overflow button opens.
private final class OverflowList: ContentController, ListSource {
    private var items: [ToolbarItem]
    private let list: ListView
    private var chosen: (@MainActor () -> Void)?
    var onTrigger: (@MainActor (Trigger) -> Void)?

    init(title: String, items: [ToolbarItem]) {
        self.items = items
        list = ListView(name: title, movement: .cursor)
        list.setMargins(top: 6, bottom: 6)
        super.init(title: title, view: list)
        list.source = self
        list.onChoose = { [weak self] row in self?.choose(row) }
    }

    func show(_ items: [ToolbarItem]) {
        self.items = items
        list.reload()
    }

    private func choose(_ row: Int) {
        guard items[row].isSensitive else { return }
        switch items[row].kind {
        case .trigger(let trigger): onTrigger?(trigger)
        case .action(_, let action):
            chosen = action
            dismiss(.selection)
        }
    }

    /// Acts only once the list is gone, so that what it opens gets the focus.
    override func didDisappear(reason: DismissReason) { chosen?() }

    var rowCount: Int { items.count }
    func title(_ index: Int) -> String { items[index].title }
    func isChecked(_ index: Int) -> Bool? {
        items.contains { $0.isChecked() != nil } ? items[index].isChecked() ?? false : nil
    }
    func row(_ index: Int) -> ListRow {
        ListRow(
            title: items[index].title, isChecked: isChecked(index), isDimmed: !items[index].isSensitive
        )
    }
}
