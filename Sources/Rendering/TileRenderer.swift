import Cairo
import Ink
import Sketch

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
        try RenderingError.wrapping { try draw(tile, scale) }
    }

    private func draw(_ tile: Tile, _ scale: Double) throws -> Picture {
        try Picture(width: tile.width, height: tile.height, scale: scale) { context in
            guard let reach = tile.reach else { return }
            // Undoes the device scale: the tile counts pixels.
            let place = Transform(
                1 / scale, 0, 0, 1 / scale, -Double(tile.x) / scale, -Double(tile.y) / scale)
            let positions = index.positions(touching: reach)
            if isCrowded(tile, positions.count) { context.use(.quick) }
            try renderer.draw(
                positions, into: context, view: place.concatenating(tile.view), plane: tile.view)
        }
    }

    /// Whether there are so many graphics that no one can be made out: less than 8 × 8 pixels for each.
    private func isCrowded(_ tile: Tile, _ count: Int) -> Bool {
        count > tile.width * tile.height / 64
    }
}
