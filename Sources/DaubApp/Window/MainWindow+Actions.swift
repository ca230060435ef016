import Canvas
import Gtk
import Localization

/// What can be done by keys, by the toolbar and from the main menu.
extension MainWindow {
    func addActions() {
        undo = application.addAction("undo", accelerators: ["<Primary>z"]) { [weak self] in
            self?.page.canvas.undo()
        }
        redo = application.addAction("redo", accelerators: ["<Primary><Shift>z", "<Primary>y"]) {
            [weak self] in
            self?.page.canvas.redo()
        }
        saving = application.addAction("save", accelerators: ["<Primary>s"]) { [weak self] in
            self?.save()
        }
        application.addAction("new", accelerators: ["<Primary>n"]) { [weak self] in self?.drawings.makeNew() }
        application.addAction("search", accelerators: ["<Primary>f"]) { [weak self] in
            self?.sidebar.focusSearch()
        }
        application.addAction("quit", accelerators: ["<Primary>q"]) { [weak self] in self?.window.close() }
        let canvas = page.canvas
        application.addAction("zoom-in", accelerators: ["<Primary>plus", "<Primary>equal"]) {
            canvas.zoomIn()
        }
        application.addAction("zoom-out", accelerators: ["<Primary>minus"]) { canvas.zoomOut() }
        application.addAction("zoom-fit", accelerators: ["<Primary>0"]) { canvas.zoomToFit() }
        application.addAction("zoom-actual", accelerators: ["<Primary>1"]) { canvas.zoomToActualSize() }
        toolbar.undo.onPress { [weak self] in self?.undo?.activate() }
        toolbar.redo.onPress { [weak self] in self?.redo?.activate() }
        toolbar.newDrawing.onPress { [weak self] in self?.drawings.makeNew() }
        toolbar.undo.setTooltip(tr("Undo (Ctrl+Z)"))
        toolbar.redo.setTooltip(tr("Redo (Ctrl+Shift+Z)"))
        toolbar.newDrawing.setTooltip(tr("New Drawing (Ctrl+N)"))
    }

    /// Saves the drawing with what is being typed.
    private func save() {
        page.canvas.finishTyping()
        drawings.save()
    }

    var menuItems: [MenuContent.Item] {
        let canvas = page.canvas
        return [
            MenuContent.Item(title: tr("Save"), accelerator: "Ctrl+S") { [weak self] in self?.save() },
            MenuContent.Item(title: tr("Zoom In"), accelerator: "Ctrl++") { canvas.zoomIn() },
            MenuContent.Item(title: tr("Zoom Out"), accelerator: "Ctrl+−") { canvas.zoomOut() },
            MenuContent.Item(title: tr("Whole Page"), accelerator: "Ctrl+0") { canvas.zoomToFit() },
            MenuContent.Item(title: tr("Actual Size"), accelerator: "Ctrl+1") { canvas.zoomToActualSize() },
            MenuContent.Item(title: tr("Pickers"), accelerator: nil) { [weak self] in self?.showPickers() },
            MenuContent.Item(title: tr("About Daub"), accelerator: nil) { [weak self] in self?.showAbout() },
            MenuContent.Item(title: tr("Quit"), accelerator: "Ctrl+Q") { [weak self] in self?.window.close()
            },
        ]
    }

    private func showAbout() {
        AboutDialog(
            over: window, name: "Daub", version: DaubApp.version,
            summary: tr("A vector sketchbook in which every toolbar button is a picker"), icon: DaubApp.id
        ).present()
    }
}
