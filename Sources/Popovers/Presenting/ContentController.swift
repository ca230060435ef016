import Gtk

/// What a popover or a sheet shows: a view and its life. Subclass it, and make `view` what is to be seen.
@MainActor
open class ContentController {
    /// Names the popover for assistive technology, and heads the sheet.
    public internal(set) var title: String
    public let view: Widget

    /// Refuses every dismissal but those by selection and by program.
    open var isModal: Bool { false }

    /// The room that the content would like, in pixels; nil leaves it to what `view` asks for.
    open var preferredSize: (width: Int, height: Int)? { nil }

    /// Whether all that it is to show at first is there, and nothing of it is still being waited for.
    open var isComplete: Bool { true }

    /// Presents this controller, while it is presented.
    weak var presenter: (any ContentPresenter)?
    /// The content in which this one is a screen, while it is.
    public internal(set) weak var parent: ContentController?

    public init(title: String, view: Widget) {
        self.title = title
        self.view = view
    }

    /// The view is in the popover, which is about to show.
    open func willAppear() {}
    /// The popover shows. Put the focus where it belongs.
    open func didAppear() { view.focusFirst() }
    /// The popover starts to close.
    open func willDisappear(reason: DismissReason) {}
    /// The popover is gone; the view is about to be destroyed.
    open func didDisappear(reason: DismissReason) {}

    /// Closes what shows this content.
    public func dismiss(_ reason: DismissReason = .program) {
        if let parent { parent.dismiss(reason) } else { presenter?.close(self, reason: reason) }
    }

    // MARK: Screens

    /// The title of the pushed screen that shows; nil on the first one.
    open var pushedTitle: String? { nil }

    /// Goes back to the screen before; false on the first one.
    @discardableResult
    open func popScreen() -> Bool { false }

    /// Takes one step back within the content, as Escape does: clears a search, then goes back a screen; false
    /// where there is none left.
    open func stepBack() -> Bool { popScreen() }

    /// Tells whoever shows the content that `title` or `pushedTitle` is another.
    public func screenDidChange() {
        if let parent { parent.screenDidChange() } else { presenter?.screenDidChange(of: self) }
    }

    /// The widget that has the focus, to give it back later.
    var focus: FocusMemory? { parent.map(\.focus) ?? presenter?.focus }

    // MARK: Scrolling

    /// What scrolls within the view, for a view that does so by itself; nil has all of it scrolled.
    open var scrollers: [ScrollView]? { nil }

    /// Keeps a view that scrolls by itself within the room, in pixels.
    open func fit(_ room: Room) {}

    /// Asked before the content moves to another place: where what has the focus is in sight, what brings it back
    /// in sight there.
    open func keepFocusInSight() -> (@MainActor () -> Void)? { (view as? ListView)?.keepCursorInSight() }
}
