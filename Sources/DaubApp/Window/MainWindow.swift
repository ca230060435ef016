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
    let drawings: DrawingDesk
    let presenter: PopoverPresenter
    private let host: InkHost
    private let pickers: PickerRegistry
    private let recentColors: RecentColors
    private let palettes: Palettes
    private let eyedropper = Eyedropper()
    private let pictures = CellPictures()
    let split = SplitPane()
    /// Holds all that shows below the toolbar, and sheets above it.
    private let overlay = Overlay()
    private var triggers: [Trigger] = []
    lazy var drawingsTrigger = addDrawingsTrigger()
    /// Whether the list of drawings has left the window's side.
    var isNarrow = false
    /// The width of the list of drawings, in pixels, while it is at the window's side.
    var splitPosition = 0
    private var undo: Action?
    private var redo: Action?
    private var saving: Action?

    init(
        _ application: Application, settings: AppSettings, library: Library, folders: UserFolders,
        files: [URL], trace: Trace
    ) {
        self.application = application
        self.settings = settings
        let ink = CanvasInk()
        page = DrawingPage(ink: ink)
        pickers = Self.makeRegistry(page.messages)
        host = InkHost(ink: ink, settings: settings, pickers: pickers.pickers)
        recentColors = RecentColors(settings: settings, pickers: pickers.pickers)
        palettes = Palettes(folder: folders.palettes)
        window = Window(application: application)
        presenter = PopoverPresenter(window: window, overlay: overlay)
        drawings = DrawingDesk(library: library, folders: folders, files: files, settings: settings)
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
            page.messages.show(.warning, about: "style", problem)
        }
        addPickers()
        toolbar.show(page.canvas.tool)
        addActions()
        updateActions()
        showWords()
        drawings.start()
        sidebar.startReading()
        drawings.lookForUnsaved()
    }

    private static func makeRegistry(_ messages: MessageBars) -> PickerRegistry {
        var registry = PickerRegistry()
        for picker in BuiltInPickers.all {
            do throws(PickerRegistry.Rejection) {
                try registry.register(picker)
            } catch {
                messages.show(.error, about: picker.descriptor.id, error.description)
            }
        }
        return registry
    }

    private func lay() {
        window.title = "Daub"
        window.setTitleBar(toolbar.view)
        toolbar.view.title = "Daub"
        toolbar.view.leaveOutSubtitle()
        split.setLeft(sidebar.view)
        split.setRight(page.view)
        overlay.add(split)
        window.add(overlay)
        overlay.showAll()
        toolbar.view.showAll()
        page.show(title: "", description: "", color: nil)
    }

    /// Where the lists that pickers show come from, one line each.
    private var factSources: [any FactSource] {
        let fonts = FontCatalogue()
        return [
            FontFamiliesFact(fonts),
            FontFacesFact(fonts),
            DrawingFontsFact { [host] in host.document },
            RecentFontsFact(settings) { [host] in host.values(of: ["font-family"])["font-family"]?.svg },
            Countries(),
            Notebooks(drawings.browser),
            FilterCounts(drawings.browser),
            DrawingColors { [weak self] in self?.drawings.current?.document },
            recentColors,
            palettes,
        ]
    }

    /// What pickers can ask for, one line each.
    private var requestHandlers: [any RequestHandler] {
        [
            NotebookRequests(drawings.browser),
            eyedropper,
        ]
    }

    /// Of the pickers whose buttons stand over the list of drawings.
    private var libraryTriggers: [Trigger] {
        zip(pickers.pickers, triggers).filter { $0.0.descriptor.slot == .library }.map(\.1)
    }

    private func addPickers() {
        host.factSources = factSources
        host.requestHandlers = requestHandlers
        host.libraryHost = drawings.browser
        triggers = pickers.pickers.map { picker in
            let trigger = Trigger(icon: picker.descriptor.icon, name: picker.descriptor.title) {
                [host, pictures] in
                PickerContent(PickerSession(picker, host: host), pictures: pictures)
            }
            if let accelerator = picker.descriptor.accelerator {
                application.addAction(picker.descriptor.id, accelerators: [accelerator]) { [weak trigger] in
                    trigger?.press()
                }
            }
            return trigger
        }
        let menu = Trigger(icon: "open-menu-symbolic", name: tr("Main Menu")) { [weak self] in
            MenuContent(title: tr("Main Menu"), items: self?.menuItems ?? [])
        }
        application.addAction("menu", accelerators: ["F10"]) { [weak menu] in menu?.press() }
        toolbar.onFit = { [weak self] in self?.presenter.adapt() }
        let libraryTriggers = libraryTriggers
        sidebar.fill(libraryTriggers)
        toolbar.fill(
            triggers.filter { trigger in !libraryTriggers.contains { $0 === trigger } },
            drawings: drawingsTrigger, menu: menu)
        (triggers + [drawingsTrigger, toolbar.more, menu]).forEach(presenter.add)
        presenter.onCompactness = { [weak self] compactness in self?.follow(compactness) }
        follow(presenter.compactness)
    }

    private func addActions() {
        undo = application.addAction("undo", accelerators: ["<Primary>z"]) { [weak self] in
            self?.page.canvas.undo()
        }
        redo = application.addAction("redo", accelerators: ["<Primary><Shift>z", "<Primary>y"]) {
            [weak self] in
            self?.page.canvas.redo()
        }
        saving = application.addAction("save", accelerators: ["<Primary>s"]) { [weak self] in
            self?.save()
        }
        application.addAction("new", accelerators: ["<Primary>n"]) { [weak self] in self?.drawings.makeNew() }
        application.addAction("search", accelerators: ["<Primary>f"]) { [weak self] in
            self?.sidebar.focusSearch()
        }
        application.addAction("quit", accelerators: ["<Primary>q"]) { [weak self] in self?.window.close() }
        let canvas = page.canvas
        application.addAction("zoom-in", accelerators: ["<Primary>plus", "<Primary>equal"]) {
            canvas.zoomIn()
        }
        application.addAction("zoom-out", accelerators: ["<Primary>minus"]) { canvas.zoomOut() }
        application.addAction("zoom-fit", accelerators: ["<Primary>0"]) { canvas.zoomToFit() }
        application.addAction("zoom-actual", accelerators: ["<Primary>1"]) { canvas.zoomToActualSize() }
        toolbar.undo.onPress { [weak self] in self?.undo?.activate() }
        toolbar.redo.onPress { [weak self] in self?.redo?.activate() }
        toolbar.newDrawing.onPress { [weak self] in self?.drawings.makeNew() }
        toolbar.undo.setTooltip(tr("Undo (Ctrl+Z)"))
        toolbar.redo.setTooltip(tr("Redo (Ctrl+Shift+Z)"))
        toolbar.newDrawing.setTooltip(tr("New Drawing (Ctrl+N)"))
    }

    /// Saves the drawing with what is being typed.
    private func save() {
        page.canvas.finishTyping()
        drawings.save()
    }

    private var menuItems: [MenuContent.Item] {
        let canvas = page.canvas
        return [
            MenuContent.Item(title: tr("Save"), accelerator: "Ctrl+S") { [weak self] in self?.save() },
            MenuContent.Item(title: tr("Zoom In"), accelerator: "Ctrl++") { canvas.zoomIn() },
            MenuContent.Item(title: tr("Zoom Out"), accelerator: "Ctrl+−") { canvas.zoomOut() },
            MenuContent.Item(title: tr("Whole Page"), accelerator: "Ctrl+0") { canvas.zoomToFit() },
            MenuContent.Item(title: tr("Actual Size"), accelerator: "Ctrl+1") { canvas.zoomToActualSize() },
            MenuContent.Item(title: tr("About Daub"), accelerator: nil) { [weak self] in self?.showAbout() },
            MenuContent.Item(title: tr("Quit"), accelerator: "Ctrl+Q") { [weak self] in self?.window.close()
            },
        ]
    }

    private func showAbout() {
        AboutDialog(
            over: window, name: "Daub", version: DaubApp.version,
            summary: tr("A vector sketchbook in which every toolbar button is a picker"), icon: DaubApp.id
        ).present()
    }

    private func connect(_ trace: Trace) {
        toolbar.onTool = { [weak self] tool in self?.take(tool) }
        page.canvas.onToolKey = { [weak self] tool in
            self?.toolbar.show(tool)
            self?.take(tool)
        }
        page.canvas.onError = { [weak self] error in
            self?.page.messages.show(.error, about: "rendering", "\(error)")
        }
        host.onCommit = { [weak self] values in self?.recentColors.note(values) }
        palettes.onProblem = { [weak self] path, problem in
            self?.page.messages.show(.warning, about: path, problem)
        }
        eyedropper.onProblem = { [weak self] problem in
            self?.page.messages.show(.info, about: "eyedropper", problem)
        }
        host.middleOfPage = { [page] in page.canvas.middleOfPage }
        host.onProblem = { [weak self] problem in
            self?.page.messages.show(.warning, about: "picking", problem)
        }
        host.onPreview = { [weak self] values in self?.showWords(trying: values) }
        drawings.browser.onChange = { [weak self] url in self?.sidebar.forgetSummary(of: url) }
        sidebar.onSearch = { [weak self] text in self?.drawings.browser.search(text) }
        sidebar.onChoose = { [weak self] url in
            self?.drawings.open(url)
            self?.dismissDrawings()
        }
        drawings.onEvent = { [weak self] event in self?.follow(event) }
        presenter.onPainted = { _ in trace.event("popover-painted") }
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
    }

    // MARK: Following the drawing

    private func follow(_ event: DrawingDesk.Event) {
        switch event {
        case .listed(let items, let selected, let isNarrowed):
            sidebar.show(items, selected: selected, isNarrowed: isNarrowed)
            page.isEmpty = items.isEmpty && drawings.current == nil
        case .opened(let opened):
            presenter.dismissAll()
            page.messages.clear(DrawingDesk.openingSubject)
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
            page.messages.clear(DrawingDesk.savingSubject(url))
        case .message(let kind, let subject, let text, let answers):
            page.messages.show(kind, about: subject, text, answers: answers)
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

    private func updateActions() {
        let document = drawings.current?.document
        undo?.isEnabled = document?.canUndo ?? false
        redo?.isEnabled = document?.canRedo ?? false
        saving?.isEnabled = document != nil
        guard undo != nil else { return }
        for (picker, trigger) in zip(pickers.pickers, triggers) where picker.descriptor.slot == .drawing {
            trigger.button.isSensitive = document?.isEditable ?? false
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
