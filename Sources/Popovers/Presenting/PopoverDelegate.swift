/// Told of a popover's end, and asked before it. Every method has an answer of its own to fall back on.
@MainActor
public protocol PopoverDelegate: AnyObject {
    /// Whether the popover may close; not asked for `.program`.
    func popoverShouldDismiss(_ content: ContentController, reason: DismissReason) -> Bool
    /// The popover starts to close; its content still shows.
    func popoverWillDismiss(_ content: ContentController)
    /// The popover is gone.
    func popoverDidDismiss(_ content: ContentController, reason: DismissReason)
    /// A dismissal was refused; not called for `.program`.
    func popoverDidAttemptToDismiss(_ content: ContentController)
}

extension PopoverDelegate {
    public func popoverShouldDismiss(_ content: ContentController, reason: DismissReason) -> Bool { true }
    public func popoverWillDismiss(_ content: ContentController) {}
    public func popoverDidDismiss(_ content: ContentController, reason: DismissReason) {}
    public func popoverDidAttemptToDismiss(_ content: ContentController) {}
}
