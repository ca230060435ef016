import Gtk

/// What a popover and a sheet have in common, and what moves from one to the other: the content below its header.
@MainActor
final class PresentationBody {
    let view = Box(.vertical)
    private let content: ContentController
    private let header: ContentHeader
    private let frame: ContentFrame
    private var room: Room?

    /// Whether it stands in a sheet, which has a header on every screen.
    var isInSheet = false { didSet { updateHeader() } }

    init(_ content: ContentController, onDone: @escaping @MainActor () -> Void) {
        self.content = content
        frame = ContentFrame(content)
        header = ContentHeader(
            onBack: { [weak content] in _ = content?.popScreen() }, onDone: onDone)
        view.append(header.view)
        view.append(frame.view, expand: true)
        view.addClass("presented")
        view.showAll()
        updateHeader()
    }

    /// Shows the title of the screen that is on, and the way back from it.
    func updateHeader() {
        let pushed = content.pushedTitle
        header.show(
            title: pushed ?? content.title, hasBack: pushed != nil, hasDone: isInSheet && pushed == nil)
        header.view.isVisible = isInSheet || pushed != nil
        if let room { fit(room) }
    }

    func fit(_ room: Room) {
        self.room = room
        let header = header.view.isVisible ? header.view.naturalSize.height : 0
        frame.fit(Room(width: room.width, height: max(60, room.height - header)))
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
