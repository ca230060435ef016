import CGtk
import CGtkBridge

/// What the C widget of a drawing view calls.
extension DrawingView {
    /// The table of C functions; each finds the Swift view behind its owner, if that still lives.
    static let functions: DaubViewFunctions = {
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
