import Gtk

/// Owns what is presented over one window: one popover at a time, whichever trigger opens it.
///
/// A trigger opens and closes its popover. A press on another trigger switches with that one press. Every
/// dismissal goes through `dismiss`, so that the delegate is asked once and told once, however the popover
/// came to close.
@MainActor
public final class PopoverPresenter {
    public let window: Window
    private var triggers: [Trigger] = []
    private var current: Presentation?
    /// Those that fade out, kept until GTK is done with them.
    private var closing: [Presentation] = []
    private var pendingSwitch: Deferred?

    /// Called when a popover has been painted for the first time.
    public var onPainted: (@MainActor (ContentController) -> Void)?

    public init(window: Window) {
        self.window = window
    }

    /// What is presented now.
    public var presented: ContentController? { current?.content }

    /// Lets the trigger open and close its popover, for as long as the presenter lives.
    public func add(_ trigger: Trigger) {
        triggers.append(trigger)
        trigger.button.onToggle { [weak self, weak trigger] in
            guard let self, let trigger else { return }
            toggle(trigger)
        }
    }

    private func toggle(_ trigger: Trigger) {
        if let current, current.trigger === trigger {
            dismiss(current.content, reason: .trigger)
            trigger.button.setActive(self.current?.trigger === trigger)
        } else {
            present(trigger)
        }
    }

    private func present(_ trigger: Trigger) {
        pendingSwitch?.cancel()
        pendingSwitch = nil
        if let current {
            guard dismiss(current.content, reason: .trigger, quietly: true) else {
                trigger.button.setActive(false)
                return
            }
        }
        guard trigger.button.isMapped else { return }
        let content = trigger.makeContent()
        content.presenter = self
        let presentation = Presentation(
            content: content, trigger: trigger, room: room(for: trigger))
        current = presentation
        trigger.button.setActive(true)
        connect(presentation)
        content.willAppear()
        presentation.popover.afterFirstPaint { [weak self, weak content] in
            guard let self, let content else { return }
            onPainted?(content)
        }
        presentation.popover.popUp()
        content.didAppear()
    }

    private func connect(_ presentation: Presentation) {
        let popover = presentation.popover
        popover.onKeyPress { [weak self, weak presentation] event in
            guard let self, let presentation, event.key == .escape else { return false }
            if !presentation.content.stepBack() { dismiss(presentation.content, reason: .escape) }
            return true
        }
        popover.onButtonPress { [weak self, weak presentation] event in
            guard let self, let presentation else { return false }
            return handlePress(event, in: presentation)
        }
        popover.onClosed { [weak self, weak presentation] in
            guard let self, let presentation, presentation.end == nil else { return }
            // GTK closed it by itself, as when the focus goes elsewhere.
            begin(end: .program, of: presentation)
        }
        popover.onUnmap { [weak self, weak presentation] in
            guard let self, let presentation else { return }
            // Its trigger was unmapped, and the popover with it.
            if presentation.end == nil { begin(end: .program, of: presentation) }
            complete(presentation)
        }
    }

    /// Handles a press that came to the popover, which holds the grab; true where it ends there.
    private func handlePress(_ event: PointerEvent, in presentation: Presentation) -> Bool {
        guard !presentation.holdsContent(rootX: event.rootX, rootY: event.rootY) else { return false }
        // Triggers before the padding: a popover that fades in starts over the one it hangs on.
        let hit = triggers.first { $0.contains(rootX: event.rootX, rootY: event.rootY) }
        // GTK would take a press on the popover's own padding for one outside.
        if hit == nil, presentation.contains(rootX: event.rootX, rootY: event.rootY) { return true }
        guard event.pressCount == 1 else { return true }
        guard let hit else {
            dismiss(presentation.content, reason: .outsidePress)
            return true
        }
        guard hit !== presentation.trigger else {
            dismiss(presentation.content, reason: .trigger)
            return true
        }
        guard dismiss(presentation.content, reason: .trigger, quietly: true) else { return true }
        pendingSwitch = .idle { [weak self] in
            self?.pendingSwitch = nil
            self?.present(hit)
        }
        return true
    }

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
                return false
            }
        }
        begin(end: reason, of: current)
        if quietly { current.popover.hide() } else { current.popover.popDown() }
        return true
    }

    /// Closes what is presented, asking nobody.
    public func dismissAll() {
        pendingSwitch?.cancel()
        pendingSwitch = nil
        if let current { dismiss(current.content, reason: .program) }
    }

    private func begin(end reason: DismissReason, of presentation: Presentation) {
        presentation.end = reason
        if current === presentation { current = nil }
        closing.append(presentation)
        presentation.trigger.delegate?.popoverWillDismiss(presentation.content)
        presentation.content.willDisappear(reason: reason)
        presentation.trigger.button.setActive(false)
    }

    private func complete(_ presentation: Presentation) {
        guard let reason = presentation.end, closing.contains(where: { $0 === presentation }) else { return }
        closing.removeAll { $0 === presentation }
        let content = presentation.content
        content.didDisappear(reason: reason)
        content.presenter = nil
        presentation.trigger.delegate?.popoverDidDismiss(content, reason: reason)
        // Not here: GTK is still unmapping it.
        _ = Deferred.idle { presentation.popover.destroy() }
    }

    /// The room that content has, in pixels, on the roomier side of the trigger.
    private func room(for trigger: Trigger) -> (width: Int, height: Int) {
        let frame = trigger.button.frame(in: window) ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
        let below = window.height - frame.y - frame.height
        return (max(120, window.width - 48), max(120, max(below, frame.y) - 48))
    }
}
