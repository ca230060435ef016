import Cairo
import Ink
import Rendering
import Sketch

/// The pictures that a canvas is put together from: tiles of the drawing at one zoom, rendered on workers,
/// and those of the zoom before, which stand in until new ones arrive.
@MainActor
final class TileStore {
    /// A tile's side, in pixels of the device.
    static let side = 512
    /// How many renderings run at once.
    private static let workers = 2

    struct Place: Hashable {
        let column: Int
        let row: Int
    }

    struct Entry {
        var picture: Picture?
        /// The state of the drawing that the picture shows.
        var version = -1
        var isStale = true
    }

    /// Tiles at one zoom.
    struct Level {
        /// From user units to pixels of the device, the page's corner at the origin.
        let view: Transform
        var tiles: [Place: Entry] = [:]
    }

    /// Called when a tile has a new picture.
    var onTile: (@MainActor (Place) -> Void)?
    /// Called when a tile cannot be rendered.
    var onError: (@MainActor (any Error) -> Void)?

    private(set) var level = Level(view: .identity)
    private(set) var older: Level?
    private var scale = 1.0
    /// Counts the states of the drawing.
    private(set) var version = 0
    private var renderer: DrawingRenderer?
    /// The newest state, for a renderer that is still loading.
    private var latest: Drawing?
    private var index = SpatialIndex()
    private var loading: Task<Void, Never>?
    private var queue: [Place] = []
    private var running: [Task<Void, Never>] = []
    private var runningCount = 0

    /// Shows another drawing; tiles of the one before are gone.
    func show(_ drawing: Drawing, _ index: SpatialIndex) {
        cancel()
        level.tiles = [:]
        older = nil
        version += 1
        self.index = index
        renderer = nil
        latest = nil
        loading = Task { [weak self] in
            let result = await Self.load(drawing)
            guard let self, !Task.isCancelled else { return }
            loading = nil
            switch result {
            case .success(let renderer):
                self.renderer = renderer
                if let latest { follow(latest) }
                pump()
            case .failure(let error): onError?(error)
            }
        }
    }

    /// Reads what is foreign in the drawing, which may take long, on a worker.
    @concurrent
    private static func load(_ drawing: Drawing) async -> Result<DrawingRenderer, RenderingError> {
        do throws(RenderingError) {
            return .success(try DrawingRenderer(drawing))
        } catch {
            return .failure(error)
        }
    }

    /// Goes on to the next state of the same drawing.
    /// - Parameter area: where it differs, in user units; nil for everywhere.
    func update(_ drawing: Drawing, _ index: SpatialIndex, area: Rect?) {
        version += 1
        self.index = index
        latest = drawing
        follow(drawing)
        for place in level.tiles.keys where area.map({ touches(place, $0) }) ?? true {
            level.tiles[place]?.isStale = true
        }
        older = nil
    }

    private func follow(_ drawing: Drawing) {
        do {
            renderer = try renderer?.following(drawing)
        } catch {
            onError?(error)
        }
    }

    /// Whether every one of the places shows the drawing as it is now.
    func isCurrent(_ places: [Place]) -> Bool {
        runningCount == 0
            && places.allSatisfy { place in
                level.tiles[place].map { $0.picture != nil && !$0.isStale } ?? false
            }
    }

    /// Works at another zoom from now on.
    func setView(_ view: Transform, scale: Double) {
        guard view != level.view || scale != self.scale else { return }
        queue = []
        if level.tiles.values.contains(where: { $0.picture != nil }) { older = level }
        level = Level(view: view)
        self.scale = scale
    }

    /// Asks for tiles, the most wanted first, and forgets those far away.
    func want(_ places: [Place]) {
        queue = []
        for place in places {
            let entry = level.tiles[place] ?? Entry()
            level.tiles[place] = entry
            if entry.isStale { queue.append(place) }
        }
        let wanted = Set(places)
        if level.tiles.count > 4 * places.count + 64 {
            level.tiles = level.tiles.filter { wanted.contains($0.key) }
        }
        if isCurrent(places) { older = nil }
        pump()
    }

    func cancel() {
        loading?.cancel()
        loading = nil
        queue = []
        running.forEach { $0.cancel() }
        running = []
    }

    private func touches(_ place: Place, _ area: Rect) -> Bool {
        let side = Double(Self.side)
        let tile = Rect(Double(place.column) * side, Double(place.row) * side, side, side)
        return level.view.apply(area).insetBy(-2).intersects(tile)
    }

    private func pump() {
        guard let renderer else { return }
        while runningCount < Self.workers, !queue.isEmpty {
            let place = queue.removeFirst()
            guard level.tiles[place]?.isStale ?? false else { continue }
            start(place, renderer)
        }
    }

    private func start(_ place: Place, _ renderer: DrawingRenderer) {
        level.tiles[place]?.isStale = false
        runningCount += 1
        let tile = Tile(
            view: level.view, x: place.column * Self.side, y: place.row * Self.side,
            width: Self.side, height: Self.side)
        let (view, version, scale) = (level.view, version, scale)
        let work = TileRenderer(renderer, index: index)
        running.append(
            Task { [weak self] in
                let result: Result<Picture, any Error>
                do {
                    result = .success(try await work.picture(of: tile, scale: scale))
                } catch {
                    result = .failure(error)
                }
                self?.finish(place, view, version, result)
            })
        if running.count > 64 { running.removeFirst(32) }
    }

    private func finish(
        _ place: Place, _ view: Transform, _ version: Int, _ result: Result<Picture, any Error>
    ) {
        runningCount -= 1
        defer { pump() }
        guard view == level.view else { return }
        switch result {
        case .success(let picture):
            guard version >= (level.tiles[place]?.version ?? 0) else { return }
            level.tiles[place]?.picture = picture
            level.tiles[place]?.version = version
            if level.tiles[place]?.isStale == true { queue.append(place) }
            onTile?(place)
        case .failure(let error):
            if !(error is CancellationError) { onError?(error) }
        }
    }
}
