import FoundationEssentials
import Gtk
import Library
import Localization
import Popovers

/// The list of drawings on the left, each with its name and a small picture.
@MainActor
final class Sidebar: ListSource {
    /// A drawing in the list.
    struct Item: Hashable {
        let url: URL
        let name: String
    }

    let view = ScrollView()
    /// Called with the drawing that is chosen.
    var onChoose: (@MainActor (URL) -> Void)?

    private let list: ListView
    private let summaries = DrawingSummaries()
    private(set) var items: [Item] = []

    init() {
        list = ListView(name: tr("Drawings"), movement: .selection)
        list.pictureSize = (64, 48)
        list.fitsTitles = false
        view.add(list)
        view.setExpand(vertically: true)
        list.source = self
        list.onChoose = { [weak self] row in
            guard let self else { return }
            onChoose?(items[row].url)
        }
        summaries.onArrival = { [weak self] url in
            guard let self, let row = items.firstIndex(where: { $0.url == url }) else { return }
            list.refresh(row)
        }
    }

    /// Shows these drawings, the given one chosen.
    func show(_ items: [Item], selected: URL?) {
        self.items = items
        list.reload()
        select(selected)
    }

    func select(_ url: URL?) {
        list.select(url.flatMap { url in items.firstIndex { $0.url == url } })
    }

    /// Reads a drawing's summary anew the next time it shows.
    func forgetSummary(of url: URL) {
        summaries.forget(url)
        if let row = items.firstIndex(where: { $0.url == url }) { list.refresh(row) }
    }

    /// Starts to read pictures: not before the window shows.
    func startReading() {
        summaries.start(scale: list.scaleFactor, size: list.pictureSize)
        list.queueDraw()
    }

    func focus() { list.grabFocus() }

    // MARK: ListSource

    var rowCount: Int { items.count }

    func title(_ index: Int) -> String {
        summaries.known(items[index].url)?.title ?? items[index].name
    }

    func row(_ index: Int) -> ListRow {
        let summary = summaries.summary(of: items[index].url)
        return ListRow(title: summary?.title ?? items[index].name, picture: summary?.picture)
    }
}
