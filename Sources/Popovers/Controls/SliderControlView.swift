import Gtk
import Ink
import PickerKit

/// A slider with its number beside it.
final class SliderControlView: ControlView {
    private var control: SliderControl
    private let box = Box(.horizontal, spacing: 12)
    private let slider: Slider
    private let number: Label
    private var isUpdating = false

    init(_ control: SliderControl, _ actions: ControlActions) {
        self.control = control
        slider = Slider(from: control.minimum, to: control.maximum, step: control.step)
        slider.value = control.clamped(control.value)
        slider.setAccessible(name: control.name)
        slider.setExpand(horizontally: true)
        slider.setMinimumSize(width: 180)
        number = Label("")
        number.setAlignment(horizontal: .end, vertical: .center)
        number.setWidth(characters: control.text(control.maximum).count)
        number.addClass("slider-number")
        box.append(slider, expand: true)
        box.append(number)
        showNumber()
        slider.onChange { [weak self] in
            guard let self, !isUpdating else { return }
            let value = self.control.clamped(slider.value)
            actions.change(self.control.attribute, .number(value))
        }
    }

    var widget: Widget { box }

    func update(_ control: Control) -> Bool {
        guard case .slider(let new) = control else { return false }
        self.control = new
        isUpdating = true
        if slider.value != new.clamped(new.value) { slider.value = new.clamped(new.value) }
        isUpdating = false
        showNumber()
        return true
    }

    private func showNumber() {
        number.text = control.text(control.value)
    }
}

extension SliderControl {
    fileprivate func text(_ number: Double) -> String {
        unit.isEmpty ? (number * scale).svg : "\((number * scale).svg) \(unit)"
    }
}
