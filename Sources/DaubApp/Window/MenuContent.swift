import Gtk
import Popovers

/// A menu: what can be done, with the keys that do the same.
@MainActor
final class MenuContent: ContentController, ListSource {
    struct Item {
        let title: String
        let accelerator: String?
        let action: @MainActor () -> Void
    }

    private let items: [Item]
    private let list: ListView
    private var chosen: Item?

    init(title: String, items: [Item]) {
        self.items = items
        list = ListView(name: title, movement: .cursor)
        list.setMargins(top: 6, bottom: 6)
        super.init(title: title, view: list)
        list.source = self
        list.onChoose = { [weak self] row in
            guard let self else { return }
            chosen = items[row]
            dismiss(.selection)
        }
    }

    /// Acts only once the menu is gone, so that what it opens gets the focus.
    override func didDisappear(reason: DismissReason) { chosen?.action() }

    var rowCount: Int { items.count }
    func title(_ index: Int) -> String { items[index].title }
    var accelerators: [String] { items.compactMap(\.accelerator) }
    func row(_ index: Int) -> ListRow {
        ListRow(title: items[index].title, accelerator: items[index].accelerator)
    }
}
