import Gtk
import PickerKit

/// A text to type. What is typed shows at once; leaving the entry takes it, and in a single line Enter too.
final class TextControlView: ControlView {
    private var control: TextControl
    private let actions: ControlActions
    private let box = Box(.vertical, spacing: 3)
    private let input: Input
    private let label: Label
    private let problem = Label("")
    /// The label with the entry, in a single line.
    private var row: FormRow?
    private var isTyping = false
    private var isUpdating = false

    private enum Input {
        case line(TextEntry)
        case lines(TextArea)
    }

    init(_ control: TextControl, _ actions: ControlActions) {
        self.control = control
        self.actions = actions
        if control.isMultiline {
            let area = TextArea()
            area.setPlaceholder(control.placeholder)
            label = Label(control.name)
            label.setShownByShowAll(false)
            label.isVisible = !control.name.isEmpty
            box.append(label)
            box.append(area)
            area.setMinimumSize(width: 200)
            input = .lines(area)
        } else {
            let entry = TextEntry()
            entry.setPlaceholder(control.placeholder)
            entry.setWidth(characters: 20, atLeast: 8)
            let row = FormRow(control.name, entry, .filling)
            label = row.label
            box.append(row.box)
            self.row = row
            input = .line(entry)
        }
        problem.setWraps(true)
        problem.setWidth(atMostCharacters: 32)
        problem.addClass("problem")
        problem.setShownByShowAll(false)
        box.append(problem)
        text = control.value
        show()
        connect()
    }

    var widget: Widget { box }
    var formLabel: Label? { control.name.isEmpty ? nil : row?.label }
    func fit(width: Int) { row?.fit(width: width) }

    func update(_ control: Control) -> Bool {
        guard case .text(let new) = control, new.isMultiline == self.control.isMultiline else { return false }
        self.control = new
        if !isTyping, new.value != text {
            isUpdating = true
            text = new.value
            isUpdating = false
        }
        show()
        return true
    }

    private var text: String {
        get {
            switch input {
            case .line(let entry): entry.text
            case .lines(let area): area.text
            }
        }
        set {
            switch input {
            case .line(let entry): entry.text = newValue
            case .lines(let area): area.text = newValue
            }
        }
    }

    /// What has the focus while something is typed.
    private var field: Widget {
        switch input {
        case .line(let entry): entry
        case .lines(let area): area.input
        }
    }

    private func show() {
        label.text = control.name
        problem.text = control.problem ?? ""
        problem.isVisible = control.problem != nil
        field.setAccessible(
            name: control.name.isEmpty ? control.placeholder : control.name,
            description: control.problem ?? "")
        if control.problem != nil { field.addClass("error") } else { field.removeClass("error") }
    }

    private func connect() {
        let change: @MainActor () -> Void = { [weak self] in
            guard let self, !isUpdating else { return }
            isTyping = true
            actions.change(control.attribute, AttributeValue(svg: text))
        }
        switch input {
        case .line(let entry):
            entry.onChange(change)
            entry.onActivate { [weak self] in self?.take() }
        case .lines(let area):
            area.onChange(change)
        }
        field.onFocusChange { [weak self] hasFocus in
            if !hasFocus { self?.take() }
        }
    }

    private func take() {
        guard isTyping else { return }
        isTyping = false
        actions.settle(control.attribute, AttributeValue(svg: text))
    }
}
