import Cairo
import Gtk
import Ink
import Localization

/// A plane of all saturations, from left to right, and all values, from bottom to top, of one hue.
final class ColorPlaneView: DrawingView {
    /// Called with each colour that is shown by the pointer or the keys.
    var onChange: (@MainActor (HSVColor) -> Void)?
    var color: HSVColor { didSet { if color != oldValue { colorDidChange() } } }

    private var isDragging = false

    init(_ color: HSVColor) {
        self.color = color
        super.init(role: .panel)
        canFocus = true
        onButtonPress { [weak self] event in
            guard let self, event.button == 1 else { return false }
            grabFocus()
            isDragging = true
            point(x: event.x, y: event.y)
            return true
        }
        onMotion { [weak self] event in
            guard let self, isDragging else { return false }
            point(x: event.x, y: event.y)
            return true
        }
        onButtonRelease { [weak self] event in
            guard let self, event.button == 1 else { return false }
            isDragging = false
            return true
        }
        onKeyPress { [weak self] event in self?.handle(event) ?? false }
        onFocusChange { [weak self] _ in self?.queueDraw() }
        colorDidChange()
    }

    private func colorDidChange() {
        setAccessible(
            name: tr("Saturation and brightness"),
            description: tr(
                "Saturation {saturation} %, brightness {brightness} %",
                [
                    "saturation": Int((color.saturation * 100).rounded()),
                    "brightness": Int((color.value * 100).rounded()),
                ]))
        queueDraw()
    }

    // MARK: Drawing

    override func measureWidth() -> (minimum: Int, natural: Int) { (160, 256) }
    override func measureHeight() -> (minimum: Int, natural: Int) { (120, 150) }

    override func draw(_ cairo: CairoHandle) {
        let context = Context(unsafeBorrowing: cairo)
        let frame = Rect(0, 0, Double(width), Double(height))
        let shape = Path(rect: frame, rx: 4, ry: 4)
        context.fill(
            shape, from: Point(frame.minX, 0), to: Point(frame.maxX, 0), [.white, color.pure])
        context.fill(
            shape, from: Point(0, frame.minY), to: Point(0, frame.maxY), [Color(0, 0, 0, 0), .black])
        let theme = themeColor
        context.strokeHairline(
            Path(rect: frame.insetBy(0.5), rx: 3.5, ry: 3.5),
            Color(theme.red, theme.green, theme.blue, 0.25))
        context.saved {
            context.clip(to: shape)
            drawKnob(context)
        }
    }

    private func drawKnob(_ context: Context) {
        let center = PlaneMapping(width: width, height: height).place(of: color)
        let radius = hasVisibleFocus ? 8.0 : 6.0
        var pen = Style()
        pen.strokeWidth = 4
        let ring = Path(ellipse: center, rx: radius, ry: radius)
        context.stroke(ring, Color(0, 0, 0, 0.6), with: pen)
        pen.strokeWidth = 2
        context.stroke(ring, .white, with: pen)
    }

    // MARK: Pointer and keys

    private func point(x: Double, y: Double) {
        let mapping = PlaneMapping(width: width, height: height)
        show(mapping.color(at: Point(x, y), of: color))
    }

    private func handle(_ event: KeyEvent) -> Bool {
        guard event.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
        let step = event.modifiers.contains(.shift) ? 0.1 : 0.01
        var new = color
        switch event.key {
        case .left: new.saturation -= step
        case .right: new.saturation += step
        case .up: new.value += step
        case .down: new.value -= step
        case .pageUp: new.value += 0.1
        case .pageDown: new.value -= 0.1
        case .home: new.saturation = 0
        case .end: new.saturation = 1
        default: return false
        }
        new.saturation = min(1, max(0, new.saturation))
        new.value = min(1, max(0, new.value))
        show(new)
        return true
    }

    private func show(_ new: HSVColor) {
        guard new != color else { return }
        color = new
        onChange?(new)
    }
}
