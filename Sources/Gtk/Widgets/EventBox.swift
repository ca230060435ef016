import CGtk

/// A widget that takes the pointer's events for the one in it, and draws its own background.
public final class EventBox: Container {
    public init() {
        super.init(raw: gtk_event_box_new())
    }

    /// Lets no turn of the wheel through to what lies below.
    public func swallowScrolling() { onScroll { _ in true } }
}
