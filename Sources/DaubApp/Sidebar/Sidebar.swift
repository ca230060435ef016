import FoundationEssentials
import Gtk
import Library
import Localization
import Popovers

/// The list of drawings on the left, each with its name and a small picture, and the search over it.
@MainActor
final class Sidebar: ListSource {
    let view = Box(.vertical)
    /// Called with the drawing that is chosen.
    var onChoose: (@MainActor (URL) -> Void)?
    /// Called with what is searched for, at each keystroke.
    var onSearch: (@MainActor (String) -> Void)?

    let scroll = ScrollView()
    private let list: ListView
    private let nothing = Label("")
    private var bar: SearchBar?
    private let summaries = DrawingSummaries()
    private(set) var items = DrawingList()

    init() {
        list = ListView(name: tr("Drawings"), movement: .selection)
        list.pictureSize = (64, 48)
        list.fitsTitles = false
        scroll.add(list)
        scroll.setExpand(vertically: true)
        view.append(scroll, expand: true)
        list.source = self
        list.onChoose = { [weak self] row in
            guard let self else { return }
            onChoose?(items[row].url)
        }
        summaries.onArrival = { [weak self] url in
            guard let self, let row = list.shownRows.first(where: { items[$0].url == url }) else { return }
            list.refresh(row)
        }
    }

    /// Puts in what stands over the list: not before the window shows.
    /// - Parameter triggers: of the library's pickers.
    func fill(_ triggers: [Trigger]) {
        let bar = SearchBar(triggers)
        bar.onSearch = { [weak self] text in self?.onSearch?(text) }
        bar.onLeave = { [weak self] in self?.focus() }
        nothing.setWraps(true)
        nothing.setShownByShowAll(false)
        nothing.setMargins(12)
        view.append(bar.view)
        view.append(nothing)
        view.reorder(bar.view, to: 0)
        view.reorder(nothing, to: 1)
        bar.view.showAll()
        self.bar = bar
    }

    /// Has buttons for these pickers from now on.
    func show(_ triggers: [Trigger]) { bar?.show(triggers) }

    /// Shows these drawings, the given one chosen.
    /// - Parameter isNarrowed: whether there may be others that search or filter left out.
    func show(_ items: DrawingList, selected: URL?, isNarrowed: Bool) {
        nothing.text = isNarrowed ? missing : tr("There are no drawings yet.")
        nothing.setAccessible(name: nothing.text)
        nothing.isVisible = items.isEmpty
        guard items != self.items else { return }
        self.items = items
        list.reload()
        select(selected)
    }

    /// What to say where nothing is left to list.
    private var missing: String {
        guard let bar, !bar.text.isEmpty else { return tr("The filter leaves no drawing.") }
        return tr("No drawing is found for “{text}”.", ["text": bar.text])
    }

    func select(_ url: URL?) {
        list.select(url.flatMap { items.index(of: $0) })
    }

    /// Reads a drawing's summary anew the next time it shows.
    func forgetSummary(of url: URL) {
        summaries.forget(url)
        if let row = list.shownRows.first(where: { items[$0].url == url }) { list.refresh(row) }
    }

    /// Starts to read pictures: not before the window shows.
    func startReading() {
        summaries.start(scale: list.scaleFactor, size: list.pictureSize)
        list.queueDraw()
    }

    func focus() { list.grabFocus() }
    func focusSearch() { bar?.focus() }

    // MARK: ListSource

    var rowCount: Int { items.count }

    func title(_ index: Int) -> String {
        summaries.known(items[index].url)?.title ?? items[index].name
    }

    func row(_ index: Int) -> ListRow {
        let summary = summaries.summary(of: items[index].url)
        return ListRow(
            title: summary?.title ?? items[index].name, picture: summary?.picture,
            isDimmed: summary.map { !$0.isReadable } ?? false)
    }
}
