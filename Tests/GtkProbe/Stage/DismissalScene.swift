import Gtk
import Popovers

/// Two triggers whose popovers tell one log.
@MainActor
final class DismissalScene {
    let stage: Stage
    private let hand: Hand
    let facts: Facts
    let log = DismissalLog()
    var isModal = false
    private var isPainted = false
    var triggers: [Trigger] = []

    init(_ application: Application, _ hand: Hand, _ facts: Facts) {
        stage = Stage(application)
        self.hand = hand
        self.facts = facts
        for name in ["First", "Second"] {
            let trigger = Trigger(icon: "color-select-symbolic", name: name, delegate: log) {
                [log, weak self] in
                LoggedContent(name, log: log, isModal: self?.isModal ?? false)
            }
            triggers.append(trigger)
            stage.add(trigger)
        }
        stage.presenter.onPainted = { [weak self] _ in self?.isPainted = true }
        stage.show()
        hand.focusTopWindow()
        MainLoop.settle()
    }

    // MARK: Steps

    var presented: String? { stage.presenter.presented?.title }

    func press(_ trigger: Trigger) {
        guard let frame = trigger.button.frameOnScreen else { return }
        hand.press(x: Double(frame.x + frame.width / 2), y: Double(frame.y + frame.height / 2))
        MainLoop.settle()
    }

    /// Opens the first popover as a person does, and forgets what was told of it.
    func open() {
        isPainted = false
        press(triggers[0])
        let isOpen = MainLoop.run(within: .seconds(5)) { presented == "First" && isPainted }
        if !isOpen { facts.expect(false, "the first trigger opens its popover") }
        MainLoop.settle()
        log.entries = []
    }

    func close(_ reason: DismissReason) {
        switch reason {
        case .outsidePress: hand.press(x: stage.emptyPlace.x, y: stage.emptyPlace.y)
        case .escape: hand.pressEscape()
        case .trigger: press(triggers[0])
        case .selection, .program: stage.presenter.presented?.dismiss(reason)
        }
        MainLoop.settle()
    }

    func expectLog(_ expected: [String], _ fact: String) {
        MainLoop.run(within: .seconds(3)) { log.entries.count >= expected.count }
        MainLoop.settle()
        facts.expect(log.entries, is: expected, fact)
    }

    func closeByProgram() {
        log.refuses = false
        isModal = false
        stage.presenter.dismissAll()
        MainLoop.run(within: .seconds(3)) { log.entries.last?.contains(" did ") ?? false }
        MainLoop.settle()
    }
}
