import Gtk

/// What shows a content: a popover, a sheet or a window of its own.
@MainActor
protocol ContentPresenter: AnyObject {
    /// The widget that has the focus, to give it back later.
    var focus: FocusMemory { get }
    /// Closes what shows the content, where nobody refuses.
    func close(_ content: ContentController, reason: DismissReason)
    /// The content shows another of its screens, or has another title.
    func screenDidChange(of content: ContentController)
}
