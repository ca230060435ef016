import Gtk

/// Keys and presses while something is presented.
extension PopoverPresenter {
    func connect(_ popover: PopoverWidget, of presentation: Presentation) {
        popover.onKeyPress { [weak self] event in self?.handle(event) ?? false }
        popover.onButtonPress { [weak self, weak presentation] event in
            guard let self, let presentation else { return false }
            return handlePress(event, in: presentation)
        }
        popover.onClosed { [weak self, weak presentation, weak popover] in
            guard let self, let presentation, presentation.isShown(in: popover), presentation.end == nil
            else { return }
            // GTK closed it by itself, as when the focus goes elsewhere.
            begin(end: .program, of: presentation)
        }
        popover.onUnmap { [weak self, weak presentation, weak popover] in
            guard let self, let presentation, presentation.isShown(in: popover) else { return }
            // Its trigger was unmapped, and the popover with it.
            if presentation.end == nil { begin(end: .program, of: presentation) }
            complete(presentation)
        }
    }

    /// Handles a key that comes to the popover or to the window; true where it ends there.
    func handle(_ event: KeyEvent) -> Bool {
        guard let current, current.end == nil else { return false }
        if event.key == .escape, event.modifiers.isEmpty {
            if !current.content.stepBack() { dismiss(current.content, reason: .escape) }
            return true
        }
        if event.goesBack(in: window) {
            current.content.popScreen()
            return true
        }
        if event.movesFocus, case .sheet(let sheet) = current.form {
            // What lies below the sheet is not to be reached.
            sheet.view.cycleFocus(forward: !event.modifiers.contains(.shift))
            return true
        }
        return false
    }

    /// Handles a press that came to the popover, which holds the grab; true where it ends there.
    private func handlePress(_ event: PointerEvent, in presentation: Presentation) -> Bool {
        guard !presentation.body.holds(rootX: event.rootX, rootY: event.rootY) else { return false }
        // Triggers before the padding: a popover that fades in starts over the one it hangs on.
        let hit = triggers.first { $0.contains(rootX: event.rootX, rootY: event.rootY) }
        // GTK would take a press on the popover's own padding for one outside.
        if hit == nil, presentation.contains(rootX: event.rootX, rootY: event.rootY) { return true }
        guard event.pressCount == 1 else { return true }
        if let hit, hit !== presentation.trigger, hit !== presentation.anchor {
            switchTo(hit, from: presentation)
        } else {
            dismiss(presentation.content, reason: hit == nil ? .outsidePress : .trigger)
        }
        return true
    }
}

extension KeyEvent {
    /// Whether it is the key for the way back: Alt with the arrow to where the window's lines begin.
    @MainActor func goesBack(in window: Window) -> Bool {
        key == (window.isRightToLeft ? .right : .left) && modifiers == .alt
    }

    fileprivate var movesFocus: Bool {
        (key == .tab || key == .backTab) && modifiers.isDisjoint(with: [.control, .alt])
    }
}
