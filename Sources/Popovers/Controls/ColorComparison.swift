import Cairo
import Gtk
import Ink

/// The old colour at the left and the new one at the right.
final class ColorComparison: DrawingView {
    var colors: (old: Color, new: Color) { didSet { queueDraw() } }

    init(old: Color, new: Color) {
        colors = (old, new)
        super.init(role: .image)
    }

    override func measureWidth() -> (minimum: Int, natural: Int) { (56, 56) }
    override func measureHeight() -> (minimum: Int, natural: Int) { (24, 24) }

    override func draw(_ cairo: CairoHandle) {
        let context = Context(unsafeBorrowing: cairo)
        let frame = Rect(0, 0, Double(width), Double(height))
        let shape = Path(rect: frame, rx: 3, ry: 3)
        let middle = (frame.width / 2).rounded()
        if colors.old.alpha < 1 || colors.new.alpha < 1 { Checkerboard.draw(shape, in: frame, context) }
        context.saved {
            context.clip(to: shape)
            context.fill(Rect(0, 0, middle, frame.height), colors.old)
            context.fill(Rect(middle, 0, frame.width - middle, frame.height), colors.new)
        }
        let theme = themeColor
        context.strokeHairline(
            Path(rect: frame.insetBy(0.5), rx: 2.5, ry: 2.5), Color(theme.red, theme.green, theme.blue, 0.35))
    }
}
