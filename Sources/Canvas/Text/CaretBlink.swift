import Gtk

/// Whether the caret of a text shows: it blinks as the desktop's own carets do, and comes to rest some time after
/// the last key, so that an idle program sleeps.
@MainActor
final class CaretBlink {
    private(set) var isShown = true
    /// Called when the caret comes or goes by itself.
    var onChange: (@MainActor () -> Void)?
    private var timer: Deferred?

    /// Shows the caret and lets it blink from now on; nil lets it stand still.
    func restart(_ rhythm: CaretRhythm?) {
        timer?.cancel()
        timer = nil
        isShown = true
        if let rhythm { wait(rhythm, from: 0) }
    }

    private func wait(_ rhythm: CaretRhythm, from time: Int) {
        guard let next = rhythm.change(after: time) else { return }
        timer = .after(milliseconds: UInt32(next - time)) { [weak self] in
            guard let self else { return }
            isShown = rhythm.isShown(at: next)
            onChange?()
            wait(rhythm, from: next)
        }
    }
}

extension CaretRhythm {
    /// A caret shows for a whole period at first, then goes for the first third of each.
    private func isHidden(at time: Int) -> Bool {
        time >= period && time % period < period / 3
    }

    /// Whether the caret shows a time after the last key, in milliseconds.
    func isShown(at time: Int) -> Bool {
        // It comes to rest shown: what began to hide before that time still comes back.
        !isHidden(at: time) || time - time % period >= timeout
    }

    /// When the caret comes or goes next; nil where it rests.
    func change(after time: Int) -> Int? {
        let begin = time - time % period
        if !isShown(at: time) { return begin + period / 3 }
        return begin + period < timeout ? begin + period : nil
    }
}
