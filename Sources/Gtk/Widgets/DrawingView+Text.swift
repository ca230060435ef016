import CGtk
import CGtkBridge

/// A text as assistive technology is told of it.
public struct EditedText: Sendable, Hashable {
    public let text: String
    /// In code points, as is the anchor, where the selection ends on its other side.
    public let caret, anchor: Int

    public init(_ text: String, caret: Int, anchor: Int) {
        (self.text, self.caret, self.anchor) = (text, caret, anchor)
    }
}

/// What assistive technology learns of a text that is edited in a drawing view.
extension DrawingView {
    /// Tells what of `editedText` is another. Only for a view that edits text.
    public func editedTextDidChange() { daub_text_view_changed(gtk) }

    /// The table of C functions, like `functions`.
    static let textFunctions: DaubTextFunctions = {
        typealias Raw = UnsafeMutableRawPointer
        typealias Offset = UnsafeMutablePointer<gint>
        let text: @MainActor @convention(c) (Raw?) -> UnsafeMutablePointer<CChar>? = { owner in
            view(owner)?.editedText.flatMap { g_strdup($0.text) }
        }
        let caret: @MainActor @convention(c) (Raw?, Offset?, Offset?) -> Void = { owner, caret, anchor in
            guard let text = view(owner)?.editedText else { return }
            caret?.pointee = gint(text.caret)
            anchor?.pointee = gint(text.anchor)
        }
        let place: @MainActor @convention(c) (Raw?, gint, gint) -> Void = { owner, caret, anchor in
            view(owner)?.placeCaret(at: Int(caret), anchor: Int(anchor))
        }
        let extents: @MainActor @convention(c) (Raw?, gint, UnsafeMutablePointer<GdkRectangle>?) -> Void = {
            owner, offset, place in
            guard let frame = view(owner)?.characterFrame(Int(offset)) else { return }
            place?.pointee = GdkRectangle(
                x: gint(frame.x), y: gint(frame.y), width: gint(frame.width), height: gint(frame.height))
        }
        // The casts drop only the isolation, which `view` checks at every call.
        var functions = DaubTextFunctions()
        functions.text = unsafeBitCast(
            text, to: (@convention(c) (Raw?) -> UnsafeMutablePointer<CChar>?).self)
        functions.caret = unsafeBitCast(caret, to: (@convention(c) (Raw?, Offset?, Offset?) -> Void).self)
        functions.place_caret = unsafeBitCast(place, to: (@convention(c) (Raw?, gint, gint) -> Void).self)
        functions.character_extents = unsafeBitCast(
            extents, to: (@convention(c) (Raw?, gint, UnsafeMutablePointer<GdkRectangle>?) -> Void).self)
        return functions
    }()
}
