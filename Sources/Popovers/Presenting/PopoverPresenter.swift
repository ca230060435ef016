import Gtk

/// Owns what is presented over one window: one content at a time, whichever trigger opens it, in a popover or,
/// where the window is small, in a sheet.
///
/// A trigger opens and closes its popover. A press on another trigger switches with that one press. Every
/// dismissal goes through `dismiss`, so that the delegate is asked once and told once, however the popover
/// came to close.
@MainActor
public final class PopoverPresenter: ContentPresenter {
    public let window: Window
    /// Holds the window's content, and sheets above it; nil for a window that has popovers only.
    let overlay: Overlay?
    var triggers: [Trigger] = []
    var current: Presentation?
    /// Those that fade out, kept until GTK is done with them.
    private var closing: [Presentation] = []
    private var pendingSwitch: Deferred?
    var isAdapting = false

    /// Whether the window is too small for popovers.
    public internal(set) var compactness = Compactness()
    /// Called when `compactness` is another.
    public var onCompactness: (@MainActor (Compactness) -> Void)?
    /// Called when a popover or a sheet has been painted for the first time.
    public var onPainted: (@MainActor (ContentController) -> Void)?
    /// Called when it has been painted with all that it is to show at first, be that with the first frame or later.
    public var onComplete: (@MainActor (ContentController) -> Void)?

    /// - Parameter overlay: with all that the window shows below its title bar; with none, there are no sheets.
    public init(window: Window, overlay: Overlay? = nil) {
        self.window = window
        self.overlay = overlay
        window.onKeyPress { [weak self] event in self?.handle(event) ?? false }
        overlay?.onSizeChange { [weak self] in self?.adaptSoon() }
    }

    /// What is presented now.
    public var presented: ContentController? { current?.content }

    /// Lets the trigger open and close its popover, for as long as the presenter lives.
    public func add(_ trigger: Trigger) {
        triggers.append(trigger)
        trigger.onToggle = { [weak self, weak trigger] in
            guard let self, let trigger else { return }
            toggle(trigger)
        }
    }

    /// Lets go of a trigger, whose button is about to go; what hangs on it closes.
    public func remove(_ trigger: Trigger) {
        if let current, current.trigger === trigger {
            dismiss(current.content, reason: .program, quietly: true)
        }
        triggers.removeAll { $0 === trigger }
        trigger.onToggle = nil
    }

    private func toggle(_ trigger: Trigger) {
        if let current, current.trigger === trigger || current.anchor === trigger {
            dismiss(current.content, reason: .trigger)
        } else {
            present(trigger)
        }
        showWhatIsOpen()
    }

    /// Keeps down the buttons of what is presented, and no others.
    func showWhatIsOpen() {
        for trigger in triggers {
            trigger.made?.setActive(
                current.map { $0.trigger === trigger || $0.anchor === trigger } ?? false)
        }
    }

    private func present(_ trigger: Trigger) {
        pendingSwitch?.cancel()
        pendingSwitch = nil
        if let current {
            guard dismiss(current.content, reason: .trigger, quietly: true) else { return }
        }
        guard trigger.shown != nil || isCompact, let content = trigger.makeContent() else { return }
        content.presenter = self
        let body = PresentationBody(content) { [weak self, weak content] in
            guard let self, let content else { return }
            dismiss(content, reason: .selection)
        }
        let presentation = Presentation(
            content: content, trigger: trigger, body: body, focusBefore: window.focus)
        current = presentation
        content.willAppear()
        let view = show(presentation, animated: true)
        view.afterFirstPaint { [weak self, weak content, weak view] in
            guard let self, let content else { return }
            onPainted?(content)
            if let view { tellWhenComplete(content, in: view) }
        }
        showWhatIsOpen()
        content.didAppear()
    }

    /// Looks at each frame, the last one first.
    private func tellWhenComplete(_ content: ContentController, in view: Widget) {
        guard onComplete != nil, !content.isComplete else {
            onComplete?(content)
            return
        }
        view.afterFirstPaint { [weak self, weak content, weak view] in
            guard let self, let content, let view else { return }
            tellWhenComplete(content, in: view)
        }
    }

    /// Dismisses what is presented to make room for another trigger's content.
    func switchTo(_ trigger: Trigger, from presentation: Presentation) {
        guard dismiss(presentation.content, reason: .trigger, quietly: true) else { return }
        pendingSwitch = .idle { [weak self] in
            self?.pendingSwitch = nil
            self?.present(trigger)
        }
    }

    // MARK: Dismissal

    func close(_ content: ContentController, reason: DismissReason) { dismiss(content, reason: reason) }

    /// Closes the content's popover, if it is the one presented and nobody refuses.
    /// - Parameter quietly: hides at once, without fading, to make room for another.
    /// - Returns: whether it closes.
    @discardableResult
    func dismiss(_ content: ContentController, reason: DismissReason, quietly: Bool = false) -> Bool {
        guard let current, current.content === content, current.end == nil else { return false }
        if reason.isAsked {
            let isHeld = content.isModal && reason != .selection
            let delegate = current.trigger.delegate
            if isHeld || delegate?.popoverShouldDismiss(content, reason: reason) == false {
                delegate?.popoverDidAttemptToDismiss(content)
                current.body.refuse()
                return false
            }
        }
        begin(end: reason, of: current)
        switch current.form {
        case .popover(let popover): if quietly { popover.hide() } else { popover.popDown() }
        case .sheet(let sheet): close(sheet, of: current, quietly: quietly)
        case .none: break
        }
        return true
    }

    /// Closes what is presented at once, asking nobody.
    public func dismissAll(quietly: Bool = false) {
        pendingSwitch?.cancel()
        pendingSwitch = nil
        if let current { dismiss(current.content, reason: .program, quietly: quietly) }
    }

    func begin(end reason: DismissReason, of presentation: Presentation) {
        presentation.end = reason
        if current === presentation { current = nil }
        closing.append(presentation)
        presentation.trigger.delegate?.popoverWillDismiss(presentation.content)
        presentation.content.willDisappear(reason: reason)
        showWhatIsOpen()
    }

    private func close(_ sheet: Sheet, of presentation: Presentation, quietly: Bool) {
        sheet.layer.hide()
        if !presentation.focusBefore.restore(), !quietly { presentation.anchor.shown?.button.grabFocus() }
        complete(presentation)
    }

    var focus: FocusMemory { window.focus }

    func complete(_ presentation: Presentation) {
        guard let reason = presentation.end, closing.contains(where: { $0 === presentation }) else { return }
        closing.removeAll { $0 === presentation }
        let content = presentation.content
        content.didDisappear(reason: reason)
        content.presenter = nil
        presentation.trigger.delegate?.popoverDidDismiss(content, reason: reason)
        // Not here: GTK is still unmapping it.
        _ = Deferred.idle {
            switch presentation.form {
            case .popover(let popover): popover.destroy()
            case .sheet(let sheet): sheet.layer.destroy()
            case .none: break
            }
        }
    }
}
