import Gtk
import Localization

/// The bar above a content: its title, Back on a pushed screen, and Done on the first screen of a sheet.
@MainActor
final class ContentHeader {
    let view = Box(.horizontal, spacing: 6)
    private let title = Label("")
    private var back: Button?
    private var done: Button?
    private let onBack: @MainActor () -> Void
    private let onDone: @MainActor () -> Void

    init(onBack: @escaping @MainActor () -> Void, onDone: @escaping @MainActor () -> Void) {
        self.onBack = onBack
        self.onDone = onDone
        view.addClass("content-header")
        title.addClass("content-title")
        title.setEllipsized()
        title.setAlignment(horizontal: .center, vertical: .center)
        view.setCenter(title)
    }

    func show(title text: String, hasBack: Bool, hasDone: Bool) {
        title.text = text
        if hasBack, back == nil {
            let button = Button(icon: "go-previous-symbolic", name: tr("Back"))
            button.onPress(onBack)
            view.append(button)
            back = button
        } else if !hasBack {
            back = discard(back)
        }
        if hasDone, done == nil {
            let button = Button(label: tr("Done"))
            button.addClass("suggested-action")
            button.onPress(onDone)
            view.appendAtEnd(button)
            done = button
        } else if !hasDone {
            done = discard(done)
        }
        for shown in [back, done] { shown?.showAll() }
    }

    private func discard(_ button: Button?) -> Button? {
        guard let button else { return nil }
        // Not within its own signal.
        button.hide()
        _ = Deferred.idle { button.destroy() }
        return nil
    }
}
