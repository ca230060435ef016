import Cairo
import Ink
import Rendering
import Sketch

/// Graphics that the pointer is moving, as they are seen above the tiles.
///
/// Many, and those that librsvg draws, are drawn once into a layer, which is then moved, so that each motion costs no more than a picture.
@MainActor
struct MovedGraphics {
    let graphics: [Graphic]
    /// How far they are moved, in user units.
    var way = Point.zero
    private var layer: (surface: Surface, corner: Point)?

    /// More than these are drawn into a layer.
    private static let most = 100

    /// Draws those that are foreign.
    private let foreign: ForeignPlaces

    init(_ graphics: [Graphic], _ foreign: ForeignPlaces) {
        self.graphics = graphics
        self.foreign = foreign
    }

    /// Makes ready to be drawn with another view.
    /// - Parameters:
    ///   - view: from user units to pixels of the widget.
    ///   - room: the widget's size.
    ///   - scale: pixels of the device to one of the widget.
    mutating func prepare(view: Transform, room: Size, scale: Double) throws {
        layer = nil
        let hasForeign = graphics.contains { foreign.bounds(of: $0) != nil }
        guard hasForeign || graphics.count > Self.most else { return }
        // Half the room on each side is what a drag across the room can bring in.
        let corner = Point(-(room.width / 2).rounded(), -(room.height / 2).rounded())
        let surface = try Surface(
            width: max(1, Int(room.width * 2 * scale)), height: max(1, Int(room.height * 2 * scale)),
            scale: scale)
        let context = Context(surface)
        try context.transformed(by: Transform.translation(-corner.x, -corner.y).concatenating(view)) {
            for graphic in graphics {
                try foreign.draw(graphic, into: context)
                context.draw(graphic)
            }
        }
        layer = (surface, corner)
    }

    /// From user units where the graphics were to pixels of the widget.
    func shifted(_ view: Transform) -> Transform {
        view.concatenating(.translation(way.x, way.y))
    }

    func draw(into context: Context, view: Transform) {
        if let layer {
            let way = view.apply(way) - view.apply(.zero)
            context.paint(layer.surface, at: layer.corner + way)
            return
        }
        context.transformed(by: shifted(view)) {
            for graphic in graphics { context.draw(graphic) }
        }
    }
}
