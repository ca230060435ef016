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
        presentation.body.fit(popoverRoom(for: presentation.anchor))
        popover.add(presentation.body.view)
        presentation.form = .popover(popover)
        connect(popover, of: presentation)
        if animated { popover.popUp() } else { popover.show() }
        return popover
    }

    private func showSheet(_ presentation: Presentation, over overlay: Overlay) -> Widget {
        presentation.anchor = presentation.trigger
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

    private func adapt() {
        let size = window.size
        let before = compactness
        compactness.follow(Room(width: size.width, height: size.height))
        if let current, current.end == nil, current.isSheet != isCompact { move(current) }
        if compactness != before { onCompactness?(compactness) }
        refit()
    }

    /// Keeps what is presented on a button that shows and within the room that there is.
    public func refit() {
        guard let current, current.end == nil else { return }
        switch current.form {
        case .popover(let popover):
            if let shown = current.trigger.shown, shown !== current.anchor {
                current.anchor = shown
                popover.hang(on: shown.button)
                showWhatIsOpen()
            }
            current.body.fit(popoverRoom(for: current.anchor))
        case .sheet(let sheet): overlay.map { sheet.fit(sheetRoom(over: $0)) }
        case .none: break
        }
    }

    /// Moves the content from a popover to a sheet or back, with its focus and what it is scrolled to. Nobody is
    /// told, for nothing is dismissed.
    private func move(_ presentation: Presentation) {
        let focus = window.focus
        let offsets = presentation.body.scrollOffsets
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
        for (scroller, offset) in offsets { scroller.restore(offset) }
    }

    func screenDidChange(of content: ContentController) {
        guard let current, current.content === content else { return }
        current.body.updateHeader()
    }

    // MARK: Room

    /// The room in a popover, in pixels, on the roomier side of its trigger.
    private func popoverRoom(for trigger: Trigger) -> Room {
        let frame = trigger.button.frame(in: window) ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
        let below = window.height - frame.y - frame.height
        return Room(width: max(120, window.width - 48), height: max(120, max(below, frame.y) - 48))
    }

    private func sheetRoom(over overlay: Overlay) -> Room {
        Room(width: overlay.width, height: overlay.height)
    }
}

extension ScrollView {
    /// Scrolls to where it was, once it has been laid out anew.
    fileprivate func restore(_ offset: Double) {
        self.offset = offset
        onNextFrame { [weak self] in
            self?.offset = offset
            self?.onNextFrame { [weak self] in self?.offset = offset }
        }
    }
}
