import Gtk

/// One popover or sheet from its opening to its end.
@MainActor
final class Presentation {
    /// What the content stands in.
    enum Form {
        /// Nothing, while it moves from one to another.
        case none
        case popover(PopoverWidget)
        case sheet(Sheet)
    }

    let content: ContentController
    let trigger: Trigger
    let body: PresentationBody
    /// What had the focus before.
    let focusBefore: FocusMemory
    var form: Form = .none
    /// The trigger that a popover hangs on: its own, or the one that stands in for it.
    var anchor: Trigger
    /// Why it closes, once it does.
    var end: DismissReason?

    init(content: ContentController, trigger: Trigger, body: PresentationBody, focusBefore: FocusMemory) {
        self.content = content
        self.trigger = trigger
        self.body = body
        self.focusBefore = focusBefore
        anchor = trigger
    }

    var isSheet: Bool { if case .sheet = form { true } else { false } }

    func isShown(in popover: PopoverWidget?) -> Bool {
        if case .popover(let own) = form { own === popover } else { false }
    }

    /// Whether the place, in pixels of the screen, is on the popover.
    func contains(rootX: Double, rootY: Double) -> Bool {
        guard case .popover(let popover) = form else { return false }
        return popover.frameOnScreen?.contains(x: rootX, y: rootY) ?? false
    }
}
