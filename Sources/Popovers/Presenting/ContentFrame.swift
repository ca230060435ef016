import Gtk

/// A content's view with what scrolls it, kept within the room that there is.
@MainActor
final class ContentFrame {
    let view: Widget
    private let content: ContentController
    /// What scrolls a view that does not by itself.
    private let scroll: ScrollView?

    init(_ content: ContentController) {
        self.content = content
        guard content.scrollers == nil else {
            scroll = nil
            view = content.view
            return
        }
        let scroll = ScrollView()
        scroll.add(content.view)
        scroll.showAll()
        self.scroll = scroll
        view = scroll
    }

    func fit(_ room: Room) {
        let wish = content.preferredSize
        let room = Room(
            width: min(room.width, wish?.width ?? room.width),
            height: min(room.height, wish?.height ?? room.height))
        guard let scroll else {
            if wish != nil { view.setMinimumSize(width: room.width, height: room.height) }
            content.fit(room)
            return
        }
        let height = (content.view as? ListView)?.height(cuttingARowWithin: room.height) ?? room.height
        scroll.setNaturalSize(maxWidth: room.width, maxHeight: height)
    }

    /// Where everything in it is scrolled to.
    var scrollers: [ScrollView] { scroll.map { [$0] } ?? content.scrollers ?? [] }
}
