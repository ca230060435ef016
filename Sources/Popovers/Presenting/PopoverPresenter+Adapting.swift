import Gtk

/// Popovers in a window with room for them, sheets in one without, and the way from one to the other.
extension PopoverPresenter {
    var isCompact: Bool { overlay != nil && compactness.isCompact }

    /// Shows the presentation in what the window has room for.
    /// - Returns: what it stands in.
    @discardableResult
    func show(_ presentation: Presentation, animated: Bool) -> Widget {
        if let overlay, compactness.isCompact {
            showSheet(presentation, over: overlay)
        } else {
            showPopover(presentation, animated: animated)
        }
    }

    private func showPopover(_ presentation: Presentation, animated: Bool) -> Widget {
        presentation.anchor = presentation.trigger.shown ?? presentation.trigger
        let popover = PopoverWidget(relativeTo: presentation.anchor.button)
        popover.setAccessible(name: presentation.content.title, role: .dialog)
        presentation.body.isInSheet = false
        // Measured where it will stand, the theme's styles are looked up once.
        popover.add(presentation.body.view)
        presentation.body.fit(popoverRoom(for: presentation.anchor))
        presentation.form = .popover(popover)
        connect(popover, of: presentation)
        if animated { popover.popUp() } else { popover.show() }
        return popover
    }

    private func showSheet(_ presentation: Presentation, over overlay: Overlay) -> Widget {
        presentation.anchor = presentation.trigger.shown ?? presentation.trigger
        presentation.body.isInSheet = true
        let content = presentation.content
        let sheet = Sheet(presentation.body, title: content.title) { [weak self, weak content] in
            guard let self, let content else { return }
            dismiss(content, reason: .outsidePress)
        }
        sheet.fit(sheetRoom(over: overlay))
        presentation.form = .sheet(sheet)
        sheet.layer.show()
        sheet.view.show()
        overlay.addOverlay(sheet.layer)
        return sheet.layer
    }

    // MARK: Following the window

    /// Adapts to the window's size as the next frame begins: not now, for GTK is laying out.
    func adaptSoon() {
        guard !isAdapting else { return }
        isAdapting = true
        window.onNextFrame { [weak self] in
            self?.isAdapting = false
            self?.adapt()
        }
    }

    /// Shows what is presented in what the window has room for now, and on a button that shows. Not to be called
    /// while GTK is laying out.
    public func adapt() {
        let size = window.visibleFrame
        let before = compactness
        compactness.follow(Room(width: size.width, height: size.height))
        if let current, current.end == nil, !isInPlace(current) { move(current) }
        if compactness != before { onCompactness?(compactness) }
        fit()
    }

    private func isInPlace(_ presentation: Presentation) -> Bool {
        guard !isCompact else { return presentation.isSheet }
        guard let shown = presentation.trigger.shown else { return true }
        return !presentation.isSheet && presentation.anchor === shown
    }

    /// Keeps what is presented within the room that there is.
    private func fit() {
        guard let current, current.end == nil else { return }
        switch current.form {
        case .popover: current.body.fit(popoverRoom(for: current.anchor))
        case .sheet(let sheet):
            current.anchor = current.trigger.shown ?? current.trigger
            showWhatIsOpen()
            overlay.map { sheet.fit(sheetRoom(over: $0)) }
        case .none: break
        }
    }

    /// Moves the content to another popover or a sheet, with its focus and what it is scrolled to. Nobody is
    /// told, for nothing is dismissed.
    private func move(_ presentation: Presentation) {
        let focus = window.focus
        let offsets = presentation.body.scrollOffsets
        let keepInSight = presentation.content.keepFocusInSight()
        let form = presentation.form
        presentation.form = .none
        switch form {
        case .popover(let popover):
            popover.hide()
            presentation.body.view.removeFromParent()
            _ = Deferred.idle { popover.destroy() }
        case .sheet(let sheet):
            sheet.release()
            sheet.layer.hide()
            _ = Deferred.idle { sheet.layer.destroy() }
            // The popover gives the focus back to what has it as it opens.
            presentation.focusBefore.restore()
        case .none: break
        }
        show(presentation, animated: false)
        showWhatIsOpen()
        focus.restore()
        for (scroller, offset) in offsets { scroller.offset = offset }
        // What is scrolled to has its meaning back once it is laid out in its new place.
        window.onNextFrame { [window] in
            window.onNextFrame {
                for (scroller, offset) in offsets { scroller.offset = offset }
                keepInSight?()
            }
        }
    }

    func screenDidChange(of content: ContentController) {
        guard let current, current.content === content else { return }
        current.body.updateHeader()
        switch current.form {
        case .popover(let popover): popover.setAccessible(name: content.title, role: .dialog)
        case .sheet(let sheet): sheet.view.setAccessible(name: content.title, role: .dialog)
        case .none: break
        }
    }

    // MARK: Room

    /// The room in a popover, in pixels, on the roomier side of its trigger.
    private func popoverRoom(for trigger: Trigger) -> Room {
        let frame = trigger.button.frame(in: window) ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
        let visible = window.visibleFrame
        let above = frame.y - visible.y
        let below = visible.height - above - frame.height
        return Room(width: max(120, visible.width - 48), height: max(120, max(below, above) - 48))
    }

    private func sheetRoom(over overlay: Overlay) -> Room {
        Room(width: overlay.width, height: overlay.height)
    }
}
