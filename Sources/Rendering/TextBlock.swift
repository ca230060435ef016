import Cairo
import Ink
import Sketch

/// A text laid out: what it covers, where its letters stand, and how it is drawn.
///
/// Places are in the graphic's own user units. It belongs to the thread that made it.
public struct TextBlock {
    private struct Line {
        let layout: TextLayout
        /// The layout's top left corner.
        let corner: Point
        let baseline: Double
    }

    private let lines: [Line]
    private let style: Style
    /// Letters are laid out at a size at which Pango's units are fine enough, and drawn this much smaller.
    private let scale: Double

    public init(_ text: TextShape, style: Style) {
        let scale = TextBlock.scale(style.font.size)
        var font = style.font
        font.size *= scale
        self.scale = scale
        self.style = style
        lines = text.lines.enumerated().map { index, line in
            let layout = TextLayout(exactly: line, font: font)
            let width = layout.size.width / scale
            let shift =
                switch style.textAnchor {
                case .start: 0.0
                case .middle: -width / 2
                case .end: -width
                }
            let baseline = text.origin.y + Double(index) * style.lineHeight * style.font.size
            let corner = Point(text.origin.x + shift, baseline - layout.baseline / scale)
            return Line(layout: layout, corner: corner, baseline: baseline)
        }
    }

    /// A power of two, so that nothing is rounded.
    private static func scale(_ size: Double) -> Double {
        var scale = 1.0
        while size > 0, size * scale < 32, scale < 1_048_576 { scale *= 2 }
        return scale
    }

    // MARK: Bounds

    /// The lines' own rectangles, as tall as the font, from the first to the last.
    public var lineBounds: [Rect] {
        lines.map { line in
            let size = line.layout.size
            return Rect(line.corner.x, line.corner.y, size.width / scale, size.height / scale)
        }
    }

    /// The rectangle around all lines.
    public var bounds: Rect {
        lineBounds.dropFirst().reduce(lineBounds.first ?? Rect(0, 0, 0, 0)) { $0.union($1) }
    }

    /// What the letters cover, which may reach out of the lines; nil where there are none.
    public var inkBounds: Rect? {
        var result: Rect?
        for line in lines {
            let ink = line.layout.inkBounds
            guard !ink.isEmpty else { continue }
            let placed = Rect(
                line.corner.x + ink.x / scale, line.corner.y + ink.y / scale, ink.width / scale,
                ink.height / scale)
            result = result?.union(placed) ?? placed
        }
        return result
    }

    // MARK: Places between letters

    /// Where a caret stands; no width.
    /// - Parameter column: how many characters of the line stand before it.
    public func caret(line: Int, column: Int) -> Rect {
        let line = lines[min(max(0, line), lines.count - 1)]
        let text = line.layout.text
        let index = text.index(text.startIndex, offsetBy: column, limitedBy: text.endIndex) ?? text.endIndex
        let caret = line.layout.caret(before: index)
        return Rect(
            line.corner.x + caret.x / scale, line.corner.y + caret.y / scale, 0, caret.height / scale)
    }

    /// The place between characters that is nearest to the point.
    public func place(at point: Point) -> (line: Int, column: Int) {
        let heights = lineBounds
        let index = heights.firstIndex { point.y < $0.maxY } ?? lines.count - 1
        return (index, column(at: point.x, inLine: index))
    }

    /// How many characters of a line stand before the place that is nearest to the x.
    public func column(at x: Double, inLine index: Int) -> Int {
        let line = lines[index]
        let local = Point((x - line.corner.x) * scale, line.layout.size.height / 2)
        let text = line.layout.text
        return text.distance(from: text.startIndex, to: line.layout.index(at: local))
    }

    /// The line's baseline.
    public func baseline(line: Int) -> Double { lines[min(max(0, line), lines.count - 1)].baseline }

    // MARK: Drawing

    /// Draws the letters with the style; the context's user space is the graphic's.
    public func draw(into context: Context) {
        guard style.isVisible, style.opacity > 0 else { return }
        guard style.opacity < 1 else { return drawLines(style, context) }
        if style.strokeColor == nil, let fill = style.fillColor {
            // One colour covers nothing twice.
            var thin = style
            thin.fill = .color(fill.withAlpha(fill.alpha * style.opacity))
            thin.fillOpacity = 1
            return drawLines(thin, context)
        }
        let bounds = inkBounds?.insetBy(-style.strokeReach)
        context.group(opacity: style.opacity, bounds: bounds) { drawLines(style, context) }
    }

    private func drawLines(_ style: Style, _ context: Context) {
        var pen = style
        pen.strokeWidth *= scale
        pen.dash = Dash(style.dash.lengths.map { $0 * scale }, offset: style.dash.offset * scale)
        for line in lines {
            context.transformed(
                by: Transform(1 / scale, 0, 0, 1 / scale, line.corner.x, line.corner.y)
            ) { context.draw(line.layout, at: .zero, with: pen) }
        }
    }
}
