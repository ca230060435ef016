import Gtk
import PickerKit

/// A picker in a popover: draws the picker's content model and carries values to and from its session.
public final class PickerContent: ContentController {
    private let session: PickerSession
    private let box = Box(.vertical)
    private var column: ControlColumn?

    public init(_ session: PickerSession) {
        self.session = session
        let screen = session.screen
        super.init(title: screen.title, view: box)
        box.addClass("picker")
        let actions = ControlActions(
            change: { [weak self] attribute, value in self?.change(attribute, value) },
            choose: { [weak self] attribute, value in self?.choose(attribute, value) },
            push: { [weak self] screen in
                self?.session.push(screen)
                self?.update()
            },
            press: { [weak self] id in self?.press(id) },
            remember: { [weak self] id, value in
                self?.session.remember(value, as: id)
                self?.update()
            })
        let column = ControlColumn(screen.controls, actions)
        self.column = column
        box.append(column.widget)
        session.onChange = { [weak self] in self?.update() }
    }

    public override func stepBack() -> Bool {
        if column?.clearSearch() == true { return true }
        guard session.pop() else { return false }
        update()
        return true
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

    private func press(_ id: String) {
        if session.press(button: id) { dismiss(.selection) } else { update() }
    }

    private func update() { column?.update(session.screen.controls) }
}
