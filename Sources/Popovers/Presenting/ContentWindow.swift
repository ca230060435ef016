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
    private static let largest = 8192

    /// - Parameters:
    ///   - parent: the window it belongs to, over which it stands; nil for none.
    ///   - size: to begin with, in pixels.
    public init(
        _ content: ContentController, application: Application, over parent: Window? = nil,
        size: (width: Int, height: Int)
    ) {
        self.content = content
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
        // The window gives as much room as there is; what is longer scrolls in it.
        body.fit(Room(width: Self.largest, height: Self.largest))
        window.present()
        content.didAppear()
    }

    private func handle(_ event: KeyEvent) -> Bool {
        if event.key == .escape, event.modifiers.isEmpty {
            if !content.stepBack() { close(content, reason: .escape) }
            return true
        }
        return event.key == .left && event.modifiers == .alt && content.popScreen()
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
