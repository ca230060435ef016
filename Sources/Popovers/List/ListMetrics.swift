import Cairo
import Gtk
import Ink

/// Where things stand within a row, in pixels, and how they are drawn there.
struct ListMetrics {
    private(set) var rowHeight = 32
    private(set) var naturalWidth = 0
    private var pictureSize = (width: 0, height: 0)
    private var leading = 0
    private var trailing = 0
    /// The font of subtitles and headings, as Pango describes it.
    private var smallFont = ""
    private(set) var headingHeight = 0

    private static let padding = 12
    private static let gap = 12
    private static let swatchSize = 16
    private static let checkSize = 16

    init() {}

    /// - Parameters:
    ///   - lineHeight: of the list's font.
    ///   - widestTitle: the width of the widest title.
    ///   - widestKeys: the width of the widest accelerator; zero where rows show none.
    ///   - widestBadge: the width of the widest badge; zero where rows show none.
    ///   - subtitle: the height of a second line and the width of the widest; zero where rows have none.
    ///   - smallFont: what subtitles and headings are set in, as Pango describes it.
    init(
        lineHeight: Double, widestTitle: Double, widestKeys: Double = 0, widestBadge: Double = 0,
        subtitle: Size = Size(0, 0), smallFont: String = "", pictureSize: (width: Int, height: Int),
        hasChecks: Bool, hasSwatches: Bool
    ) {
        self.pictureSize = pictureSize
        self.smallFont = smallFont
        let linesHeight = Int((lineHeight + subtitle.height).rounded(.up))
        headingHeight = Int(lineHeight.rounded(.up)) + 12
        rowHeight = max(32, linesHeight + 12, pictureSize.height > 0 ? pictureSize.height + 12 : 0)
        leading = Self.padding
        if hasSwatches { leading += Self.swatchSize + Self.gap }
        if pictureSize.width > 0 { leading += pictureSize.width + Self.gap }
        trailing = Self.padding
        if hasChecks { trailing += Self.checkSize + Self.gap }
        if widestBadge > 0 { trailing += Int(widestBadge.rounded(.up)) + Self.gap }
        if widestKeys > 0 { trailing += Int(widestKeys.rounded(.up)) + 2 * Self.gap }
        naturalWidth = leading + trailing + Int(max(widestTitle, subtitle.width).rounded(.up))
    }

    func textWidth(in width: Int) -> Int { width - leading - trailing }

    @MainActor
    func draw(
        _ row: ListRow, _ layout: TextLayout, in frame: PixelRect, _ color: Color, _ context: Context,
        textContext: OpaquePointer
    ) {
        let middle = Double(frame.y) + Double(frame.height) / 2
        var x = Double(frame.x + Self.padding)
        if pictureSize.width > 0 {
            let box = Rect(
                x, middle - Double(pictureSize.height) / 2, Double(pictureSize.width),
                Double(pictureSize.height))
            drawPicture(row.picture, in: box, color, context)
            x += Double(pictureSize.width + Self.gap)
        }
        if let swatch = row.swatch {
            let size = Double(Self.swatchSize)
            Swatch(paint: swatch).draw(in: Rect(x, (middle - size / 2).rounded(), size, size), color, context)
        }
        let textColor = row.isDimmed ? color.withAlpha(color.alpha * 0.55) : color
        drawText(row, layout, in: frame, textColor, context)
        if row.isChecked == true {
            drawCheck(
                Point(Double(frame.x + frame.width - Self.padding - Self.checkSize), middle - 8), color,
                context)
        }
        if let badge = row.badge {
            let text = TextLayout(badge, unsafeContext: textContext)
            let checkRoom = row.isChecked == nil ? 0 : Self.checkSize + Self.gap
            let right = Double(frame.x + frame.width - Self.padding - checkRoom)
            context.draw(
                text, at: Point(right - text.size.width, (middle - text.size.height / 2).rounded()),
                color.withAlpha(color.alpha * 0.55))
        }
        if let keys = row.accelerator {
            let text = TextLayout(keys, unsafeContext: textContext)
            let left = Double(frame.x + frame.width - Self.padding) - text.size.width
            context.draw(
                text, at: Point(left, (middle - text.size.height / 2).rounded()),
                color.withAlpha(color.alpha * 0.55))
        }
    }

    @MainActor
    private func drawText(
        _ row: ListRow, _ layout: TextLayout, in frame: PixelRect, _ color: Color, _ context: Context
    ) {
        let left = Double(frame.x + leading)
        let second = row.subtitle.map {
            TextLayout(
                $0, describedFont: smallFont, width: Double(max(1, textWidth(in: frame.width))),
                overflow: .ellipsizeEnd)
        }
        let height = layout.size.height + (second?.size.height ?? 0)
        let top = (Double(frame.y) + (Double(frame.height) - height) / 2).rounded()
        context.draw(layout, at: Point(left, top), color)
        guard let second else { return }
        context.draw(second, at: Point(left, top + layout.size.height), color.withAlpha(color.alpha * 0.65))
    }

    /// Draws the heading of a section, which stands at the bottom of its frame.
    @MainActor
    func drawHeading(_ text: String, in frame: PixelRect, _ color: Color, _ context: Context) {
        let layout = TextLayout(
            text, describedFont: ListFont.bold(smallFont),
            width: Double(max(1, frame.width - 2 * Self.padding)), overflow: .ellipsizeEnd)
        let top = Double(frame.y + frame.height) - layout.size.height - 4
        context.draw(
            layout, at: Point(Double(frame.x + Self.padding), top.rounded()),
            color.withAlpha(color.alpha * 0.65))
    }

    private func drawPicture(_ picture: Picture?, in box: Rect, _ color: Color, _ context: Context) {
        context.fill(box, .white)
        if let picture {
            let corner = Point(
                box.center.x - picture.size.width / 2, box.center.y - picture.size.height / 2)
            context.paint(picture, at: corner)
        }
        context.strokeHairline(Path(rect: box.insetBy(-0.5)), color.withAlpha(0.2))
    }

    private func drawCheck(_ corner: Point, _ color: Color, _ context: Context) {
        var pen = Style()
        pen.strokeWidth = 2
        pen.lineCap = .round
        pen.lineJoin = .round
        let mark = Path(through: [Point(3, 8.5), Point(6.5, 12), Point(13, 4.5)])
        context.transformed(by: .translation(corner.x, corner.y)) { context.stroke(mark, color, with: pen) }
    }
}
