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
            updatePointer()
        }
    }
    /// Called when something cannot be drawn.
    public var onError: (@MainActor (any Error) -> Void)?
    /// Called when all that is in view is rendered as the drawing is now, just before that is painted.
    public var onCurrent: (@MainActor () -> Void)?
    /// Called when the zoom is another.
    public var onZoom: (@MainActor (Double) -> Void)?
    /// Called when the key of a tool is pressed.
    public var onToolKey: (@MainActor (any Tool) -> Void)?

    let ink: CanvasInk
    /// The text that is being typed.
    var typing: TextSession?
    var isSelectingText = false
    lazy var inputMethod = InputMethod(for: self)
    let caretBlink = CaretBlink()
    var pointerShape: PointerShape?
    let tiles = TileStore()
    public internal(set) var viewport = Viewport()
    var live: LiveStroke?
    var panFrom: Point?
    var pointer: Point?
    /// Whether the keyboard brought the focus here, which a frame around the paper then shows.
    var focusCameByKey = false
    /// Graphics on top whose tiles are not rendered yet, with the state of the drawing that has them.
    var fresh: [(graphic: Graphic, version: Int)] = []
    /// What the tool in hand does with what is there; nil for a tool that draws.
    var interaction: (any Interaction)?
    /// When the last arrow key moved what is selected, on the display's clock, while nothing else has happened.
    var lastMove: UInt32?
    /// The document whose foreign graphics are measured, or being so.
    weak var measured: SketchDocument?
    /// What shows of the selection and of an interaction, above the tiles.
    var overlay = SelectionOverlay()
    private(set) lazy var hitTester: HitTester? = makeHitTester()

    public init(ink: CanvasInk) {
        self.ink = ink
        super.init(editingTextAs: .canvas)
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
            self?.focusDidChange(isFocused)
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

    public override func draw(_ cairo: CairoHandle) { paint(cairo) }

    public override var editedText: EditedText? { typedText }
    public override func placeCaret(at caret: Int, anchor: Int) { moveTypingCaret(to: caret, anchor: anchor) }
    public override func characterFrame(_ offset: Int) -> PixelRect { frame(ofTypedCodePoint: offset) }

    private func focusDidChange(_ isFocused: Bool) {
        let hadFrame = focusCameByKey
        focusCameByKey = isFocused && [.tab, .backTab].contains(Key.current)
        restartCaret()
        if hadFrame || focusCameByKey { queueDraw() }
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
        lastMove = nil
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
            lastMove = nil
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
        lastMove = nil
        if isTyping { updateDraft() }
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
}
