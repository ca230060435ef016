import Gtk

/// What a popover shows: a view and its life. Subclass it, and make `view` what is to be seen.
@MainActor
open class ContentController {
    /// Names the popover for assistive technology.
    public let title: String
    public let view: Widget

    /// Refuses every dismissal but those by selection and by program.
    open var isModal: Bool { false }

    /// The room that the content would like, in pixels; nil leaves it to what `view` asks for.
    open var preferredSize: (width: Int, height: Int)? { nil }

    /// Presents this controller, while it is presented.
    public internal(set) weak var presenter: PopoverPresenter?

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

    /// Takes one step back within the content, such as clearing a search; false where there is none left.
    open func stepBack() -> Bool { false }

    /// Closes what shows this content.
    public func dismiss(_ reason: DismissReason = .program) {
        presenter?.dismiss(self, reason: reason)
    }
}
