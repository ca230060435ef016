import Cairo
import Gtk
import Ink
import Rendering

/// What the canvas draws: paper, tiles, and what is in hand above them.
extension CanvasView {
    /// Of what is in hand, on paper of any colour.
    private static let accent = Color(hex: 0x3584E4)

    func paint(_ cairo: CairoHandle) {
        drawThemeBackground(cairo)
        guard document != nil else { return }
        guard let clip = Widget.clip(of: cairo) else { return }
        let shown = Rect(Double(clip.x), Double(clip.y), Double(clip.width), Double(clip.height))
        let context = Context(unsafeBorrowing: cairo)
        let paper = viewport.paper
        drawShadow(of: paper, context)
        context.fill(paper, .white)
        if let background = document?.drawing.page.background { context.fill(paper, background) }
        context.saved {
            context.clip(to: paper)
            drawOlderTiles(context)
            for place in shownPlaces where frame(of: place).intersects(shown) { draw(place, context) }
            live?.draw(into: context)
            drawTyping(context)
            overlay.landing?.draw(into: context, view: viewport.view)
            overlay.moved?.draw(into: context, view: viewport.view)
        }
        overlay.drawFrames(
            into: context, view: viewport.view, scale: Double(scaleFactor), color: Self.accent)
        if focusCameByKey, hasVisibleFocus {
            context.strokeHairline(Path(rect: paper.insetBy(-1.5)), Self.accent)
        }
    }

    private func draw(_ place: TileStore.Place, _ context: Context) {
        guard let entry = tiles.level.tiles[place] else { return }
        let frame = frame(of: place)
        if let picture = entry.picture {
            context.paint(picture, at: Point(frame.x, frame.y), smoothing: .none)
        }
        let missing = fresh.filter { $0.version > entry.version }
        guard !missing.isEmpty else { return }
        context.saved {
            context.clip(to: frame)
            context.concatenate(viewport.view)
            for item in missing { context.draw(item.graphic) }
        }
    }

    /// Tiles of the zoom before, stretched to this one, under those that are still missing.
    private func drawOlderTiles(_ context: Context) {
        guard let older = tiles.older, let back = older.view.inverse else { return }
        let scale = Double(scaleFactor)
        let map = viewport.view.concatenating(back)
        context.transformed(by: map) {
            let side = Double(TileStore.side)
            for (place, entry) in older.tiles {
                guard let picture = entry.picture else { continue }
                context.transformed(by: .scale(scale, scale)) {
                    context.paint(
                        picture,
                        at: Point(Double(place.column) * side / scale, Double(place.row) * side / scale))
                }
            }
        }
    }

    private func drawShadow(of paper: Rect, _ context: Context) {
        for (grow, alpha) in [(1.0, 0.19), (2.0, 0.09), (3.0, 0.05), (4.0, 0.03)] {
            context.strokeHairline(Path(rect: paper.insetBy(0.5 - grow)), Color(0, 0, 0, alpha))
        }
    }

    /// Draws a part of the widget anew, in its pixels.
    func queueDraw(_ damage: Rect) {
        let room = Rect(-4, -4, viewport.room.width + 8, viewport.room.height + 8)
        guard damage.intersects(room) else { return }
        let (left, top) = (max(room.minX, damage.minX), max(room.minY, damage.minY))
        let (right, bottom) = (min(room.maxX, damage.maxX), min(room.maxY, damage.maxY))
        queueDraw(PixelRect(covering: Rect(from: Point(left, top), to: Point(right, bottom))))
    }
}

extension PixelRect {
    /// The whole pixels that a rectangle touches.
    init(covering rect: Rect) {
        let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
        self.init(
            x: Int(left), y: Int(top), width: Int((rect.maxX - left).rounded(.up)),
            height: Int((rect.maxY - top).rounded(.up)))
    }
}
