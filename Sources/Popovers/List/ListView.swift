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
    private(set) var selection: Int?
    var hovered: Int?
    private var typeAhead = TypeAhead()
    /// Whether the current row is scrolled to as the list is laid out first.
    var revealsOnAllocation = true
    /// How far to scroll once the rows are laid out anew, in pixels.
    private var shift = 0

    lazy var node = ThemeNode(["list", "row"], classes: ["activatable"], below: self)
    /// What is drawn, cut to the room that there is.
    var layouts: [Int: TextLayout] = [:]
    /// What was laid out for measuring; it serves for drawing where the room is wide enough.
    var unlimited: [Int: TextLayout] = [:]
    /// Made when something first asks for it, and anew after each `reload`.
    private var knownMetrics: ListMetrics?
    private var knownPlaces: RowPlaces?
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

    var metrics: ListMetrics {
        if let knownMetrics { return knownMetrics }
        let metrics = ListMetrics(
            lineHeight: lay("Åg").size.height, widestTitle: fitsTitles ? widestTitle() : 0,
            widestKeys: (source?.accelerators ?? []).map { lay($0).size.width }.max() ?? 0,
            widestBadge: (source?.badges ?? []).map { lay($0).size.width }.max() ?? 0,
            subtitle: subtitleSize(), smallFont: smallFont,
            pictureSize: pictureSize, hasChecks: rowCount > 0 && source?.isChecked(0) != nil,
            hasSwatches: source?.hasSwatches ?? false, hasStars: source?.hasStars ?? false,
            isMirrored: isRightToLeft)
        knownMetrics = metrics
        return metrics
    }

    /// What subtitles and headings are set in; looked up for lists that have some.
    private var smallFont: String {
        guard let source, !source.sections.isEmpty || !source.subtitles.isEmpty else { return "" }
        return ListFont.scaled(fontDescription, by: 0.85)
    }

    /// The height of a second line and the width of the widest; zero where rows have none.
    private func subtitleSize() -> Size {
        guard let subtitles = source?.subtitles, !subtitles.isEmpty else { return Size(0, 0) }
        let font = smallFont
        let sizes = subtitles.map { TextLayout($0, describedFont: font).size }
        return Size(sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    }

    /// Where the rows stand, made together with the metrics.
    private var places: RowPlaces {
        let metrics = metrics
        if let knownPlaces { return knownPlaces }
        let places = RowPlaces(
            count: rowCount, rowHeight: metrics.rowHeight, headingHeight: metrics.headingHeight,
            sections: source?.sections ?? [])
        knownPlaces = places
        return places
    }

    /// The width of the widest title. Of many rows a few are measured, the longest of a sample.
    private func widestTitle() -> Double {
        guard let source else { return 0 }
        let step = max(1, rowCount / Self.sampleSize)
        var sample = stride(from: 0, to: rowCount, by: step).map { ($0, source.title($0)) }
        if sample.count > Self.measuredCount {
            sample.sort { $0.1.utf8.count > $1.1.utf8.count }
            sample.removeLast(sample.count - Self.measuredCount)
        }
        for (index, title) in sample { unlimited[index] = lay(title) }
        let widest = unlimited.values.map(\.size.width).max() ?? 0
        // Loading a face to measure it takes long: they get room for being wider.
        return source.hasFaces ? widest * 1.25 : widest
    }

    private static let sampleSize = 512
    private static let measuredCount = 64

    func lay(_ text: String, width: Double? = nil) -> TextLayout {
        TextLayout(text, unsafeContext: unsafeTextContext, width: width, overflow: .ellipsizeEnd)
    }

    /// Draws one row anew, its width unchanged.
    public func refresh(_ row: Int) {
        layouts[row] = nil
        unlimited[row] = nil
        queueDraw(rowFrame(row))
    }

    /// Marks a row as the chosen one and shows it; nothing is called.
    public func select(_ row: Int?) {
        selection = row
        moveCursor(to: row)
        queueDraw()
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

    /// Moves the cursor to a row that was pushed that far down by others above it, and scrolls along.
    func keepCursor(on row: Int, shiftedBy pixels: Int) {
        cursor = row
        shift = pixels
        rowDidFocus(row)
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

    func row(at y: Double) -> Int? {
        guard y >= 0 else { return nil }
        return places.row(at: Int(y))
    }

    // MARK: Pointer

    private func hover(at y: Double) {
        let row = row(at: y)
        guard row != hovered else { return }
        if let hovered { queueDraw(rowFrame(hovered)) }
        if let row { queueDraw(rowFrame(row)) }
        hovered = row
        onLook?(row)
    }

    private var pressed: Int?

    private func press(_ event: PointerEvent) -> Bool {
        guard event.button == 1, event.pressCount == 1 else { return false }
        grabFocusInPlace()
        pressed = row(at: event.y)
        return true
    }

    private func release(_ event: PointerEvent) -> Bool {
        guard event.button == 1, let row = row(at: event.y), row == pressed else { return false }
        pressed = nil
        moveCursor(to: row)
        if isOnStar(event, of: row) { onStar?(row) } else { choose(row) }
        return true
    }

    // MARK: Keyboard

    private func handle(_ event: KeyEvent) -> Bool {
        if event.starsRow, let cursor, source?.starTitle(cursor) != nil {
            onStar?(cursor)
            return true
        }
        guard rowCount > 0, event.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
        let page = max(1, shownHeight / metrics.rowHeight - 1)
        let row = cursor ?? -1
        switch event.key {
        case .up: move(to: cursor == nil ? rowCount - 1 : row - 1)
        case .down: move(to: row + 1)
        case .home: move(to: 0)
        case .end: move(to: rowCount - 1)
        case .pageUp: move(to: row - page)
        case .pageDown: move(to: row + page)
        case .enter: if let cursor { choose(cursor) }
        case .space where typeAhead.isEmpty: if let cursor { choose(cursor) }
        default:
            guard let character = event.character, let source else { return false }
            let found = typeAhead.find(character, from: cursor, in: rowCount) { source.title($0) }
            if let found { move(to: found) }
        }
        return true
    }

    private func move(to row: Int) {
        let row = min(rowCount - 1, max(0, row))
        guard row != cursor else { return }
        moveCursor(to: row)
        if movement == .selection { choose(row) }
        onLook?(row)
    }

    func moveCursor(to row: Int?) {
        if let cursor { queueDraw(rowFrame(cursor)) }
        cursor = row
        guard let row else { return }
        queueDraw(rowFrame(row))
        reveal(row, centred: false)
        if hasFocus { rowDidFocus(row) }
    }

    private func reveal(_ index: Int, centred: Bool) {
        let row = rowFrame(index)
        let heading = places.heading(over: index)?.count ?? 0
        let frame = PixelRect(x: 0, y: row.y - heading, width: row.width, height: row.height + heading)
        let margin = centred ? max(0, (shownHeight - frame.height) / 2) : 0
        reveal(from: frame.y - margin, to: frame.y + frame.height + margin)
    }

    private func focusDidChange() {
        if cursor == nil, rowCount > 0, hasFocus { moveCursor(to: selection ?? 0) }
        if let cursor {
            queueDraw(rowFrame(cursor))
            if hasFocus {
                // GTK has gone to the top of the list.
                reveal(cursor, centred: false)
                rowDidFocus(cursor)
            }
        }
    }

    /// Chooses the first row, as the answer to a search.
    func chooseFirst() { choose(0) }

    private func choose(_ row: Int) {
        guard row < rowCount else { return }
        if movement == .selection { selection = row }
        queueDraw()
        onChoose?(row)
    }
}
