import Cairo
import Gtk
import Ink
import Localization
import Rendering
import Sketch

/// The paper that a person draws on: shows a document, zooms and pans, and lets a tool draw.
public final class CanvasView: DrawingView {
    /// What is shown; nil where nothing could be opened.
    public var document: SketchDocument? {
        willSet { finishTyping() }
        didSet { documentDidChange() }
    }
    public var tool: any Tool = Tools.all[0] {
        didSet { if tool.id != oldValue.id { finishTyping() } }
    }
    /// Called when something cannot be drawn.
    public var onError: (@MainActor (any Error) -> Void)?
    /// Called when the zoom is another.
    public var onZoom: (@MainActor (Double) -> Void)?
    /// Called when the key of a tool is pressed.
    public var onToolKey: (@MainActor (any Tool) -> Void)?

    let ink: CanvasInk
    /// The text that is being typed.
    var typing: TextSession?
    var isSelectingText = false
    lazy var inputMethod = InputMethod(for: self)
    private let tiles = TileStore()
    public internal(set) var viewport = Viewport()
    private var live: LiveStroke?
    private var panFrom: Point?
    private var pointer: Point?
    /// Graphics on top whose tiles are not rendered yet, with the state of the drawing that has them.
    private var fresh: [(graphic: Graphic, version: Int)] = []

    public init(ink: CanvasInk) {
        self.ink = ink
        super.init(role: .canvas)
        setAccessible(name: tr("Canvas"))
        canFocus = true
        addClass("paper-desk")
        setMinimumSize(width: 120, height: 120)
        setExpand(horizontally: true, vertically: true)
        connectPointer()
        receiveEveryMotion()
        onSizeChange { [weak self] in self?.didAllocate() }
        onScaleFactorChange { [weak self] in self?.viewDidChange() }
        onKeyPress { [weak self] event in self?.handle(event) ?? false }
        ink.onChange = { [weak self] in self?.inkDidChange() }
        tiles.onTile = { [weak self] place in self?.tileDidArrive(place) }
        tiles.onError = { [weak self] error in self?.onError?(error) }
    }

    public override var accessibleDescription: String? {
        document.map { tr("{count} graphic", "{count} graphics", count: $0.drawing.graphics.count) }
    }

    // MARK: Document

    private func documentDidChange() {
        live = nil
        fresh = []
        guard let document else {
            tiles.cancel()
            queueDraw()
            return
        }
        viewport.show(document.drawing.page)
        document.observe { [weak self, weak document] change in
            guard let self, let document, document === self.document else { return }
            follow(change, document)
        }
        tiles.show(document.drawing, document.index)
        viewDidChange()
    }

    private func follow(_ change: SketchDocument.Change, _ document: SketchDocument) {
        let area: Rect?
        switch change {
        case .words: return
        case .drawn(let graphic):
            fresh.append((graphic, tiles.version + 1))
            area =
                if case .within(let rect) = graphic.inkExtent { rect } else { nil }
        case .area(let rect):
            fresh = []
            area = rect
        }
        update(document, area: area)
    }

    private func update(_ document: SketchDocument, area: Rect?) {
        tiles.update(drawingBelowTyping ?? document.drawing, document.index, area: area)
        wantTiles()
        queueDraw()
    }

    /// Renders anew what lies below the text that is or was being typed.
    func showAgain(_ document: SketchDocument) { update(document, area: nil) }

    /// Draws a graphic over the tiles until they have it.
    func keepShowing(_ graphic: Graphic) { fresh.append((graphic, tiles.version)) }

    private func tileDidArrive(_ place: TileStore.Place) {
        if tiles.isCurrent(shownPlaces) { fresh = [] }
        let frame = frame(of: place)
        queueDraw(
            PixelRect(
                x: Int(frame.x.rounded(.down)) - 1, y: Int(frame.y.rounded(.down)) - 1,
                width: Int(frame.width.rounded(.up)) + 3, height: Int(frame.height.rounded(.up)) + 3))
    }

    // MARK: Drawing

    public override func draw(_ cairo: CairoHandle) {
        drawThemeBackground(cairo)
        guard document != nil else { return }
        let context = Context(unsafeBorrowing: cairo)
        let paper = viewport.paper
        drawShadow(of: paper, context)
        context.fill(paper, .white)
        if let background = document?.drawing.page.background { context.fill(paper, background) }
        context.saved {
            context.clip(to: paper)
            drawOlderTiles(context)
            for place in shownPlaces { draw(place, context) }
            live?.draw(into: context)
            drawTyping(context)
        }
        if hasVisibleFocus {
            context.strokeHairline(Path(rect: paper.insetBy(-1.5)), Color(hex: 0x3584E4))
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
        for (grow, alpha) in [(1.0, 0.10), (2.0, 0.06), (4.0, 0.03)] {
            context.fill(paper.insetBy(-grow), Color(0, 0, 0, alpha))
        }
    }

    // MARK: View

    private func didAllocate() {
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
        wantTiles()
        queueDraw()
        onZoom?(viewport.zoom)
    }

    private func wantTiles() {
        guard document != nil, viewport.room.width > 0 else { return }
        tiles.want(shownPlaces)
    }

    /// The tiles that show, those in the middle first.
    private var shownPlaces: [TileStore.Place] {
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
    private func frame(of place: TileStore.Place) -> Rect {
        let side = Double(TileStore.side) / Double(scaleFactor)
        return Rect(
            viewport.origin.x + Double(place.column) * side, viewport.origin.y + Double(place.row) * side,
            side, side)
    }

    // MARK: Pointer

    private func connectPointer() {
        onButtonPress { [weak self] event in self?.press(event) ?? false }
        onMotion { [weak self] event in self?.motion(event) ?? false }
        onButtonRelease { [weak self] event in self?.release(event) ?? false }
        onScroll { [weak self] event in self?.scroll(event) ?? false }
    }

    private func press(_ event: PointerEvent) -> Bool {
        grabFocus()
        let pixel = Point(event.x, event.y)
        if event.button == 2 {
            panFrom = pixel
            return true
        }
        if tool is TextTool { return pressText(event, at: pixel) }
        guard event.button == 1, event.pressCount == 1, document?.isEditable == true, live == nil else {
            return event.button == 1
        }
        let gesture = tool.begin(at: viewport.userPoint(pixel), grain: grain, style: ink.style)
        do {
            live = try LiveStroke(
                gesture, view: viewport.view, room: viewport.room, scale: Double(scaleFactor))
        } catch {
            onError?(error)
        }
        return true
    }

    private func motion(_ event: PointerEvent) -> Bool {
        let pixel = Point(event.x, event.y)
        pointer = pixel
        if let from = panFrom {
            viewport.pan(by: pixel - from)
            panFrom = pixel
            viewDidChange()
            return true
        }
        if isSelectingText {
            dragText(to: pixel)
            return true
        }
        guard live != nil else { return false }
        extend(to: pixel, event.modifiers)
        return true
    }

    private func extend(to pixel: Point, _ modifiers: Modifiers) {
        guard
            let damage = live?.move(
                to: viewport.userPoint(pixel), constrained: modifiers.contains(.shift),
                centered: modifiers.contains(.control))
        else { return }
        queueDraw(
            PixelRect(
                x: Int(damage.x.rounded(.down)), y: Int(damage.y.rounded(.down)),
                width: Int(damage.width.rounded(.up)) + 2, height: Int(damage.height.rounded(.up)) + 2))
    }

    private func release(_ event: PointerEvent) -> Bool {
        if event.button == 2 {
            panFrom = nil
            return true
        }
        isSelectingText = false
        guard event.button == 1, live != nil else { return false }
        let pixel = Point(event.x, event.y)
        extend(to: pixel, event.modifiers)
        let gesture = live?.gesture
        live = nil
        queueDraw()
        if let document, let gesture, let shape = gesture.shape {
            let graphic = Graphic(id: document.drawing.freshID(), shape: shape, style: gesture.style)
            document.perform(.insert(graphic, at: document.drawing.graphics.count))
        }
        return true
    }

    /// Takes back the gesture that is under way; false where there is none.
    func cancelGesture() -> Bool {
        guard live != nil else { return false }
        live = nil
        queueDraw()
        return true
    }

    /// What is drawn is exact to a twentieth of a pixel, and to what a file keeps: four decimals.
    var grain: Double {
        let pixel = 1 / max(1e-9, viewport.view.meanScale)
        for decimals in [0.01, 0.001] where decimals <= pixel / 20 { return decimals }
        return 0.0001
    }

    private func scroll(_ event: ScrollEvent) -> Bool {
        guard document != nil else { return false }
        if event.modifiers.contains(.control) {
            let step = 1.1
            let factor = event.deltaY < 0 ? step : event.deltaY > 0 ? 1 / step : 1
            zoom(by: factor, around: Point(event.x, event.y))
        } else {
            let sideways = event.modifiers.contains(.shift)
            let way = sideways ? Point(event.deltaY, event.deltaX) : Point(event.deltaX, event.deltaY)
            viewport.pan(by: way * -48)
            viewDidChange()
        }
        return true
    }

    func zoom(by factor: Double, around pixel: Point) {
        viewport.zoom(to: viewport.zoom * factor, around: pixel)
        viewDidChange()
    }
}
