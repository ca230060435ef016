import Gtk
import Localization
import Popovers

/// What stands over the list of drawings: the entry to search with, and the buttons of the library's pickers.
@MainActor
final class SearchBar {
    let view = Box(.horizontal, spacing: 6)
    /// Called with the text at each keystroke.
    var onSearch: (@MainActor (String) -> Void)?
    /// Called when the list is to have the focus.
    var onLeave: (@MainActor () -> Void)?

    private let entry = SearchEntry()
    private var shown: [Trigger] = []

    /// - Parameter triggers: of the pickers, from left to right.
    init(_ triggers: [Trigger]) {
        entry.setPlaceholder(tr("Search"))
        entry.setAccessible(name: tr("Search"))
        entry.setTooltip(tr("Search (Ctrl+F)"))
        entry.setWidth(characters: 8)
        entry.onChange { [weak self] in
            guard let self else { return }
            onSearch?(entry.text)
        }
        entry.onKeyPress { [weak self] event in self?.handle(event) ?? false }
        view.setMargins(6)
        view.append(entry, expand: true)
        show(triggers)
    }

    /// Has buttons for these pickers from now on, from left to right.
    func show(_ triggers: [Trigger]) {
        for trigger in shown where !triggers.contains(where: { $0 === trigger }) {
            trigger.button.removeFromParent()
        }
        for (index, trigger) in triggers.enumerated() {
            if !trigger.button.hasParent {
                view.append(trigger.button)
                trigger.button.showAll()
            }
            view.reorder(trigger.button, to: index + 1)
        }
        shown = triggers
    }

    var text: String { entry.text }

    func focus() { entry.grabFocus() }

    /// Escape clears first and leaves then; an arrow down, or Enter, goes on to what was found.
    private func handle(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .escape:
            if entry.text.isEmpty { onLeave?() } else { entry.text = "" }
            return true
        case .down, .enter:
            onLeave?()
            return true
        default: return false
        }
    }
}
