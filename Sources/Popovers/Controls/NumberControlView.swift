import Gtk
import Ink
import PickerKit

/// A number to type or to step. What is typed shows at once; Enter, a step and leaving the entry take it.
final class NumberControlView: ControlView {
    private var control: NumberControl
    private let actions: ControlActions
    private let entry: NumberEntry
    private let unit = Label("")
    private let row: FormRow
    private var isTyping = false
    private var isUpdating = false

    init(_ control: NumberControl, _ actions: ControlActions) {
        let control = control.shown
        self.control = control
        self.actions = actions
        entry = NumberEntry(
            from: control.minimum, to: control.maximum, step: control.step, decimals: control.decimals)
        let field = Box(.horizontal, spacing: 6)
        field.append(entry)
        field.append(unit)
        unit.addClass("dim-label")
        unit.setShownByShowAll(false)
        row = FormRow(control.name, field)
        entry.value = control.value
        show()
        connect()
    }

    var widget: Widget { row.box }
    var formLabel: Label? { row.label }
    func fit(width: Int) { row.fit(width: width) }

    func update(_ control: Control) -> Bool {
        guard case .number(let control) = control else { return false }
        let new = control.shown
        isUpdating = true
        defer { isUpdating = false }
        if new.minimum != self.control.minimum || new.maximum != self.control.maximum
            || new.step != self.control.step
        {
            entry.setRange(from: new.minimum, to: new.maximum, step: new.step)
        }
        self.control = new
        show()
        if !isTyping, abs(entry.value - new.value) > 1e-6 {
            entry.set(decimals: new.decimals)
            entry.value = new.value
        }
        return true
    }

    private func show() {
        row.name = control.name
        unit.text = control.unit
        unit.isVisible = !control.unit.isEmpty
        entry.setAccessible(name: control.name, description: control.unit)
    }

    private func connect() {
        entry.onChange { [weak self] in self?.preview() }
        entry.onActivate { [weak self] in self?.take() }
        entry.onFocusChange { [weak self] hasFocus in
            if !hasFocus { self?.take() }
        }
        entry.onValueChange { [weak self] in
            guard let self, !isUpdating else { return }
            isTyping = false
            actions.settle(control.attribute, .number(control.value(shown: entry.value)))
        }
    }

    private func preview() {
        guard !isUpdating, let typed = control.number(entry.text) else { return }
        guard isTyping || abs(typed - entry.value) > 1e-6 else { return }
        isTyping = true
        actions.change(control.attribute, .number(control.value(shown: typed)))
    }

    private func take() {
        guard isTyping else { return }
        let typed = control.number(entry.text)
        isUpdating = true
        if let typed {
            entry.set(decimals: max(control.decimals, typed.decimals))
            entry.value = typed
        } else {
            entry.takeText()
        }
        isUpdating = false
        isTyping = false
        actions.settle(control.attribute, .number(control.value(shown: typed ?? entry.value)))
    }
}

extension NumberControl {
    /// The same with its numbers as they are shown, multiplied by the scale.
    var shown: NumberControl {
        NumberControl(
            id: id, name: name, attribute: attribute, minimum: minimum * scale, maximum: maximum * scale,
            step: step * scale, value: value * scale, unit: unit, scale: scale)
    }

    /// What the attribute is where that number shows.
    func value(shown number: Double) -> Double { number / scale }

    /// How many decimals show the value and the steps.
    var decimals: Int { max(step.decimals, value.decimals) }

    /// The number that is typed, with a point or a comma; nil where it is none or out of range.
    func number(_ text: String) -> Double? {
        let plain = text.filter { !$0.isWhitespace }.replacing(",", with: ".")
        guard let number = Double(plain), number.isFinite, number >= minimum, number <= maximum else {
            return nil
        }
        return number
    }
}

extension Double {
    /// How many decimals spell the number as SVG does.
    fileprivate var decimals: Int {
        let text = svg
        return text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    }
}
