import Gtk
import Ink
import Localization
import PickerKit

/// A plane of saturation and value, sliders of hue and alpha, and the old colour beside the new one.
final class ColorPlaneControlView: ControlView {
    private var control: ColorPlaneControl
    private let actions: ControlActions
    private let box = Box(.vertical, spacing: 6)
    private let plane: ColorPlaneView
    private let hue = ColorSlider(name: tr("Hue"), maximum: 360)
    private let alpha = ColorSlider(name: tr("Opacity"), maximum: 100)
    private let comparison: ColorComparison
    private let revert = Button(label: "")
    private var color: HSVColor

    init(_ control: ColorPlaneControl, _ actions: ControlActions) {
        self.control = control
        self.actions = actions
        color = HSVColor(control.color)
        plane = ColorPlaneView(color)
        comparison = ColorComparison(old: control.original, new: control.color)
        hue.colors = stride(from: 0.0, through: 360, by: 60).map {
            HSVColor(hue: $0, saturation: 1, value: 1).color
        }
        alpha.slider.setShownByShowAll(false)
        revert.setContent(comparison)
        revert.addClass("color-comparison")
        revert.setAlignment(horizontal: .end, vertical: .center)
        layOut()
        show()
        connect()
    }

    var widget: Widget { box }

    func update(_ control: Control) -> Bool {
        guard case .colorPlane(let new) = control else { return false }
        guard new != self.control else { return true }
        self.control = new
        if new.color.css != color.color.css { color = HSVColor(new.color, keeping: color) }
        show()
        return true
    }

    private func layOut() {
        let sliders = Box(.vertical)
        sliders.append(hue.slider)
        sliders.append(alpha.slider)
        sliders.setAlignment(horizontal: .fill, vertical: .center)
        let row = Box(.horizontal, spacing: 12)
        row.append(sliders, expand: true)
        row.append(revert)
        box.append(plane, expand: true)
        box.append(row)
    }

    private func connect() {
        plane.onChange = { [weak self] in self?.pick($0) }
        hue.onChange = { [weak self] degrees in
            guard let self else { return }
            var new = color
            new.hue = degrees
            pick(new)
        }
        alpha.onChange = { [weak self] percent in
            guard let self else { return }
            var new = color
            new.alpha = percent / 100
            pick(new)
        }
        revert.onPress { [weak self] in
            guard let self else { return }
            pick(HSVColor(control.original, keeping: color))
        }
    }

    private func pick(_ new: HSVColor) {
        guard new != color else { return }
        color = new
        show()
        actions.change(control.attribute, .paint(.color(new.color)))
    }

    private func show() {
        plane.color = color
        hue.value = color.hue
        hue.slider.setAccessible(name: tr("Hue"), description: HueName.of(color))
        alpha.value = (color.alpha * 100).rounded()
        let opaque = color.color.withAlpha(1)
        alpha.colors = [opaque.withAlpha(0), opaque]
        alpha.slider.isVisible = control.hasAlpha
        comparison.colors = (control.original, color.color)
        let name = tr("Put back {color}", ["color": control.original.css])
        revert.setAccessible(
            name: name, description: tr("The new color is {color}", ["color": color.color.css]))
        revert.setTooltip(name)
    }
}
