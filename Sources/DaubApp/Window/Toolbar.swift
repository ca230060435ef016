import Canvas
import Gtk
import Localization
import PickerKit
import Popovers

/// The header bar: what can be done to the drawing at the left, a button for each picker at the right.
///
/// It is empty when it is made, so that the window can show; `fill` puts the buttons in.
@MainActor
final class Toolbar {
    let view = HeaderBar()
    lazy var newDrawing = Button(icon: "document-new-symbolic", name: tr("New Drawing"))
    lazy var undo = Button(icon: "edit-undo-symbolic", name: tr("Undo"))
    lazy var redo = Button(icon: "edit-redo-symbolic", name: tr("Redo"))
    private var toolButtons: [(tool: any Tool, button: ToggleButton)] = []
    /// Called with the tool that is taken up.
    var onTool: (@MainActor (any Tool) -> Void)?

    /// - Parameter triggers: of the pickers, from left to right.
    func fill(_ triggers: [Trigger]) {
        view.showWindowButtons()
        view.appendAtStart(newDrawing)
        view.appendAtStart(linked([undo, redo]))
        for tool in Tools.all {
            let button = ToggleButton(icon: tool.icon, name: tool.name)
            button.setTooltip("\(tool.name) (\(tool.key.uppercased()))")
            button.onToggle { [weak self] in self?.take(tool) }
            toolButtons.append((tool, button))
        }
        view.appendAtStart(linked(toolButtons.map(\.button)))
        for trigger in triggers.reversed() { view.appendAtEnd(trigger.button) }
        view.showAll()
    }

    func show(_ tool: any Tool) {
        for (other, button) in toolButtons { button.setActive(other.id == tool.id) }
    }

    private func take(_ tool: any Tool) {
        show(tool)
        onTool?(tool)
    }

    private func linked(_ buttons: [Widget]) -> Box {
        let box = Box(.horizontal)
        box.addClass("linked")
        for button in buttons { box.append(button) }
        return box
    }
}
