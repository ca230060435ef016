import Cairo
import Gtk
import Ink
import PickerKit

/// Where things stand within a row, in pixels, and how they are drawn there.
struct ListMetrics {
    private(set) var rowHeight = 32
    private(set) var naturalWidth = 0
    private var pictureSize = (width: 0, height: 0)
    private var leading = 0
    private var trailing = 0
    private var textHeight = 0.0
    private var font = ""
    /// Of subtitles and headings.
    private var smallFont = ""
    private(set) var headingHeight = 0
    private var badgeWidth = 0

    private static let padding = 12
    private static let gap = 12
    private static let swatchSize = 16
    private static let checkSize = 16

    init() {}

    /// - Parameters:
    ///   - titles: how many there are, and each of them.
    ///   - accelerators: those that are shown at the rows' ends.
    ///   - badges: some of those that are shown before the check marks.
    ///   - subtitles: some of them; none makes rows of one line.
    @MainActor
    init(
        font: String, pictureSize: (width: Int, height: Int), titles: (count: Int, title: (Int) -> String),
        hasChecks: Bool, hasSwatches: Bool, accelerators: [String], badges: [String] = [],
        subtitles: [String] = []
    ) {
        self.font = font
        self.pictureSize = pictureSize
        textHeight = TextLayout("Åg", describedFont: font).size.height
        smallFont = ListFont.scaled(font, by: 0.85)
        var linesHeight = textHeight
        if !subtitles.isEmpty { linesHeight += TextLayout("Åg", describedFont: smallFont).size.height }
        headingHeight = Int(textHeight.rounded(.up)) + 12
        rowHeight = max(
            32, Int(linesHeight.rounded(.up)) + 12, pictureSize.height > 0 ? pictureSize.height + 12 : 0)
        leading = Self.padding
        if hasSwatches { leading += Self.swatchSize + Self.gap }
        if pictureSize.width > 0 { leading += pictureSize.width + Self.gap }
        trailing = Self.padding
        if hasChecks { trailing += Self.checkSize + Self.gap }
        badgeWidth = Self.widest(badges.count, { badges[$0] }, font)
        if badgeWidth > 0 { trailing += badgeWidth + Self.gap }
        let widestKeys = accelerators.map { TextLayout($0, describedFont: font).size.width }.max() ?? 0
        if widestKeys > 0 { trailing += Int(widestKeys.rounded(.up)) + 2 * Self.gap }
        naturalWidth =
            leading + trailing
            + max(
                Self.widest(titles.count, titles.title, font),
                Self.widest(subtitles.count, { subtitles[$0] }, smallFont))
    }

    /// The width of the widest title. Of many only the longest are measured, of very many only some looked at.
    @MainActor
    private static func widest(_ count: Int, _ title: (Int) -> String, _ font: String) -> Int {
        var candidates = sampleIndices(of: count, atMost: 1024).map { title($0) }
        if candidates.count > 64 {
            candidates.sort { $0.utf8.count > $1.utf8.count }
            candidates.removeLast(candidates.count - 64)
        }
        let widths = candidates.map { TextLayout($0, describedFont: font).size.width }
        return Int((widths.max() ?? 0).rounded(.up))
    }

    func textWidth(in width: Int) -> Int { width - leading - trailing }

    @MainActor
    func draw(_ row: ListRow, _ layout: TextLayout, in frame: PixelRect, _ color: Color, _ context: Context) {
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
            let text = TextLayout(badge, describedFont: font)
            let checkRoom = row.isChecked == nil ? 0 : Self.checkSize + Self.gap
            let right = Double(frame.x + frame.width - Self.padding - checkRoom)
            context.draw(
                text, at: Point(right - text.size.width, (middle - text.size.height / 2).rounded()),
                color.withAlpha(color.alpha * 0.55))
        }
        if let keys = row.accelerator {
            let text = TextLayout(keys, describedFont: font)
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
