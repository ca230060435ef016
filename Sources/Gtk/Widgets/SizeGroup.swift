import CGtk

/// Makes widgets as wide as the widest of them.
public final class SizeGroup: Object {
    public init() {
        let group = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL)
        guard let group else { preconditionFailure("GTK gave no size group") }
        super.init(raw: UnsafeMutableRawPointer(group))
        g_object_unref(group)
    }

    /// A widget leaves by itself when it is destroyed.
    public func add(_ widget: Widget) { widget.lend { gtk_size_group_add_widget(cast(), $0) } }
}
