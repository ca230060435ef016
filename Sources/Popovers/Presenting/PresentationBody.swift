import Gtk

/// What a popover and a sheet have in common, and what moves from one to the other: the content below its header.
@MainActor
final class PresentationBody {
    let view = Box(.vertical)
    private let content: ContentController
    /// Made when a screen first has one: most popovers close on their first screen, which has none.
    private var header: ContentHeader?
    private let onDone: @MainActor () -> Void
    private let frame: ContentFrame
    private var room: Room?

    /// Whether it stands in a sheet, which has a header on every screen.
    var isInSheet = false { didSet { if isInSheet != oldValue { updateHeader() } } }

    init(_ content: ContentController, onDone: @escaping @MainActor () -> Void) {
        self.content = content
        self.onDone = onDone
        frame = ContentFrame(content)
        view.append(frame.view, expand: true)
        view.addClass("presented")
        view.showAll()
        updateHeader()
    }

    /// Shows the title of the screen that is on, and the way back from it.
    func updateHeader() {
        let pushed = content.pushedTitle
        let hasHeader = isInSheet || pushed != nil
        if hasHeader, header == nil { header = makeHeader() }
        // One that is not wanted any more loses its buttons too.
        header?.show(
            title: pushed ?? content.title, hasBack: pushed != nil, hasDone: isInSheet && pushed == nil)
        header?.view.isVisible = hasHeader
        if let room { fit(room) }
    }

    private func makeHeader() -> ContentHeader {
        let header = ContentHeader(
            onBack: { [weak content] in _ = content?.popScreen() }, onDone: onDone)
        view.append(header.view)
        view.reorder(header.view, to: 0)
        header.view.showAll()
        return header
    }

    func fit(_ room: Room) {
        self.room = room
        let taken = header.map { $0.view.isVisible ? $0.view.naturalSize.height : 0 } ?? 0
        frame.fit(Room(width: room.width, height: max(60, room.height - taken)))
    }

    func holds(rootX: Double, rootY: Double) -> Bool {
        view.frameOnScreen?.contains(x: rootX, y: rootY) ?? false
    }

    /// Where everything is scrolled to; to be given back once it has been laid out in another place.
    var scrollOffsets: [(scroller: ScrollView, offset: Double)] {
        frame.scrollers.map { ($0, $0.offset) }
    }

    /// Says by a flash that it does not close.
    func refuse() {
        guard view.animates else { return }
        view.removeClass("refusing")
        view.addClass("refusing")
        _ = Deferred.after(milliseconds: 400) { [weak view] in view?.removeClass("refusing") }
    }
}
