import Gtk
import Popovers

/// The list of drawings where the window has no room for it at its side. The view is the sidebar's own, which
/// outlives each showing.
@MainActor
final class DrawingsContent: ContentController {
    private let sidebar: Sidebar

    init(title: String, sidebar: Sidebar) {
        self.sidebar = sidebar
        sidebar.view.removeFromParent()
        super.init(title: title, view: sidebar.view)
        sidebar.view.showAll()
    }

    override var preferredSize: (width: Int, height: Int)? { (300, 10_000) }
    override var scrollers: [ScrollView]? { [sidebar.scroll] }

    override func didAppear() { sidebar.focus() }
    override func didDisappear(reason: DismissReason) {
        sidebar.view.setMinimumSize()
        sidebar.view.removeFromParent()
    }
}
