import Cairo
import Gtk
import Ink

/// A list of rows, one of which may be current. It draws the rows that show and makes a widget for none,
/// so that any number of them opens as fast as a few.
public final class ListView: DrawingView {
    public enum Movement: Sendable {
        /// Arrow keys move a cursor; Enter, Space or a press chooses.
        case cursor
        /// Arrow keys choose, as in a list whose choice shows beside it.
        case selection
    }

    public weak var source: (any ListSource)? { didSet { reload() } }
    /// Called with the row that is chosen.
    public var onChoose: (@MainActor (Int) -> Void)?
    /// Called with the row that the pointer or the arrow keys have come to rest on, nil for none.
    var onLook: (@MainActor (Int?) -> Void)?
    /// Called with the row whose star is pressed.
    var onStar: (@MainActor (Int) -> Void)?
    /// The room for a row's picture, in pixels; zero where rows have none.
    public var pictureSize = (width: 0, height: 0) { didSet { reload() } }

    /// Whether the list asks for the room that its widest title needs.
    public var fitsTitles = true { didSet { reload() } }

    let movement: Movement
    var cursor: Int?
    var selection: Int?
    var hovered: Int?
    /// The row that the button went down on.
    var pressed: Int?
    var typeAhead = TypeAhead()
    /// Whether the current row is scrolled to as the list is laid out first.
    var revealsOnAllocation = true
    /// How far to scroll once the rows are laid out anew, in pixels.
    var shift = 0

    lazy var node = ThemeNode(["list", "row"], classes: ["activatable"], below: self)
    /// What is drawn, cut to the room that there is.
    var layouts: [Int: TextLayout] = [:]
    /// What was laid out for measuring; it serves for drawing where the room is wide enough.
    var unlimited: [Int: TextLayout] = [:]
    /// Made when something first asks for it, and anew after each `reload`.
    var knownMetrics: ListMetrics?
    var knownPlaces: RowPlaces?
    lazy var faces = LateFaces { [weak self] row in self?.showFace(of: row) ?? false }

    public init(name: String, movement: Movement) {
        self.movement = movement
        super.init(role: .list)
        setAccessible(name: name)
        canFocus = true
        addClass("daub-list")
        onMotion { [weak self] event in
            self?.hover(at: event.y)
            return false
        }
        onLeave { [weak self] in self?.hover(at: -1) }
        onTooltip { [weak self] place in self?.starTip(at: place) }
        onButtonPress { [weak self] event in self?.press(event) ?? false }
        onButtonRelease { [weak self] event in self?.release(event) ?? false }
        onKeyPress { [weak self] event in self?.handle(event) ?? false }
        onFocusChange { [weak self] _ in self?.focusDidChange() }
        onStyleChange { [weak self] in self?.reload() }
        onSizeChange { [weak self] in self?.didAllocate() }
    }

    /// Reads all rows anew.
    public func reload() {
        layouts = [:]
        unlimited = [:]
        knownMetrics = nil
        knownPlaces = nil
        if let cursor, cursor >= rowCount { self.cursor = rowCount > 0 ? rowCount - 1 : nil }
        rowsDidChange()
        queueResize()
        queueDraw()
    }

    /// Draws one row anew, its width unchanged.
    public func refresh(_ row: Int) {
        layouts[row] = nil
        unlimited[row] = nil
        queueDraw(rowFrame(row))
    }

    /// The rows of which something shows.
    public var shownRows: Range<Int> {
        let span = isMapped ? shownSpan : 0..<0
        guard !span.isEmpty else { return 0..<0 }
        return places.rows(in: span)
    }

    // MARK: Measuring and drawing

    public override func measureWidth() -> (minimum: Int, natural: Int) {
        rowCount == 0 ? (0, 0) : (min(metrics.naturalWidth, 120), metrics.naturalWidth)
    }

    public override func measureHeight() -> (minimum: Int, natural: Int) {
        let height = rowCount == 0 ? 0 : places.height
        return (height, height)
    }

    public override func draw(_ cairo: CairoHandle) {
        guard let clip = Widget.clip(of: cairo), let source, rowCount > 0 else { return }
        let context = Context(unsafeBorrowing: cairo)
        if layouts.count > 400 { layouts = [:] }
        faces.beginFrame()
        node.setState([])
        let color = nodeColor
        for index in places.rows(in: clip.y..<clip.y + clip.height) {
            drawRow(index, source.row(index), cairo, context, color)
            if let heading = places.heading(over: index) {
                let frame = PixelRect(x: 0, y: heading.lowerBound, width: width, height: heading.count)
                metrics.drawHeading(source.section(index), in: frame, color, context)
            }
        }
    }

    private var allocatedWidth = 0

    private func didAllocate() {
        if width != allocatedWidth {
            allocatedWidth = width
            layouts = [:]
        }
        if revealsOnAllocation, let cursor {
            revealsOnAllocation = false
            reveal(cursor, centred: true)
        }
        if shift != 0 {
            scroll(by: shift)
            shift = 0
        }
    }

    // MARK: Rows

    public override var rowCount: Int { source?.rowCount ?? 0 }
    public override func rowName(_ row: Int) -> String { source?.title(row) ?? "" }
    public override func rowFrame(_ row: Int) -> PixelRect {
        PixelRect(x: 0, y: places.top(of: row), width: width, height: metrics.rowHeight)
    }

    public override func rowState(_ row: Int) -> RowState {
        var state: RowState = shownRows.contains(row) ? [.showing] : []
        if row == selection { state.insert(.selected) }
        if row == cursor, hasFocus { state.insert(.focused) }
        if let isChecked = source?.isChecked(row) {
            state.insert(.checkable)
            if isChecked { state.insert(.checked) }
        }
        return state
    }

    public override func activateRow(_ row: Int) { choose(row) }
    public override func rowAction(_ row: Int) -> String? { source?.starTitle(row) }
    public override func actOnRow(_ row: Int) { onStar?(row) }
}
