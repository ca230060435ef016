import CGtk

/// Slides its child down into view and up out of it; at once where the person wants nothing to move.
public final class Revealer: Container {
    public init() {
        super.init(raw: gtk_revealer_new())
        gtk_revealer_set_transition_type(cast(), GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
        gtk_revealer_set_transition_duration(cast(), 150)
    }

    public var isRevealed: Bool {
        get { gtk_revealer_get_reveal_child(cast()) != 0 }
        set { gtk_revealer_set_reveal_child(cast(), newValue ? 1 : 0) }
    }
}
