import Gtk
import Localization
import Popovers

/// The window when it is narrow: the list of drawings leaves its side and hangs on a button instead.
extension MainWindow {
    func addDrawingsTrigger() -> Trigger {
        let title = tr("Drawings")
        return Trigger(icon: "view-list-symbolic", name: tr("Show Drawings")) { [sidebar] in
            DrawingsContent(title: title, sidebar: sidebar)
        }
    }

    func follow(_ compactness: Compactness) {
        guard compactness.isNarrow != isNarrow else { return }
        isNarrow = compactness.isNarrow
        if isNarrow {
            splitPosition = split.position
            sidebar.view.removeFromParent()
        } else {
            if presenter.presented is DrawingsContent { presenter.dismissAll(quietly: true) }
            sidebar.view.removeFromParent()
            split.setLeft(sidebar.view)
            sidebar.view.showAll()
            split.position = splitPosition
        }
        drawingsTrigger.button.isVisible = isNarrow
        toolbar.fit()
    }

    /// Closes the list of drawings where it hangs on a button, unless arrow keys only pass through it.
    func dismissDrawings() {
        guard let list = presenter.presented as? DrawingsContent else { return }
        if let key = Key.current, key != .enter, key != .space { return }
        list.dismiss(.selection)
    }
}
