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
        didSet { documentDidChange(from: oldValue) }
    }
    public var tool: any Tool = Tools.first {
        didSet {
            if tool.id != oldValue.id { finishTyping() }
            toolDidChange()
        }
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
    let tiles = TileStore()
    public internal(set) var viewport = Viewport()
    private var live: LiveStroke?
    private var panFrom: Point?
    private var pointer: Point?
    /// Whether the keyboard brought the focus here, which a frame around the paper then shows.
    private var focusCameByKey = false
    /// Graphics on top whose tiles are not rendered yet, with the state of the drawing that has them.
    var fresh: [(graphic: Graphic, version: Int)] = []
    /// What the tool in hand does with what is there; nil for a tool that draws.
    var interaction: (any Interaction)?
    /// The document whose foreign graphics are measured, or being so.
    weak var measured: SketchDocument?
    /// What shows of the selection and of an interaction, above the tiles.
    var overlay = SelectionOverlay()
    private(set) lazy var hitTester: HitTester? = makeHitTester()

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
        ink.onTrial = { [weak self] in self?.queueDraw() }
        onFocusChange { [weak self] isFocused in
            self?.focusCameByKey = isFocused && [.tab, .backTab].contains(Key.current)
            self?.queueDraw()
        }
        tiles.onTile = { [weak self] place in self?.tileDidArrive(place) }
        tiles.onError = { [weak self] error in self?.onError?(error) }
    }

    public override var accessibleDescription: String? {
        guard let document else { return nil }
        let total = document.drawing.graphics.count
        guard document.selection.isEmpty else {
            let selected = SelectedGraphics(document.selectedPositions, of: document.drawing)
            return SelectionSummary(graphics: selected.graphics, total: total).text
        }
        return tr("{count} graphic", "{count} graphics", count: total)
    }

    private func makeHitTester() -> HitTester? {
        do {
            return try HitTester()
        } catch {
            onError?(error)
            return nil
        }
    }

    // MARK: Document

    private func documentDidChange(from oldDocument: SketchDocument?) {
        oldDocument?.selection = Selection()
        live = nil
        resetInteraction()
        overlay.landing = nil
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
        document.observeSelection { [weak self, weak document] in
            guard let self, let document, document === self.document else { return }
            updateFrames()
        }
        document.observeTrials { [weak self, weak document] area in
            guard let self, let document, document === self.document else { return }
            show(area: area)
            if overlay.moved == nil { updateFrames() }
        }
        tiles.show(document.drawing, document.index)
        viewDidChange()
    }

    private func follow(_ change: SketchDocument.Change, _ document: SketchDocument) {
        let area: Rect?
        dropInteraction()
        overlay.landing = nil
        if document.drawing.page != viewport.page {
            viewport.show(document.drawing.page)
            viewDidChange()
        }
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
        show(area: area)
        updateFrames()
    }

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

    private func tileDidArrive(_ place: TileStore.Place) {
        if tiles.isCurrent(shownPlaces) {
            fresh = []
            if overlay.landing != nil {
                overlay.landing = nil
                queueDraw()
            }
        }
        let frame = frame(of: place)
        queueDraw(
            PixelRect(
                x: Int(frame.x.rounded(.down)) - 1, y: Int(frame.y.rounded(.down)) - 1,
                width: Int(frame.width.rounded(.up)) + 3, height: Int(frame.height.rounded(.up)) + 3))
    }

    // MARK: Drawing

    /// Of what is in hand, on paper of any colour.
    private static let accent = Color(hex: 0x3584E4)

    public override func draw(_ cairo: CairoHandle) {
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
        overlay.landing = nil
        prepareMoved()
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
        guard event.button == 1, event.pressCount == 1, let document,
            document.isEditable || interaction != nil, live == nil
        else { return event.button == 1 }
        if interaction != nil {
            pressInteraction(pixel, event.modifiers)
            return true
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
        if moveInteraction(pixel, event.modifiers) { return true }
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
        queueDraw(damage)
    }

    /// Draws a part of the widget anew, in its pixels.
    func queueDraw(_ damage: Rect) {
        let room = Rect(-4, -4, viewport.room.width + 8, viewport.room.height + 8)
        guard damage.intersects(room) else { return }
        let (left, top) = (max(room.minX, damage.minX), max(room.minY, damage.minY))
        let (right, bottom) = (min(room.maxX, damage.maxX), min(room.maxY, damage.maxY))
        queueDraw(
            PixelRect(
                x: Int(left.rounded(.down)), y: Int(top.rounded(.down)),
                width: Int((right - left).rounded(.up)) + 2, height: Int((bottom - top).rounded(.up)) + 2))
    }

    private func release(_ event: PointerEvent) -> Bool {
        if event.button == 2 {
            panFrom = nil
            return true
        }
        isSelectingText = false
        let pixel = Point(event.x, event.y)
        if event.button == 1, releaseInteraction(pixel, event.modifiers) { return true }
        guard event.button == 1, live != nil else { return false }
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
