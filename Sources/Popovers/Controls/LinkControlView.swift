import Gtk
import PickerKit

/// A row that leads to another screen.
final class LinkControlView: ControlView {
    private var control: LinkControl
    private let button = Button(label: "")
    private let labels = RowLabels(arrow: "pan-end-symbolic")

    init(_ control: LinkControl, _ actions: ControlActions) {
        self.control = control
        button.showAsRow(labels)
        button.onPress { [weak self] in
            guard let self else { return }
            actions.push(self.control.screen)
        }
        show()
    }

    var widget: Widget { button }
    var isFlush: Bool { true }

    func update(_ control: Control) -> Bool {
        guard case .link(let new) = control else { return false }
        guard new != self.control else { return true }
        self.control = new
        show()
        return true
    }

    private func show() {
        labels.set(title: control.title, value: control.value)
        button.setAccessible(name: control.title, description: control.value)
    }
}

extension Button {
    /// Makes the button a row from edge to edge.
    func showAsRow(_ labels: RowLabels) {
        setRelief(false)
        addClass("picker-row")
        setContent(labels.box)
    }
}
