import Gtk
import PickerKit

/// A picker in a popover: draws the picker's content model and carries values to and from its session.
public final class PickerContent: ContentController {
    private let session: PickerSession
    private let box: Box
    private var controls: [String: any ControlView] = [:]

    public init(_ session: PickerSession) {
        self.session = session
        let screen = session.screen
        box = Box(.vertical)
        super.init(title: screen.title, view: box)
        box.addClass("picker")
        let actions = ControlActions(
            change: { [weak self] attribute, value in self?.change(attribute, value) },
            choose: { [weak self] attribute, value in self?.choose(attribute, value) })
        for control in screen.controls {
            let view = makeControlView(control, actions)
            controls[control.id] = view
            box.append(view.widget)
        }
    }

    public override func willDisappear(reason: DismissReason) {
        if reason == .escape { session.cancel() } else { session.commit() }
    }

    private func change(_ attribute: Attribute, _ value: AttributeValue) {
        session.change(attribute, to: value)
        update()
    }

    private func choose(_ attribute: Attribute, _ value: AttributeValue) {
        if session.choose(value, for: attribute) {
            dismiss(.selection)
        } else {
            update()
        }
    }

    private func update() {
        for control in session.screen.controls { controls[control.id]?.update(control) }
    }
}
