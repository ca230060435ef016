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
    private var hasChecks = false
    private var hasStars = false
    /// Whether things stand from right to left.
    private var isMirrored = false
    /// The font of subtitles and headings, as Pango describes it.
    private var smallFont = ""
    private(set) var headingHeight = 0

    private static let padding = 12
    private static let gap = 12
    private static let swatchSize = 16
    private static let checkSize = 16
    private static let starSize = 16

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
        hasChecks: Bool, hasSwatches: Bool, hasStars: Bool = false, isMirrored: Bool = false
    ) {
        self.pictureSize = pictureSize
        self.hasChecks = hasChecks
        self.hasStars = hasStars
        self.isMirrored = isMirrored
        self.smallFont = smallFont
        let linesHeight = Int((lineHeight + subtitle.height).rounded(.up))
        headingHeight = Int(lineHeight.rounded(.up)) + 12
        rowHeight = max(32, linesHeight + 12, pictureSize.height > 0 ? pictureSize.height + 12 : 0)
        leading = Self.padding
        if hasSwatches { leading += Self.swatchSize + Self.gap }
        if pictureSize.width > 0 { leading += pictureSize.width + Self.gap }
        trailing = Self.padding
        if hasChecks { trailing += Self.checkSize + Self.gap }
        if hasStars { trailing += Self.starSize + Self.gap }
        if widestBadge > 0 { trailing += Int(widestBadge.rounded(.up)) + Self.gap }
        if widestKeys > 0 { trailing += Int(widestKeys.rounded(.up)) + 2 * Self.gap }
        naturalWidth = leading + trailing + Int(max(widestTitle, subtitle.width).rounded(.up))
    }

    func textWidth(in width: Int) -> Int { width - leading - trailing }

    // MARK: Places

    /// Where something begins that is so wide and so far from the start of the row: from the right where things
    /// stand from right to left.
    private func left(_ start: Int, _ width: Double, in frame: PixelRect) -> Double {
        let x = isMirrored ? Double(frame.width - start) - width : Double(start)
        return Double(frame.x) + x
    }

    /// The same, from the end of the row to where it ends.
    private func left(fromEnd end: Int, _ width: Double, in frame: PixelRect) -> Double {
        let x = isMirrored ? Double(end) : Double(frame.width - end) - width
        return Double(frame.x) + x
    }

    /// Where the star of a row is pressed, in its full height.
    func starFrame(in frame: PixelRect) -> PixelRect {
        let reach = Self.gap / 2
        let width = Self.starSize + 2 * reach
        let x = left(fromEnd: starEnd - reach, Double(width), in: frame)
        return PixelRect(x: Int(x), y: frame.y, width: width, height: frame.height)
    }

    private var starEnd: Int { Self.padding + (hasChecks ? Self.checkSize + Self.gap : 0) }
    private var badgeEnd: Int { starEnd + (hasStars ? Self.starSize + Self.gap : 0) }

    // MARK: Drawing

    @MainActor
    func draw(
        _ row: ListRow, _ layout: TextLayout, in frame: PixelRect, _ color: Color, _ context: Context,
        textContext: OpaquePointer
    ) {
        let middle = Double(frame.y) + Double(frame.height) / 2
        var start = Self.padding
        if pictureSize.width > 0 {
            let (width, height) = (Double(pictureSize.width), Double(pictureSize.height))
            let box = Rect(left(start, width, in: frame), middle - height / 2, width, height)
            drawPicture(row.picture, in: box, color, context)
            start += pictureSize.width + Self.gap
        }
        if let swatch = row.swatch {
            let size = Double(Self.swatchSize)
            let box = Rect(left(start, size, in: frame), (middle - size / 2).rounded(), size, size)
            Swatch(paint: swatch).draw(in: box, color, context)
        }
        drawText(row, layout, in: frame, row.isDimmed ? color.dimmed : color, context)
        if row.isChecked == true {
            let x = left(fromEnd: Self.padding, Double(Self.checkSize), in: frame)
            drawCheck(Point(x, middle - 8), color, context)
        }
        if let isOn = row.isStarred {
            let x = left(fromEnd: starEnd, Double(Self.starSize), in: frame)
            StarMark(isOn: isOn).draw(at: Point(x, (middle - 8).rounded()), color, context)
        }
        for (text, end) in [(row.badge, badgeEnd), (row.accelerator, Self.padding)] {
            guard let text else { continue }
            let layout = TextLayout(text, unsafeContext: textContext)
            let (size, x) = (layout.size, left(fromEnd: end, layout.size.width, in: frame))
            context.draw(layout, at: Point(x, (middle - size.height / 2).rounded()), color.dimmed)
        }
    }

    @MainActor
    private func drawText(
        _ row: ListRow, _ layout: TextLayout, in frame: PixelRect, _ color: Color, _ context: Context
    ) {
        let second = row.subtitle.map {
            TextLayout(
                $0, describedFont: smallFont, width: Double(max(1, textWidth(in: frame.width))),
                overflow: .ellipsizeEnd)
        }
        let height = layout.size.height + (second?.size.height ?? 0)
        let top = (Double(frame.y) + (Double(frame.height) - height) / 2).rounded()
        draw(layout, leading, top, in: frame, color, context)
        guard let second else { return }
        draw(
            second, leading, top + layout.size.height, in: frame, color.withAlpha(color.alpha * 0.65), context
        )
    }

    @MainActor
    private func draw(
        _ layout: TextLayout, _ start: Int, _ top: Double, in frame: PixelRect, _ color: Color,
        _ context: Context
    ) {
        let bounds = layout.bounds
        context.draw(layout, at: Point(left(start, bounds.width, in: frame) - bounds.x, top), color)
    }

    /// Draws the heading of a section, which stands at the bottom of its frame.
    @MainActor
    func drawHeading(_ text: String, in frame: PixelRect, _ color: Color, _ context: Context) {
        let layout = TextLayout(
            text, describedFont: ListFont.bold(smallFont),
            width: Double(max(1, frame.width - 2 * Self.padding)), overflow: .ellipsizeEnd)
        let top = Double(frame.y + frame.height) - layout.size.height - 4
        draw(layout, Self.padding, top.rounded(), in: frame, color.withAlpha(color.alpha * 0.65), context)
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

extension Color {
    /// Of what matters less than the title.
    fileprivate var dimmed: Color { withAlpha(alpha * 0.55) }
}
