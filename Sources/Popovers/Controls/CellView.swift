import Cairo
import Gtk
import Ink
import PickerKit

/// The cells of a grid. It draws them and makes a widget for none.
final class CellView: DrawingView {
    /// Called with the cell that is chosen.
    var onChoose: (@MainActor (Int) -> Void)?

    private var control: GridControl
    private let pictures: (any PictureRenderer)?
    private var cursor: Int?
    private var hovered: Int?
    private var pressed: Int?
    private var knownPlaces: GridPlaces?
    /// The width that there is, in pixels; nil for any.
    private var room: Int?
    private lazy var node = ThemeNode(["button"], classes: ["flat", "image-button"], below: self)

    /// - Parameter pictures: draws cells that are SVG.
    init(_ control: GridControl, pictures: (any PictureRenderer)?) {
        self.control = control
        self.pictures = pictures
        super.init(role: .table, rowRole: .tableCell)
        setAccessible(name: control.name)
        canFocus = true
        addClass("daub-grid")
        onMotion { [weak self] event in
            guard let self else { return false }
            hover(places.cell(atX: event.x, y: event.y))
            return false
        }
        onLeave { [weak self] in self?.hover(nil) }
        onButtonPress { [weak self] event in self?.press(event) ?? false }
        onButtonRelease { [weak self] event in self?.release(event) ?? false }
        onKeyPress { [weak self] event in self?.handle(event) ?? false }
        onFocusChange { [weak self] _ in self?.focusDidChange() }
        onStyleChange { [weak self] in
            self?.knownPlaces = nil
            self?.queueResize()
        }
        onTooltip { [weak self] place in
            guard let self else { return nil }
            let index = place.map { self.places.cell(atX: Double($0.x), y: Double($0.y)) } ?? cursor
            guard let index, index < self.control.cells.count else { return nil }
            return (self.control.cells[index].title, places.frame(of: index))
        }
    }

    func show(_ new: GridControl) {
        control = new
        knownPlaces = nil
        if let cursor, cursor >= new.cells.count { self.cursor = new.cells.indices.last }
        hovered = nil
        setAccessible(name: new.name)
        rowsDidChange()
        queueResize()
        queueDraw()
    }

    /// Keeps the cells within the width, in pixels.
    func fit(width: Int) {
        guard width != room else { return }
        room = width
        let old = places
        knownPlaces = nil
        if places != old { queueResize() }
    }

    private var places: GridPlaces {
        if let knownPlaces { return knownPlaces }
        let art = CellArt(control.cells, textContext: unsafeTextContext)
        let places = GridPlaces(
            columns: max(1, control.columns), count: control.cells.count, cell: art.size,
            shrinks: art.shrinks, within: room, isMirrored: isRightToLeft)
        knownPlaces = places
        return places
    }

    // MARK: Measuring and drawing

    override func measureWidth() -> (minimum: Int, natural: Int) { (places.width, places.width) }
    override func measureHeight() -> (minimum: Int, natural: Int) { (places.height, places.height) }

    override func draw(_ cairo: CairoHandle) {
        guard let clip = Widget.clip(of: cairo) else { return }
        let context = Context(unsafeBorrowing: cairo)
        for (index, cell) in control.cells.enumerated() {
            let frame = places.frame(of: index)
            guard frame.y < clip.y + clip.height, frame.y + frame.height > clip.y,
                frame.x < clip.x + clip.width, frame.x + frame.width > clip.x
            else { continue }
            let showsFocus = index == cursor && hasVisibleFocus
            var state: ThemeNode.State = []
            if cell.isChecked { state.insert(.checked) }
            if index == hovered { state.insert(.hover) }
            if showsFocus { state.insert(.focused) }
            node.setState(state)
            if !state.isEmpty { node.drawBox(cairo, frame) }
            let theme = node.color
            CellArt.draw(
                cell, in: Rect(frame), Color(theme.red, theme.green, theme.blue, theme.alpha), context,
                textContext: unsafeTextContext, pictures: pictures)
            if showsFocus { node.drawFocus(cairo, frame) }
        }
    }

    // MARK: Cells for assistive technology

    override var rowCount: Int { control.cells.count }
    override func rowName(_ row: Int) -> String {
        row < control.cells.count ? control.cells[row].title : ""
    }
    override func rowFrame(_ row: Int) -> PixelRect { places.frame(of: row) }

    override func rowState(_ row: Int) -> RowState {
        guard row < control.cells.count else { return [] }
        var state: RowState = [.checkable]
        if control.cells[row].isChecked { state.insert(.checked) }
        if row == cursor, hasFocus { state.insert(.focused) }
        let (frame, span) = (places.frame(of: row), isMapped ? shownSpan : 0..<0)
        if span.overlaps(frame.y..<frame.y + frame.height) { state.insert(.showing) }
        return state
    }

    override func activateRow(_ row: Int) { choose(row) }

    // MARK: Pointer and keys

    private func hover(_ cell: Int?) {
        guard cell != hovered else { return }
        redraw(hovered)
        redraw(cell)
        hovered = cell
    }

    private func press(_ event: PointerEvent) -> Bool {
        guard event.button == 1, event.pressCount == 1 else { return false }
        grabFocusInPlace()
        pressed = places.cell(atX: event.x, y: event.y)
        return true
    }

    private func release(_ event: PointerEvent) -> Bool {
        guard event.button == 1, let cell = places.cell(atX: event.x, y: event.y), cell == pressed else {
            return false
        }
        pressed = nil
        moveCursor(to: cell)
        choose(cell)
        return true
    }

    private func handle(_ event: KeyEvent) -> Bool {
        guard !event.modifiers.contains(.alt), let cell = cursor else { return false }
        let isWhole = event.modifiers.contains(.control)
        let move: GridNavigation.Move
        switch event.key {
        case .left: move = isRightToLeft ? .right : .left
        case .right: move = isRightToLeft ? .left : .right
        case .up: move = .up
        case .down: move = .down
        case .home: move = isWhole ? .start : .rowStart
        case .end: move = isWhole ? .end : .rowEnd
        case .enter, .space:
            choose(cell)
            return true
        default: return false
        }
        let navigation = GridNavigation(columns: places.columns, count: places.count)
        guard let target = navigation.destination(move, from: cell) else { return false }
        moveCursor(to: target)
        return true
    }

    private func moveCursor(to cell: Int) {
        redraw(cursor)
        redraw(cell)
        cursor = cell
        let frame = places.frame(of: cell)
        reveal(from: frame.y, to: frame.y + frame.height)
        if hasFocus { rowDidFocus(cell) }
    }

    private func focusDidChange() {
        if cursor == nil, hasFocus, !control.cells.isEmpty {
            moveCursor(to: control.cells.firstIndex(where: \.isChecked) ?? 0)
        }
        redraw(cursor)
        guard let cursor, hasFocus else { return }
        let frame = places.frame(of: cursor)
        reveal(from: frame.y, to: frame.y + frame.height)
        rowDidFocus(cursor)
    }

    private func choose(_ cell: Int) {
        guard cell < control.cells.count else { return }
        onChoose?(cell)
    }

    private func redraw(_ cell: Int?) {
        if let cell, cell < control.cells.count { queueDraw(places.frame(of: cell)) }
    }
}

extension Rect {
    init(_ pixels: PixelRect) {
        self.init(Double(pixels.x), Double(pixels.y), Double(pixels.width), Double(pixels.height))
    }
}
