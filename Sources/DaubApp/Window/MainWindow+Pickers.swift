import FoundationEssentials
import Gtk
import Localization
import PickerKit
import Popovers

/// The pickers: what they are served with, and their buttons.
extension MainWindow {
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
            DrawingPicture { [weak self] in self?.drawings.current?.document },
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

    func addPickers() {
        host.factSources = factSources
        host.requestHandlers = requestHandlers
        host.libraryHost = drawings.browser
        let menu = Trigger(icon: "open-menu-symbolic", name: tr("Main Menu")) { [weak self] in
            MenuContent(title: tr("Main Menu"), items: self?.menuItems ?? [])
        }
        application.addAction("menu", accelerators: ["F10"]) { [weak menu] in menu?.press() }
        toolbar.more.delegate = typing
        drawings.browser.onQuery = { [weak self] in self?.signs?.update() }
        toolbar.onFit = { [weak self] in self?.presenter.adapt() }
        updateTriggers()
        sidebar.fill(triggers(inSidebar: true))
        toolbar.fill(triggers(inSidebar: false), drawings: drawingsTrigger, menu: menu)
        [drawingsTrigger, toolbar.more, menu].forEach(presenter.add)
        presenter.onCompactness = { [weak self] compactness in self?.follow(compactness) }
        follow(presenter.compactness)
        hub.onChange = { [weak self] in self?.followPickers() }
        hub.onProblem = { [weak self] folder, problem in
            guard let problem else { return self?.messages.clear(folder) ?? () }
            self?.messages.show(.warning, about: folder, problem)
        }
        hub.onHealth = { [weak self] in self?.pickersWindow?.update() }
        if hub.isSafeMode { tellOfSafeMode() }
        startMark.put()
        hub.scan()
    }

    private func tellOfSafeMode() {
        messages.show(
            .info, about: "safe-mode",
            isAfterUnfinishedStart
                ? tr("The last start did not finish, so only the pickers that come with Daub are used.")
                : tr("In safe mode only the pickers that come with Daub are used."),
            answers: [
                MessageBars.Answer(tr("Use All Pickers")) { [hub] in hub.leaveSafeMode() },
                MessageBars.Answer(tr("Stay in Safe Mode")) {},
            ])
    }

    /// Opens the pickers window, or brings it to the front.
    func showPickers() {
        if let pickersWindow { return pickersWindow.present() }
        let opened = PickersWindow(hub, application: application, over: window)
        opened.onProblem = { [weak self] problem in self?.messages.show(.warning, about: "pickers", problem) }
        opened.onClose = { [weak self] in self?.pickersWindow = nil }
        pickersWindow = opened
        opened.present()
    }

    /// Of the pickers with a button, in order: those over the list of drawings, or all others.
    private func triggers(inSidebar: Bool) -> [Trigger] {
        hub.buttons.filter { $0.standsInSidebar == inSidebar }.compactMap { triggers[$0.id] }
    }

    private func followPickers() {
        updateTriggers()
        toolbar.setPickers(triggers(inSidebar: false))
        sidebar.show(triggers(inSidebar: true))
        updateActions()
        pickersWindow?.update()
        if !hub.isSafeMode { messages.clear("safe-mode") }
    }

    /// Gives the pickers' buttons the keys that they ask for now. A key that something else has stays what it is.
    private func updateKeys() {
        let wished = hub.buttons.compactMap { found in found.descriptor?.accelerator.map { (found.id, $0) } }
        let wish = Dictionary(wished) { first, _ in first }
        for (id, key) in triggerKeys where wish[id] != key {
            application.removeAction(id)
            triggerKeys[id] = nil
        }
        for (id, key) in wished where triggerKeys[id] == nil && application.actions(onKey: key).isEmpty {
            application.addAction(id, accelerators: [key]) { [weak self] in self?.triggers[id]?.press() }
            triggerKeys[id] = key
        }
    }

    /// Makes triggers for the pickers that are new, and lets go of those that are no more.
    private func updateTriggers() {
        let buttons = hub.buttons
        let isInSidebar = Dictionary(buttons.map { ($0.id, $0.standsInSidebar) }) { first, _ in first }
        // One that is to stand elsewhere is made anew for there.
        for (id, trigger) in triggers where isInSidebar[id] != sidebarTriggers.contains(id) {
            presenter.remove(trigger)
            triggers[id] = nil
        }
        sidebarTriggers = Set(isInSidebar.filter(\.value).keys)
        for found in buttons {
            guard let descriptor = found.descriptor else { continue }
            if let trigger = triggers[found.id] {
                trigger.show(icon: descriptor.icon, name: descriptor.title)
                continue
            }
            let trigger = Trigger(icon: descriptor.icon, name: descriptor.title, delegate: typing) { [hub] in
                hub.content(of: found.id)
            }
            triggers[found.id] = trigger
            presenter.add(trigger)
        }
        updateKeys()
        signs = TriggerSigns(
            buttons.compactMap { found in
                guard case .builtIn(let picker) = found.origin, let trigger = triggers[found.id] else {
                    return nil
                }
                return picker.descriptor.slot == .library ? (picker, trigger) : nil
            }, host: host)
    }
}

extension FoundPicker {
    /// Whether its button stands over the list of drawings, where there is room for few.
    fileprivate var standsInSidebar: Bool {
        if case .builtIn = origin { descriptor?.slot == .library } else { false }
    }
}
