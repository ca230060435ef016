import Gtk
import PickerKit

/// Something to press.
final class ButtonControlView: ControlView {
    private var control: ButtonControl
    private let button = Button(label: "")

    init(_ control: ButtonControl, _ actions: ControlActions) {
        self.control = control
        button.onPress { [weak self] in
            guard let self else { return }
            actions.press(self.control.id)
        }
        show()
    }

    var widget: Widget { button }

    func update(_ control: Control) -> Bool {
        guard case .button(let new) = control else { return false }
        guard new != self.control else { return true }
        self.control = new
        show()
        return true
    }

    private func show() {
        let content = Box(.horizontal, spacing: 6)
        content.setAlignment(horizontal: .center, vertical: .center)
        if let icon = control.icon { content.append(Image(icon: icon)) }
        let title = Label(control.title)
        title.setWraps(true)
        content.append(title)
        button.setContent(content)
        button.setAccessible(name: control.title)
        button.isSensitive = control.isEnabled
    }
}
