import Cairo
import Gtk
import Ink

/// A slider over the colours that it leads through.
@MainActor
final class ColorSlider {
    let slider: Slider
    /// From the least to the greatest value, evenly spread.
    var colors: [Color] = [] { didSet { if colors != oldValue { slider.queueDraw() } } }
    var onChange: (@MainActor (Double) -> Void)?

    private var isUpdating = false

    /// - Parameter maximum: the least is zero, the step one.
    init(name: String, maximum: Double) {
        slider = Slider(from: 0, to: maximum, step: 1)
        slider.setSteps(1, page: maximum / 10)
        slider.setAccessible(name: name)
        slider.addClass("color-slider")
        slider.onDraw { [weak self] cairo in self?.drawBar(Context(unsafeBorrowing: cairo)) }
        slider.onChange { [weak self] in
            guard let self, !isUpdating else { return }
            onChange?(slider.value)
        }
    }

    var value: Double {
        get { slider.value }
        set {
            guard newValue != slider.value else { return }
            isUpdating = true
            slider.value = newValue
            isUpdating = false
        }
    }

    private func drawBar(_ context: Context) {
        let trough = slider.trough
        let height = 10.0
        let middle = Double(trough.y) + Double(trough.height) / 2
        let box = Rect(Double(trough.x), (middle - height / 2).rounded(), Double(trough.width), height)
        let shape = Path(rect: box, rx: height / 2, ry: height / 2)
        if colors.contains(where: { $0.alpha < 1 }) { Checkerboard.draw(shape, in: box, context) }
        let ends = [Point(box.minX, 0), Point(box.maxX, 0)]
        let (first, last) = slider.isRightToLeft ? (ends[1], ends[0]) : (ends[0], ends[1])
        context.fill(shape, from: first, to: last, colors)
        let theme = slider.themeColor
        context.strokeHairline(
            Path(rect: box.insetBy(0.5), rx: height / 2 - 0.5, ry: height / 2 - 0.5),
            Color(theme.red, theme.green, theme.blue, 0.25))
    }
}
