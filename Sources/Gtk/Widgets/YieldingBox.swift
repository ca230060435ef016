import CGtk
import CGtkBridge

/// A row that asks for its natural width and makes do with none; its children then stand over its end.
public final class YieldingBox: Box {
    public init(spacing: Int = 0) {
        super.init(unsafe: daub_yielding_box_new(GTK_ORIENTATION_HORIZONTAL, gint(spacing)))
    }
}
