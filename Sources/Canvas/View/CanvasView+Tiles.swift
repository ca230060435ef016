import Gtk
import Ink

/// The tiles that the view needs, as the drawing and the view change.
extension CanvasView {
    /// Brings what shows up to date.
    /// - Parameter area: where it differs, in user units; nil for everywhere.
    func show(area: Rect?) {
        guard let document else { return }
        let (drawing, index) =
            document.trial.map { ($0.drawing, $0.index) } ?? (document.drawing, document.index)
        tiles.update(belowTyping(drawing), index, area: area)
        wantTiles()
        queueDraw()
    }

    func tileDidArrive(_ place: TileStore.Place) {
        if tiles.isCurrent(shownPlaces) {
            fresh = []
            onCurrent?()
            if overlay.landing != nil {
                overlay.landing = nil
                queueDraw()
            }
        }
        let frame = frame(of: place)
        queueDraw(PixelRect(covering: frame.insetBy(-1)))
    }

    func didAllocate() {
        let size = Size(Double(width), Double(height))
        guard size != viewport.room else { return }
        viewport.resize(to: size)
        viewDidChange()
    }

    func viewDidChange() {
        let scale = Double(scaleFactor)
        if let page = document?.drawing.page {
            let zoom = viewport.zoom * scale
            tiles.setView(Transform.scale(zoom, zoom).concatenating(page.viewTransform), scale: scale)
        }
        overlay.landing = nil
        prepareMoved()
        wantTiles()
        queueDraw()
        onZoom?(viewport.zoom)
    }

    func wantTiles() {
        guard document != nil, viewport.room.width > 0 else { return }
        tiles.want(shownPlaces)
    }

    /// The tiles that show, those in the middle first.
    var shownPlaces: [TileStore.Place] {
        let side = Double(TileStore.side) / Double(scaleFactor)
        let shown = Rect(0, 0, viewport.room.width, viewport.room.height)
        let paper = viewport.paper
        let left = max(0, shown.minX - paper.minX)
        let top = max(0, shown.minY - paper.minY)
        let right = min(paper.width, shown.maxX - paper.minX)
        let bottom = min(paper.height, shown.maxY - paper.minY)
        guard left < right, top < bottom else { return [] }
        let middle = Point((left + right) / 2 / side - 0.5, (top + bottom) / 2 / side - 0.5)
        var places: [TileStore.Place] = []
        for row in Int(top / side)...Int((bottom - 0.001) / side) {
            for column in Int(left / side)...Int((right - 0.001) / side) {
                places.append(TileStore.Place(column: column, row: row))
            }
        }
        return places.sorted {
            middle.distance(to: Point(Double($0.column), Double($0.row)))
                < middle.distance(to: Point(Double($1.column), Double($1.row)))
        }
    }

    /// Where a tile is, in pixels of the widget.
    func frame(of place: TileStore.Place) -> Rect {
        let side = Double(TileStore.side) / Double(scaleFactor)
        return Rect(
            viewport.origin.x + Double(place.column) * side, viewport.origin.y + Double(place.row) * side,
            side, side)
    }
}
