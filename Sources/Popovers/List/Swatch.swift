import Cairo
import Ink

/// A field of colour, as lists of colours show it.
struct Swatch {
    let paint: Paint

    /// - Parameter ink: the colour of text around it, of which the border is a shade.
    func draw(in box: Rect, _ ink: Color, _ context: Context) {
        let shape = Path(rect: box, rx: 3, ry: 3)
        switch paint {
        case .color(let color):
            if color.alpha < 1 { Checkerboard.draw(shape, in: box, context) }
            context.fill(shape, color)
        case .none:
            context.fill(shape, .white)
            var line = Style()
            line.strokeWidth = 2
            context.saved {
                context.clip(to: box)
                context.stroke(
                    Path(through: [Point(box.minX, box.maxY), Point(box.maxX, box.minY)]),
                    Color(hex: 0xE01B24), with: line)
            }
        case .currentColor, .reference:
            context.fill(shape, ink.withAlpha(0.3))
        }
        // A ring: quicker to draw than a line along curves.
        let inner = Path(rect: box.insetBy(1), rx: 2, ry: 2)
        context.fill(Path(shape.segments + inner.segments), ink.withAlpha(0.35), rule: .evenOdd)
    }
}
