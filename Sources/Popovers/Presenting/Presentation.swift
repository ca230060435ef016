import Gtk

/// One popover from its opening to its end.
@MainActor
final class Presentation {
    let content: ContentController
    let trigger: Trigger
    let popover: PopoverWidget
    /// Why it closes, once it does.
    var end: DismissReason?

    private let scroll = ScrollView()

    init(content: ContentController, trigger: Trigger, room: (width: Int, height: Int)) {
        self.content = content
        self.trigger = trigger
        popover = PopoverWidget(relativeTo: trigger.button)
        popover.setAccessible(name: content.title, role: .dialog)
        scroll.setNaturalSize(
            maxWidth: min(room.width, content.preferredSize?.width ?? room.width),
            maxHeight: min(room.height, content.preferredSize?.height ?? room.height))
        scroll.add(content.view)
        popover.add(scroll)
        scroll.showAll()
    }

    func contains(rootX: Double, rootY: Double) -> Bool {
        popover.frameOnScreen?.contains(x: rootX, y: rootY) ?? false
    }

    func holdsContent(rootX: Double, rootY: Double) -> Bool {
        scroll.frameOnScreen?.contains(x: rootX, y: rootY) ?? false
    }
}
