import CGtk

/// Screens that slide in from the side.
extension Stack {
    public enum Slide: Sendable { case none, forward, back }

    /// Lets the stack be as large as the child that shows, and grow and shrink along with a slide.
    public func followVisibleChild() {
        gtk_stack_set_hhomogeneous(cast(), 0)
        gtk_stack_set_vhomogeneous(cast(), 0)
        onSlideEnd { [weak self] in self?.setFollowsSlide(false) }
    }

    /// GTK gives a child of a stack that follows its slides all the height that it would like, and cuts it off: it
    /// would not scroll in a window that is lower.
    private func setFollowsSlide(_ follows: Bool) { gtk_stack_set_interpolate_size(cast(), follows ? 1 : 0) }

    /// Shows the child; GTK leaves the slide out where animations are off.
    public func show(_ child: Widget, slide: Slide) {
        let transition =
            switch slide {
            case .none: GTK_STACK_TRANSITION_TYPE_NONE
            case .forward: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
            case .back: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
            }
        gtk_stack_set_transition_type(cast(), transition)
        setFollowsSlide(slide != .none)
        child.lend { gtk_stack_set_visible_child(cast(), $0) }
        if !isSliding { setFollowsSlide(false) }
    }

    public var isSliding: Bool { gtk_stack_get_transition_running(cast()) != 0 }

    public func onSlideEnd(_ handler: @escaping @MainActor () -> Void) {
        connectNotify("transition-running") { [weak self] in
            if self?.isSliding == false { handler() }
        }
    }
}
