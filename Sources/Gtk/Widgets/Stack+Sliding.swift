import CGtk

/// Screens that slide in from the side.
extension Stack {
    public enum Slide: Sendable { case none, forward, back }

    /// Lets the stack be as large as the child that shows, and grow and shrink along with a slide.
    public func followVisibleChild() {
        gtk_stack_set_hhomogeneous(cast(), 0)
        gtk_stack_set_vhomogeneous(cast(), 0)
        gtk_stack_set_interpolate_size(cast(), 1)
    }

    /// Shows the child; GTK leaves the slide out where animations are off.
    public func show(_ child: Widget, slide: Slide) {
        let transition =
            switch slide {
            case .none: GTK_STACK_TRANSITION_TYPE_NONE
            case .forward: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
            case .back: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
            }
        gtk_stack_set_transition_type(cast(), transition)
        child.lend { gtk_stack_set_visible_child(cast(), $0) }
    }

    public var isSliding: Bool { gtk_stack_get_transition_running(cast()) != 0 }

    public func onSlideEnd(_ handler: @escaping @MainActor () -> Void) {
        connectNotify("transition-running") { [weak self] in
            if self?.isSliding == false { handler() }
        }
    }
}

extension Box {
    /// Puts the child in the middle, whatever stands at both ends.
    public func setCenter(_ child: Widget) { child.lend { gtk_box_set_center_widget(cast(), $0) } }
}

extension ScrollView {
    /// Lets the child be cut off at the sides, without a scroll bar: asks for the child's natural width, and
    /// makes do with none.
    public func cutSideways() {
        gtk_scrolled_window_set_policy(cast(), GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_propagate_natural_width(cast(), 1)
        gtk_scrolled_window_set_kinetic_scrolling(cast(), 0)
    }
}

extension PopoverWidget {
    /// Hangs the bubble on another widget of the same window.
    public func hang(on anchor: Widget) { anchor.lend { gtk_popover_set_relative_to(cast(), $0) } }
}

extension HeaderBar {
    /// Leaves room for the title alone.
    public func leaveOutSubtitle() { gtk_header_bar_set_has_subtitle(cast(), 0) }
}
