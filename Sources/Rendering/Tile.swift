import Cairo
import Ink
import Sketch

/// A rectangle of pixels out of the whole drawing at some zoom.
public struct Tile: Sendable, Hashable {
    /// From the drawing's user units to pixels.
    public var view: Transform
    /// The left border, in pixels.
    public var x: Int
    /// The top border, in pixels.
    public var y: Int
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int

    public init(view: Transform, x: Int, y: Int, width: Int, height: Int) {
        self.view = view
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// What it shows, in the drawing's user units, with a pixel around it for soft edges; nil where the view
    /// flattens the plane.
    public var reach: Rect? {
        view.inverse?.apply(Rect(Double(x), Double(y), Double(width), Double(height)).insetBy(-1))
    }
}

/// Renders tiles of one state of a drawing, off the caller's actor.
public struct TileRenderer: Sendable {
    private let renderer: DrawingRenderer
    private let index: SpatialIndex

    /// - Parameter index: of the renderer's drawing.
    public init(_ renderer: DrawingRenderer, index: SpatialIndex) {
        self.renderer = renderer
        self.index = index
    }

    /// The tile's pixels on transparent ground, rendered on a worker.
    /// - Parameter scale: how many pixels the display counts as one; it does not change what is rendered, only
    ///   how large the picture is when painted.
    /// - Throws: `RenderingError`, or `CancellationError` soon after the calling task is cancelled.
    @concurrent
    public func picture(of tile: Tile, scale: Double = 1) async throws -> Picture {
        try draw(tile, scale)
    }

    private func draw(_ tile: Tile, _ scale: Double) throws -> Picture {
        try Picture(width: tile.width, height: tile.height, scale: scale) { context in
            guard let reach = tile.reach else { return }
            // Undoes the device scale: the tile counts pixels.
            let place = Transform(
                1 / scale, 0, 0, 1 / scale, -Double(tile.x) / scale, -Double(tile.y) / scale)
            try renderer.draw(
                index.positions(touching: reach), into: context, view: place.concatenating(tile.view))
        }
    }
}
