import Canvas
import FoundationEssentials
import Gtk
import Library
import Localization
import PickerKit
import Pickers
import Popovers

/// The window: the list of drawings on the left, the open one on the right, the toolbar above.
@MainActor
final class MainWindow {
    let window: Window
    let application: Application
    let settings: AppSettings
    let toolbar = Toolbar()
    let sidebar = Sidebar()
    let page: DrawingPage
    let messages = MessageBars()
    let drawings: DrawingDesk
    let presenter: PopoverPresenter
    let host: InkHost
    let hub: PickerHub
    let startMark: StartMark
    /// Whether the start before this one did not finish.
    let isAfterUnfinishedStart: Bool
    var pickersWindow: PickersWindow?
    let recentColors: RecentColors
    let palettes: Palettes
    let eyedropper = Eyedropper()
    let split = SplitPane()
    /// Holds all that shows below the toolbar, and sheets above it.
    private let overlay = Overlay()
    /// Of the pickers with a button, by id.
    var triggers: [String: Trigger] = [:]
    /// The ids of those that stand over the list of drawings.
    var sidebarTriggers: Set<String> = []
    /// The keys that open pickers, by the picker's id.
    var triggerKeys: [String: String] = [:]
    var signs: TriggerSigns?
    lazy var typing = TypingResumption(page.canvas, presenter)
    lazy var drawingsTrigger = addDrawingsTrigger()
    /// Whether the list of drawings has left the window's side.
    var isNarrow = false
    /// The width of the list of drawings, in pixels, while it is at the window's side.
    var splitPosition = 0
    var undo: Action?
    var redo: Action?
    var saving: Action?

    init(
        _ application: Application, settings: AppSettings, library: Library, folders: UserFolders,
        request: DaubApp.Request, trace: Trace
    ) {
        self.application = application
        self.settings = settings
        let ink = CanvasInk()
        page = DrawingPage(ink: ink)
        host = InkHost(ink: ink, settings: settings, pickers: BuiltInPickers.all)
        recentColors = RecentColors(settings: settings, pickers: BuiltInPickers.all)
        startMark = StartMark(state: folders.state)
        isAfterUnfinishedStart = startMark.isLeft
        hub = PickerHub(
            PickerLevel.searchPath(
                arguments: request.pickerFolders, environment: ProcessInfo.processInfo.environment,
                current: FileManager.default.currentDirectoryPath, examples: ResourceLocator.current.pickers),
            settings: settings, host: host, pictures: CellPictures(), state: folders.state,
            isSafeMode: request.isSafeMode || isAfterUnfinishedStart)
        palettes = Palettes(folder: folders.palettes)
        window = Window(application: application)
        presenter = PopoverPresenter(window: window, overlay: overlay)
        drawings = DrawingDesk(library: library, folders: folders, files: request.files, settings: settings)
        lay()
        connect(trace)
        restore()
    }

    func present() { window.present() }

    /// Puts in what the window can show without: the first frame does not wait for it.
    private func fill() {
        Application.addIcons(folder: ResourceLocator.current.icons)
        window.setIcon(named: DaubApp.id)
        if let problem = Application.addStyleSheet(path: ResourceLocator.current.styleSheet) {
            messages.show(.warning, about: "style", problem)
        }
        addPickers()
        toolbar.show(page.canvas.tool)
        page.canvas.grabFocus()
        addActions()
        updateActions()
        showWords()
        drawings.start()
        sidebar.startReading()
        drawings.lookForUnsaved()
    }

    private func lay() {
        window.title = "Daub"
        window.setTitleBar(toolbar.view)
        toolbar.view.title = "Daub"
        toolbar.view.leaveOutSubtitle()
        split.setLeft(sidebar.view)
        split.setRight(page.view)
        let column = Box(.vertical)
        column.append(messages.view)
        column.append(split, expand: true)
        overlay.add(column)
        window.add(overlay)
        overlay.showAll()
        toolbar.view.showAll()
        page.show(title: "", description: "", color: nil)
    }

    private func connect(_ trace: Trace) {
        toolbar.onTool = { [weak self] tool in self?.take(tool) }
        page.canvas.onToolKey = { [weak self] tool in
            self?.toolbar.show(tool)
            self?.take(tool)
        }
        page.canvas.onError = { [weak self] error in
            self?.messages.show(.error, about: "rendering", "\(error)")
        }
        host.onCommit = { [weak self] values in self?.recentColors.note(values) }
        settings.onRefusal = { [weak self] file in
            self?.messages.show(
                .warning, about: "settings",
                tr("The settings are not kept: {file} cannot be written.", ["file": file]))
        }
        palettes.onProblem = { [weak self] path, problem in
            self?.messages.show(.warning, about: path, problem)
        }
        eyedropper.onProblem = { [weak self] problem in
            self?.messages.show(.info, about: "eyedropper", problem)
        }
        host.middleOfPage = { [page] in page.canvas.middleOfPage }
        host.onProblem = { [weak self] problem in
            self?.messages.show(.warning, about: "picking", problem)
        }
        host.onPreview = { [weak self] values in self?.showWords(trying: values) }
        drawings.browser.onChange = { [weak self] url in self?.sidebar.forgetSummary(of: url) }
        sidebar.onSearch = { [weak self] text in self?.drawings.browser.search(text) }
        sidebar.onChoose = { [weak self] url in
            self?.drawings.open(url)
            self?.dismissDrawings()
        }
        drawings.onEvent = { [weak self] event in self?.follow(event) }
        if trace.isOn {
            presenter.onPainted = { _ in trace.event("popover-painted") }
            presenter.onComplete = { _ in trace.event("popover-complete") }
            page.canvas.onCurrent = { [weak canvas = page.canvas] in
                canvas?.afterFirstPaint { trace.event("view-painted") }
            }
        }
        hub.onScan = { [startMark] in
            trace.event("pickers-found")
            startMark.remove()
        }
        window.afterFirstPaint { [weak self] in
            trace.event("first-paint")
            self?.fill()
            self?.window.afterFirstPaint { trace.event("filled") }
        }
        window.onActiveChange { [weak self] isActive in
            guard isActive, let self else { return }
            drawings.current?.checkDisk()
            drawings.browser.relist()
        }
        window.onCloseRequest { [weak self] in self?.close() ?? false }
        MainLoop.onTermination { [weak self] in
            guard let self, !isClosing else { return }
            _ = close()
        }
    }

    private func restore() {
        let size = settings.windowSize
        window.setDefaultSize(width: size.width, height: size.height)
        if settings.isMaximized { window.maximize() }
        splitPosition = settings.splitPosition
        split.position = splitPosition
        page.canvas.tool = Tools.tool(settings.lastTool)
        drawings.prepare()
    }

    private func take(_ tool: any Tool) {
        page.canvas.tool = tool
        settings.lastTool = tool.id
        page.canvas.grabFocus()
    }

    // MARK: Following the drawing

    private func follow(_ event: DrawingDesk.Event) {
        switch event {
        case .listed(let items, let selected, let isNarrowed):
            sidebar.show(items, selected: selected, isNarrowed: isNarrowed)
            page.isEmpty = items.isEmpty && drawings.current == nil
        case .opened(let opened):
            presenter.dismissAll()
            messages.clear(DrawingDesk.openingSubject)
            host.document = opened?.document
            page.canvas.document = opened?.document
            page.isEmpty = opened == nil
            sidebar.select(opened?.url)
            opened?.document.observe { [weak self] _ in
                self?.showWords()
                self?.updateActions()
            }
            showWords()
            updateActions()
        case .saved(let url):
            sidebar.forgetSummary(of: url)
            messages.clear(DrawingDesk.savingSubject(url))
        case .message(let kind, let subject, let text, let answers):
            messages.show(kind, about: subject, text, answers: answers)
        }
    }

    /// Shows title and description, with properties that are only tried out where there are any.
    private func showWords(trying values: [Attribute: AttributeValue]? = nil) {
        guard let drawing = drawings.current?.document.drawing else {
            page.show(title: "", description: "", color: nil)
            return
        }
        let tried = values?["drawing.title-color"]?.paint?.color
        page.show(title: drawing.title, description: drawing.description, color: tried ?? drawing.titleColor)
    }

    func updateActions() {
        let document = drawings.current?.document
        undo?.isEnabled = document?.canUndo ?? false
        redo?.isEnabled = document?.canRedo ?? false
        saving?.isEnabled = document != nil
        guard undo != nil else { return }
        for found in hub.buttons {
            let isOfDrawing = found.descriptor?.slot == .drawing
            triggers[found.id]?.isSensitive = isOfDrawing ? document?.isEditable ?? false : true
        }
        toolbar.undo.isSensitive = document?.canUndo ?? false
        toolbar.redo.isSensitive = document?.canRedo ?? false
    }

    // MARK: Closing

    private var isClosing = false

    /// Remembers the window and saves the drawing before the window goes.
    /// - Returns: whether the window stays for now.
    private func close() -> Bool {
        if isClosing { return false }
        isClosing = true
        // It did not fail; the pickers may still be looked for.
        startMark.remove()
        page.canvas.finishTyping()
        presenter.dismissAll()
        settings.isMaximized = window.isMaximized
        if !window.isMaximized { settings.windowSize = window.size }
        settings.splitPosition = isNarrow ? splitPosition : split.position
        window.hide()
        Task {
            await drawings.close()
            window.destroy()
        }
        return true
    }
}
