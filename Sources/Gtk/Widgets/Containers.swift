import CGtk

/// A widget with others in it.
@MainActor
open class Container: Widget {
    public func add(_ child: Widget) { child.lend { gtk_container_add(cast(), $0) } }
    public func remove(_ child: Widget) { child.lend { gtk_container_remove(cast(), $0) } }
}

/// Widgets in a row or a column.
open class Box: Container {
    public enum Axis: Sendable { case horizontal, vertical }

    public init(_ axis: Axis, spacing: Int = 0) {
        super.init(
            raw: gtk_box_new(
                axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, gint(spacing)))
    }

    init(unsafe raw: UnsafeMutableRawPointer) { super.init(raw: raw) }

    /// Turns it, with other room between its widgets, in pixels.
    public func turn(_ axis: Axis, spacing: Int) {
        gtk_orientable_set_orientation(
            OpaquePointer(raw), axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
        gtk_box_set_spacing(cast(), gint(spacing))
    }

    public func append(_ child: Widget, expand: Bool = false) {
        child.lend { gtk_box_pack_start(cast(), $0, expand ? 1 : 0, 1, 0) }
    }

    public func appendAtEnd(_ child: Widget) { child.lend { gtk_box_pack_end(cast(), $0, 0, 1, 0) } }

    /// Puts the child in the middle, whatever stands at both ends.
    public func setCenter(_ child: Widget) { child.lend { gtk_box_set_center_widget(cast(), $0) } }

    public func reorder(_ child: Widget, to index: Int) {
        child.lend { gtk_box_reorder_child(cast(), $0, gint(index)) }
    }
}

/// Two widgets with a handle between them.
public final class SplitPane: Container {
    public init() { super.init(raw: gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)) }

    /// The widget on the left keeps its width when the pane grows.
    public func setLeft(_ child: Widget) { child.lend { gtk_paned_pack1(cast(), $0, 0, 0) } }
    public func setRight(_ child: Widget) { child.lend { gtk_paned_pack2(cast(), $0, 1, 0) } }

    /// The width of the left side, in pixels.
    public var position: Int {
        get { Int(gtk_paned_get_position(cast())) }
        set { gtk_paned_set_position(cast(), gint(newValue)) }
    }
}

/// A window onto a child that may be larger.
public final class ScrollView: Container {
    public init() {
        super.init(raw: gtk_scrolled_window_new(nil, nil))
        gtk_scrolled_window_set_policy(cast(), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    }

    /// Asks for the child's natural size, up to the given one; beyond, it scrolls.
    public func setNaturalSize(maxWidth: Int, maxHeight: Int) {
        gtk_scrolled_window_set_propagate_natural_width(cast(), 1)
        gtk_scrolled_window_set_propagate_natural_height(cast(), 1)
        gtk_scrolled_window_set_max_content_width(cast(), gint(maxWidth))
        gtk_scrolled_window_set_max_content_height(cast(), gint(maxHeight))
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(cast())
    }

    /// How far down the child is scrolled, in pixels.
    public var offset: Double {
        get { gtk_adjustment_get_value(adjustment) }
        set { gtk_adjustment_set_value(adjustment, newValue) }
    }

    /// Scrolls as little as needed to show the span, in pixels of the child.
    public func reveal(from top: Double, to bottom: Double) {
        gtk_adjustment_clamp_page(adjustment, top, bottom)
    }
}

/// A widget with others floating over it.
public final class Overlay: Container {
    public init() { super.init(raw: gtk_overlay_new()) }

    public func addOverlay(_ child: Widget) { child.lend { gtk_overlay_add_overlay(cast(), $0) } }

    /// Lets presses on a child that floats go to what lies below it.
    public func letPointerThrough(_ child: Widget) {
        child.lend { gtk_overlay_set_overlay_pass_through(cast(), $0, 1) }
    }
}

/// Several widgets of which one shows.
public final class Stack: Container {
    public init() { super.init(raw: gtk_stack_new()) }
}

/// A bar across the window that says something and offers what to do about it.
public final class InfoBar: Container {
    public enum Kind: Sendable { case info, question, warning, error }

    private let label = Label("")

    public init() {
        super.init(raw: gtk_info_bar_new())
        // A window is at least as high as a label is at its narrowest: few lines, or a long text makes it tower.
        label.setWraps(true, maxLines: 6)
        label.setWidth(characters: 10)
        label.setExpand(horizontally: true)
        label.isSelectable = true
        let area = gtk_info_bar_get_content_area(cast())
        area.map {
            gtk_container_add(
                UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkContainer.self), label.gtk)
        }
    }

    public func set(_ kind: Kind, _ text: String) {
        let type =
            switch kind {
            case .info: GTK_MESSAGE_INFO
            case .question: GTK_MESSAGE_QUESTION
            case .warning: GTK_MESSAGE_WARNING
            case .error: GTK_MESSAGE_ERROR
            }
        gtk_info_bar_set_message_type(cast(), type)
        label.text = text
        label.setTooltip(text)
        setAccessible(name: text, role: .alert)
    }

    public func addButton(_ title: String, response: Int) {
        gtk_info_bar_add_button(cast(), title, gint(response))
    }

    /// Puts a close button at the end, which responds with `closeResponse`.
    public func setClosable() { gtk_info_bar_set_show_close_button(cast(), 1) }

    public static let closeResponse = Int(GTK_RESPONSE_CLOSE.rawValue)

    public func onResponse(_ handler: @escaping @MainActor (Int) -> Void) {
        connectInteger("response", handler)
    }
}
