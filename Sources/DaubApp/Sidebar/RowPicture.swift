import Cairo
import Ink
import Rendering
import Sketch

/// The small picture of a drawing in the list.
enum RowPicture {
    /// The drawing's page; one that is a favourite has a star in its corner.
    static func picture(of drawing: Drawing, isFavourite: Bool, fitting room: Size, scale: Double) throws
        -> Picture
    {
        let page = try Thumbnail.picture(of: drawing, fitting: room, scale: scale)
        guard isFavourite else { return page }
        return try Picture(width: page.width, height: page.height, scale: scale) { context in
            context.paint(page, at: .zero)
            let middle = Point(page.size.width - 9, page.size.height - 9)
            context.fill(Path(ellipse: middle, rx: 8, ry: 8), Color.white.withAlpha(0.85))
            context.fill(star(around: middle, radius: 7), Color(0.9, 0.62, 0.04))
        }
    }

    /// A sheet that is crossed out, for a file that cannot be read.
    static func unreadable(in room: Size, scale: Double) throws -> Picture {
        let (width, height) = (Int(room.width * scale), Int(room.height * scale))
        return try Picture(width: width, height: height, scale: scale) { context in
            context.fill(Rect(0, 0, room.width, room.height), Color(0.88, 0.88, 0.88))
            var pen = Style()
            pen.strokeWidth = 3
            pen.lineCap = .round
            let (middle, reach) = (Point(room.width / 2, room.height / 2), room.height / 5)
            for slope in [1.0, -1] {
                let line = Path(through: [
                    Point(middle.x - reach, middle.y - slope * reach),
                    Point(middle.x + reach, middle.y + slope * reach),
                ])
                context.stroke(line, Color(0.55, 0.55, 0.55), with: pen)
            }
        }
    }

    private static func star(around middle: Point, radius: Double) -> Path {
        // The tips of a regular five-pointed star and the corners between, from the top on.
        let tips: [(Double, Double)] = [
            (0, -1), (0.2245, -0.309), (0.9511, -0.309), (0.3633, 0.118), (0.5878, 0.809), (0, 0.382),
            (-0.5878, 0.809), (-0.3633, 0.118), (-0.9511, -0.309), (-0.2245, -0.309),
        ]
        return Path(
            through: tips.map { Point(middle.x + $0.0 * radius, middle.y + $0.1 * radius) }, closed: true)
    }
}
