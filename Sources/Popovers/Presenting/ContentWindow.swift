import Gtk

/// A window of its own for a content: what is pushed has a bar with the way back, and Escape goes back first and
/// closes then.
@MainActor
public final class ContentWindow: ContentPresenter {
    public let window: Window
    private let content: ContentController
    private let body: PresentationBody
    /// Called when the window is gone.
    public var onClose: (@MainActor () -> Void)?
    private let bar = HeaderBar()
    private var hasAppeared = false
    private var isOver = false
    private let room: Room
    /// Higher than any window, in pixels.
    private static let highest = 8192

    /// - Parameters:
    ///   - parent: the window it belongs to, over which it stands; nil for none.
    ///   - size: to begin with, in pixels.
    public init(
        _ content: ContentController, application: Application, over parent: Window? = nil,
        size: (width: Int, height: Int)
    ) {
        self.content = content
        // No name makes the window wider. Below, there is as much room as the window has; what is longer scrolls.
        room = Room(width: size.width, height: Self.highest)
        window = Window(application: application)
        body = PresentationBody(content) {}
        showTitle()
        bar.leaveOutSubtitle()
        bar.showWindowButtons()
        window.setTitleBar(bar)
        window.setDefaultSize(width: size.width, height: size.height)
        window.add(body.view)
        if let parent { window.stand(over: parent) }
        content.presenter = self
        bar.showAll()
        window.onKeyPress { [weak self] event in self?.handle(event) ?? false }
        window.onCloseRequest { [weak self] in
            self?.end(.program)
            return false
        }
    }

    /// Shows the window, or brings it to the front.
    public func present() {
        guard !hasAppeared else { return window.present() }
        hasAppeared = true
        content.willAppear()
        body.fit(room)
        window.present()
        content.didAppear()
    }

    private func handle(_ event: KeyEvent) -> Bool {
        if event.key == .escape, event.modifiers.isEmpty {
            if !content.stepBack() { close(content, reason: .escape) }
            return true
        }
        return event.goesBack(in: window) && content.popScreen()
    }

    // MARK: Presenting

    var focus: FocusMemory { window.focus }

    func close(_ content: ContentController, reason: DismissReason) {
        end(reason)
        // Not within a signal of what is in it.
        _ = Deferred.idle { [window] in window.destroy() }
    }

    func screenDidChange(of content: ContentController) {
        body.updateHeader()
        showTitle()
    }

    private func showTitle() {
        bar.title = content.title
        window.title = content.title
    }

    private func end(_ reason: DismissReason) {
        guard !isOver else { return }
        isOver = true
        content.willDisappear(reason: reason)
        content.didDisappear(reason: reason)
        onClose?()
    }
}
