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
    public static let inert = RowState(rawValue: DAUB_ROW_INERT.rawValue)
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
            &functions, Unmanaged.passRetained(owner).toOpaque(),
            { data in
                guard let data else { return }
                Unmanaged<Owner>.fromOpaque(data).release()
            }, role.atk, rowRole.atk)
        guard let widget else { preconditionFailure("GTK gave no widget") }
        super.init(raw: widget)
        owner.view = self
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

    public func rowsDidChange() { daub_view_rows_changed(gtk) }
    public func rowDidFocus(_ row: Int) { daub_view_row_focused(gtk, gint(row)) }

    private static func view(_ owner: UnsafeMutableRawPointer?) -> DrawingView? {
        MainActor.preconditionIsolated()
        return owner.flatMap { Unmanaged<Owner>.fromOpaque($0).takeUnretainedValue().view }
    }

    /// The table of C functions; each finds the Swift view behind its owner, if that still lives.
    private static let functions: DaubViewFunctions = {
        typealias Raw = UnsafeMutableRawPointer
        let draw: @MainActor @convention(c) (Raw?, OpaquePointer?) -> Void = { owner, cairo in
            guard let cairo else { return }
            view(owner)?.draw(cairo)
        }
        let measure:
            @MainActor @convention(c) (
                Raw?, GtkOrientation, UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?
            ) -> Void = { owner, orientation, minimum, natural in
                guard let view = view(owner) else { return }
                let size =
                    orientation == GTK_ORIENTATION_HORIZONTAL ? view.measureWidth() : view.measureHeight()
                minimum?.pointee = gint(size.minimum)
                natural?.pointee = gint(size.natural)
            }
        let rowCount: @MainActor @convention(c) (Raw?) -> gint = { gint(view($0)?.rowCount ?? 0) }
        let rowName: @MainActor @convention(c) (Raw?, gint) -> UnsafeMutablePointer<CChar>? = { owner, row in
            view(owner).flatMap { g_strdup($0.rowName(Int(row))) }
        }
        let rowFrame: @MainActor @convention(c) (Raw?, gint, UnsafeMutablePointer<GdkRectangle>?) -> Void = {
            owner, row, place in
            guard let frame = view(owner)?.rowFrame(Int(row)) else { return }
            place?.pointee = GdkRectangle(
                x: gint(frame.x), y: gint(frame.y), width: gint(frame.width), height: gint(frame.height))
        }
        let rowState: @MainActor @convention(c) (Raw?, gint) -> DaubRowState = { owner, row in
            DaubRowState(rawValue: view(owner)?.rowState(Int(row)).rawValue ?? 0)
        }
        let activate: @MainActor @convention(c) (Raw?, gint) -> Void = { view($0)?.activateRow(Int($1)) }
        let action: @MainActor @convention(c) (Raw?, gint) -> UnsafeMutablePointer<CChar>? = { owner, row in
            view(owner)?.rowAction(Int(row)).flatMap { g_strdup($0) }
        }
        let act: @MainActor @convention(c) (Raw?, gint) -> Void = { view($0)?.actOnRow(Int($1)) }
        let describe: @MainActor @convention(c) (Raw?) -> UnsafeMutablePointer<CChar>? = { owner in
            view(owner)?.accessibleDescription.flatMap { g_strdup($0) }
        }
        // The casts drop only the isolation, which `view` checks at every call.
        var functions = DaubViewFunctions()
        functions.draw = unsafeBitCast(draw, to: (@convention(c) (Raw?, OpaquePointer?) -> Void).self)
        functions.measure = unsafeBitCast(
            measure,
            to: (@convention(c) (
                Raw?, GtkOrientation, UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?
            ) -> Void).self)
        functions.row_count = unsafeBitCast(rowCount, to: (@convention(c) (Raw?) -> gint).self)
        functions.row_name = unsafeBitCast(
            rowName, to: (@convention(c) (Raw?, gint) -> UnsafeMutablePointer<CChar>?).self)
        functions.row_extents = unsafeBitCast(
            rowFrame, to: (@convention(c) (Raw?, gint, UnsafeMutablePointer<GdkRectangle>?) -> Void).self)
        functions.row_state = unsafeBitCast(rowState, to: (@convention(c) (Raw?, gint) -> DaubRowState).self)
        functions.row_activate = unsafeBitCast(activate, to: (@convention(c) (Raw?, gint) -> Void).self)
        functions.row_action = unsafeBitCast(
            action, to: (@convention(c) (Raw?, gint) -> UnsafeMutablePointer<CChar>?).self)
        functions.row_act = unsafeBitCast(act, to: (@convention(c) (Raw?, gint) -> Void).self)
        functions.describe = unsafeBitCast(
            describe, to: (@convention(c) (Raw?) -> UnsafeMutablePointer<CChar>?).self)
        return functions
    }()
}
