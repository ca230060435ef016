import CGtk
import CGtkBridge

/// A `cairo_t *`, valid during one call of `draw`.
public typealias CairoHandle = OpaquePointer

/// What a row of a view tells assistive technology.
public struct RowState: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let selected = RowState(rawValue: DAUB_ROW_SELECTED.rawValue)
    public static let focused = RowState(rawValue: DAUB_ROW_FOCUSED.rawValue)
    public static let checked = RowState(rawValue: DAUB_ROW_CHECKED.rawValue)
    public static let showing = RowState(rawValue: DAUB_ROW_SHOWING.rawValue)
    public static let checkable = RowState(rawValue: DAUB_ROW_CHECKABLE.rawValue)
}

/// A widget that draws itself. Subclasses say how large it is, what it shows, and, where it shows rows
/// that are no widgets of their own, what assistive technology shall know of each.
@MainActor
open class DrawingView: Widget {
    /// What the C widget calls: it must not keep the Swift object alive, which keeps the C widget alive.
    private final class Owner {
        weak var view: DrawingView?
    }

    public init(role: AccessibleRole, rowRole: AccessibleRole = .listItem) {
        let owner = Owner()
        var functions = DrawingView.functions
        let widget = daub_view_new(
            &functions, Unmanaged.passRetained(owner).toOpaque(), DrawingView.release, role.atk, rowRole.atk)
        guard let widget else { preconditionFailure("GTK gave no widget") }
        super.init(raw: widget)
        owner.view = self
    }

    /// A view without rows in which text may be edited.
    public init(editingTextAs role: AccessibleRole) {
        let owner = Owner()
        var functions = DrawingView.functions
        var textFunctions = DrawingView.textFunctions
        let widget = daub_text_view_new(
            &functions, &textFunctions, Unmanaged.passRetained(owner).toOpaque(), DrawingView.release,
            role.atk)
        guard let widget else { preconditionFailure("GTK gave no widget") }
        super.init(raw: widget)
        owner.view = self
    }

    private static let release: GDestroyNotify = { data in
        guard let data else { return }
        Unmanaged<Owner>.fromOpaque(data).release()
    }

    /// Draws the widget; the origin is its top left.
    open func draw(_ cairo: CairoHandle) {}
    /// Least and natural width, in pixels.
    open func measureWidth() -> (minimum: Int, natural: Int) { (0, 0) }
    open func measureHeight() -> (minimum: Int, natural: Int) { (0, 0) }

    open var rowCount: Int { 0 }
    open func rowName(_ row: Int) -> String { "" }
    open func rowFrame(_ row: Int) -> PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }
    open func rowState(_ row: Int) -> RowState { [] }
    open func activateRow(_ row: Int) {}
    /// What else can be done to a row, in words; nil for nothing.
    open func rowAction(_ row: Int) -> String? { nil }
    open func actOnRow(_ row: Int) {}
    /// What the whole shows, in words; nil where its name says it all.
    open var accessibleDescription: String? { nil }

    /// The text that is edited in a view for that; nil while none is.
    open var editedText: EditedText? { nil }
    /// Moves the caret for assistive technology, in code points; the selection reaches from the anchor to it.
    open func placeCaret(at caret: Int, anchor: Int) {}
    /// Where a character shows, by its offset in code points.
    open func characterFrame(_ offset: Int) -> PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }

    public func rowsDidChange() { daub_view_rows_changed(gtk) }
    public func rowDidFocus(_ row: Int) { daub_view_row_focused(gtk, gint(row)) }

    static func view(_ owner: UnsafeMutableRawPointer?) -> DrawingView? {
        MainActor.preconditionIsolated()
        return owner.flatMap { Unmanaged<Owner>.fromOpaque($0).takeUnretainedValue().view }
    }
}
