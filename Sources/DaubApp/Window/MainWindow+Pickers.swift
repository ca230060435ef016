import Gtk
import Localization
import PickerKit
import Pickers
import Popovers

/// The pickers: where they come from, what they are served with, and their buttons.
extension MainWindow {
    static func makeRegistry(_ messages: MessageBars) -> PickerRegistry {
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

    /// Of the pickers whose buttons stand over the list of drawings.
    private var libraryTriggers: [Trigger] {
        zip(pickers.pickers, triggers).filter { $0.0.descriptor.slot == .library }.map(\.1)
    }

    func addPickers() {
        host.factSources = factSources
        host.requestHandlers = requestHandlers
        host.libraryHost = drawings.browser
        triggers = pickers.pickers.map { picker in
            let trigger = Trigger(icon: picker.descriptor.icon, name: picker.descriptor.title) { [host] in
                PickerContent(PickerSession(picker, host: host))
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
}
