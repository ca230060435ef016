import Gtk
import Popovers

/// What happened to the popovers, in order.
@MainActor
final class DismissalLog: PopoverDelegate {
    var entries: [String] = []
    var refuses = false

    func popoverShouldDismiss(_ content: ContentController, reason: DismissReason) -> Bool {
        entries.append("\(content.title) should \(reason)")
        return !refuses
    }

    func popoverWillDismiss(_ content: ContentController) { entries.append("\(content.title) will") }

    func popoverDidDismiss(_ content: ContentController, reason: DismissReason) {
        entries.append("\(content.title) did \(reason)")
    }

    func popoverDidAttemptToDismiss(_ content: ContentController) {
        entries.append("\(content.title) attempt")
    }
}

/// A button that takes the focus, and a note in the log when it appears.
@MainActor
final class LoggedContent: ContentController {
    private let log: DismissalLog
    private let holdsOn: Bool

    init(_ title: String, log: DismissalLog, isModal: Bool) {
        self.log = log
        holdsOn = isModal
        super.init(title: title, view: Button(label: title))
    }

    override var isModal: Bool { holdsOn }
    override func willAppear() { log.entries.append("\(title) appears") }
}
