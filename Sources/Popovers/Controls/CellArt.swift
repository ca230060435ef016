import Cairo
import Ink
import PickerKit

/// What a cell of a grid looks like: a field of colour, a line across, a picture, or its title where it has none.
struct CellArt {
    /// What each cell takes, in pixels.
    let size: (width: Int, height: Int)

    /// Between a cell's edge and what it shows, in pixels.
    static let margin = 4.0

    /// Whether cells can be narrower than is natural: colours and lines can, words cannot.
    let shrinks: Bool

    init(_ cells: [GridControl.Cell], textContext: OpaquePointer) {
        shrinks = cells.allSatisfy { $0.swatch != nil || $0.line != nil }
        var (width, height) = (32, 32)
        if cells.contains(where: { $0.line != nil }) { width = 72 }
        if cells.contains(where: { $0.picture != nil }) { (width, height) = (max(width, 52), 52) }
        for cell in cells where cell.swatch == nil && cell.line == nil && cell.picture == nil {
            let text = TextLayout(cell.title, unsafeContext: textContext).size
            width = max(width, Int(text.width.rounded(.up)) + 20)
            height = max(height, Int(text.height.rounded(.up)) + 12)
        }
        size = (width, height)
    }

    /// - Parameters:
    ///   - ink: the colour of text around it.
    ///   - pictures: draws what is SVG; without it a cell shows its title.
    @MainActor
    static func draw(
        _ cell: GridControl.Cell, in frame: Rect, _ ink: Color, _ context: Context,
        textContext: OpaquePointer, pictures: (any PictureRenderer)?
    ) {
        let field = frame.insetBy(margin)
        if let swatch = cell.swatch {
            Swatch(paint: swatch).draw(in: field, ink, context)
            if cell.isChecked { drawCheck(on: swatch, in: field, ink, context) }
        }
        if let line = cell.line { drawLine(line, in: field, ink, context) }
        let hasPicture = cell.picture.flatMap {
            pictures?.draw($0, in: field.insetBy(2), ink: ink, into: context)
        }
        if cell.swatch == nil, cell.line == nil, hasPicture != true {
            let text = TextLayout(cell.title, unsafeContext: textContext)
            context.draw(
                text,
                at: Point(
                    (frame.center.x - text.size.width / 2).rounded(),
                    (frame.center.y - text.size.height / 2).rounded()), ink)
        }
    }

    /// Draws the line in the colour of text, as its own may not show on the theme.
    private static func drawLine(_ line: Style, in field: Rect, _ ink: Color, _ context: Context) {
        var pen = line
        pen.stroke = .color(ink)
        pen.strokeOpacity = 1
        pen.fill = .none
        context.saved {
            context.clip(to: field)
            let y = field.center.y.rounded()
            // A cap goes beyond the line's end.
            let overhang = pen.lineCap == .butt ? 0 : pen.strokeWidth / 2
            let inset = min(field.width / 2, max(6, overhang))
            context.draw(
                Path(through: [Point(field.minX + inset, y), Point(field.maxX - inset, y)]), with: pen)
        }
    }

    private static func drawCheck(on swatch: Paint, in field: Rect, _ ink: Color, _ context: Context) {
        let isDark = (swatch.color?.overWhite.luminance ?? 1) < 0.35
        var pen = Style()
        pen.strokeWidth = 2
        pen.lineCap = .round
        pen.lineJoin = .round
        let corner = field.center - Point(8, 8)
        let mark = Path(through: [Point(3, 8.5), Point(6.5, 12), Point(13, 4.5)])
        context.transformed(by: .translation(corner.x, corner.y)) {
            context.stroke(mark, isDark ? .white : .black, with: pen)
        }
    }
}

extension Color {
    /// What it looks like on white paper.
    var overWhite: Color {
        Color(
            red * alpha + 1 - alpha, green * alpha + 1 - alpha, blue * alpha + 1 - alpha)
    }

    /// How light it looks, from 0 to 1.
    var luminance: Double {
        func linear(_ part: Double) -> Double { part * part * (0.7 + 0.3 * part) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
