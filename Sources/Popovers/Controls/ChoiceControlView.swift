import Gtk
import PickerKit

/// A few words or icons in linked buttons, one of which is down. They stand in several lines where one is too short.
final class ChoiceControlView: ControlView {
    private var control: ChoiceControl
    private let actions: ControlActions
    private let buttons = Box(.vertical, spacing: 6)
    private let row: FormRow
    private static let mostBesideLabel = 4

    /// Never seen: it is down while none of the others is, as a group of radio buttons needs one.
    private let none = RadioButton(title: "", icon: nil, joining: nil)
    private var options: [RadioButton] = []
    private var lines: [Box] = []
    /// How many buttons stand in a line.
    private var perLine = Int.max
    private var width: Int?

    init(_ control: ChoiceControl, _ actions: ControlActions) {
        self.control = control
        self.actions = actions
        // Many have no room beside their label.
        row = FormRow(
            control.name, buttons, control.options.count > Self.mostBesideLabel ? .below : .end)
        makeButtons()
    }

    var widget: Widget { row.box }
    var formLabel: Label? { row.isStacked ? nil : row.label }

    func fit(width: Int) {
        self.width = width
        let widths = options.map(\.naturalSize.width)
        let fitting = (1...max(1, widths.count)).last { count in
            stride(from: 0, to: widths.count, by: count).allSatisfy { start in
                widths[start..<min(start + count, widths.count)].reduce(0, +) <= width
            }
        }
        lay(perLine: fitting ?? 1)
        row.fit(width: width)
    }

    /// Puts the buttons in lines of so many, as equally long as can be.
    private func lay(perLine most: Int) {
        let count = (options.count + most - 1) / max(1, most)
        let perLine = count > 0 ? (options.count + count - 1) / count : 1
        guard perLine != self.perLine || lines.isEmpty else { return }
        self.perLine = perLine
        let focused = options.first(where: \.hasFocus)
        for option in options { option.removeFromParent() }
        for line in lines { line.destroy() }
        lines = stride(from: 0, to: options.count, by: perLine).map { start in
            let line = Box(.horizontal)
            line.addClass("linked")
            for option in options[start..<min(start + perLine, options.count)] {
                line.append(option, expand: true)
            }
            buttons.append(line)
            return line
        }
        buttons.showAll()
        focused?.grabFocus()
    }

    func update(_ control: Control) -> Bool {
        guard case .choice(let new) = control else { return false }
        guard new != self.control else { return true }
        let hasSameButtons = new.options.elementsEqual(self.control.options) {
            $0.title == $1.title && $0.icon == $1.icon
        }
        self.control = new
        row.name = new.name
        if hasSameButtons { showChosen() } else { makeButtons() }
        return true
    }

    private func makeButtons() {
        for button in options { button.destroy() }
        options = control.options.map { RadioButton(title: $0.title, icon: $0.icon, joining: none) }
        for (index, button) in options.enumerated() {
            button.setAccessible(name: control.options[index].title, description: control.name)
            button.onToggle { [weak self, weak button] in
                guard let self, let button, button.isActive else { return }
                choose(index)
            }
            button.onKeyPress { [weak self] event in self?.handle(event, on: index) ?? false }
        }
        for line in lines { line.destroy() }
        lines = []
        lay(perLine: max(1, options.count))
        if let width { fit(width: width) }
        buttons.setAccessible(name: control.name)
        showChosen()
    }

    private func showChosen() {
        let chosen = control.options.firstIndex(where: \.isChosen)
        let button = chosen.map { options[$0] } ?? none
        if !button.isActive { button.setActive(true) }
        // Tab comes to the chosen one alone; arrow keys lead on from there.
        for (index, option) in options.enumerated() { option.canFocus = index == chosen ?? 0 }
    }

    private func handle(_ event: KeyEvent, on index: Int) -> Bool {
        let forward = buttons.isRightToLeft ? -1 : 1
        let steps: [Key: Int] =
            lines.count > 1
            ? [.left: -forward, .right: forward, .up: -perLine, .down: perLine]
            : [.left: -forward, .right: forward]
        guard let step = steps[event.key], event.modifiers.isEmpty else { return false }
        if options.indices.contains(index + step) { options[index + step].press() }
        return true
    }

    private func choose(_ index: Int) {
        guard index < control.options.count, !control.options[index].isChosen else { return }
        let button = options[index]
        button.canFocus = true
        button.grabFocus()
        actions.choose(control.attribute, control.options[index].value)
    }
}
