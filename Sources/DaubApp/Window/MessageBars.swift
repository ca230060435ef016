import Gtk

/// What the window has to say, across its top: one bar for each subject, a newer one in place of an older.
@MainActor
final class MessageBars {
    /// A button of a bar, and what it does.
    struct Answer {
        let title: String
        let action: @MainActor () -> Void

        init(_ title: String, _ action: @escaping @MainActor () -> Void) {
            self.title = title
            self.action = action
        }
    }

    let view = Box(.vertical)
    private var bars: [String: InfoBar] = [:]

    /// - Parameters:
    ///   - subject: what it is about; a bar about the same is replaced.
    ///   - answers: the buttons, with what each does; the bar goes away with either.
    func show(
        _ kind: InfoBar.Kind, about subject: String, _ text: String,
        answers: [Answer] = []
    ) {
        clear(subject)
        let bar = InfoBar()
        bar.set(kind, text)
        for (index, answer) in answers.enumerated() { bar.addButton(answer.title, response: index) }
        if answers.isEmpty { bar.setClosable() }
        bar.onResponse { [weak self] response in
            self?.clear(subject)
            if answers.indices.contains(response) { answers[response].action() }
        }
        bars[subject] = bar
        view.append(bar)
        bar.showAll()
    }

    func clear(_ subject: String) {
        guard let bar = bars.removeValue(forKey: subject) else { return }
        // Not within its own signal.
        bar.hide()
        _ = Deferred.idle { bar.destroy() }
    }
}
