import CGtk
import Ink

/// A paragraph of text, laid out and ready to draw: a `PangoLayout`, held and released once.
///
/// It belongs to the thread that made it.
public final class TextLayout {
    /// What becomes of a line longer than the width limit.
    public enum Overflow: Sendable {
        /// It breaks between words, or inside one that is too long.
        case wrap
        /// An ellipsis stands for its end, its middle.
        case ellipsizeEnd, ellipsizeMiddle
    }

    public enum Alignment: Sendable { case start, center, end }

    /// The `PangoLayout`. Valid as long as the layout lives.
    public let unsafePointer: OpaquePointer
    public let text: String
    /// Whether the layout must be brought in line with the surface before it is drawn.
    private let followsSurface: Bool

    /// - Parameters:
    ///   - font: its size in units of the context that is drawn in.
    ///   - width: the limit, in the same units; nil where lines may run on.
    public convenience init(
        _ text: String, font: Font, width: Double? = nil, overflow: Overflow = .wrap,
        alignment: Alignment = .start
    ) {
        let description = font.description
        defer { pango_font_description_free(description) }
        self.init(text, description, width, overflow, alignment)
    }

    /// - Parameters:
    ///   - font: a Pango font description, such as `Sans Bold 11` (points) or `Sans 15px`.
    ///   - width: the limit, in units of the context that is drawn in; nil where lines may run on.
    public convenience init(
        _ text: String, describedFont font: String, width: Double? = nil, overflow: Overflow = .wrap,
        alignment: Alignment = .start
    ) {
        let description = pango_font_description_from_string(font)
        defer { pango_font_description_free(description) }
        self.init(text, description, width, overflow, alignment)
    }

    init(
        _ text: String, _ font: OpaquePointer?, _ width: Double?, _ overflow: Overflow,
        _ alignment: Alignment,
        in context: OpaquePointer? = pango_font_map_create_context(pango_cairo_font_map_get_default())
    ) {
        unsafePointer = pango_layout_new(context)
        g_object_unref(UnsafeMutableRawPointer(context))
        self.text = text
        followsSurface = true
        pango_layout_set_text(unsafePointer, text, -1)
        pango_layout_set_font_description(unsafePointer, font)
        setLimit(width, overflow, alignment)
    }

    /// A layout in the font and the manner of a `PangoContext`, such as a widget's: the quickest to make and to
    /// draw where many are made alike.
    /// - Parameter width: the limit, in units of the context that is drawn in; nil where lines may run on.
    public init(
        _ text: String, unsafeContext context: OpaquePointer, width: Double? = nil,
        overflow: Overflow = .wrap,
        alignment: Alignment = .start
    ) {
        unsafePointer = pango_layout_new(context)
        self.text = text
        followsSurface = false
        pango_layout_set_text(unsafePointer, text, -1)
        setLimit(width, overflow, alignment)
    }

    private func setLimit(_ width: Double?, _ overflow: Overflow, _ alignment: Alignment) {
        switch alignment {
        case .start: break
        case .center: pango_layout_set_alignment(unsafePointer, PANGO_ALIGN_CENTER)
        case .end: pango_layout_set_alignment(unsafePointer, PANGO_ALIGN_RIGHT)
        }
        guard let width else { return }
        pango_layout_set_width(unsafePointer, max(0, pangoUnits(width)))
        switch overflow {
        case .wrap: pango_layout_set_wrap(unsafePointer, PANGO_WRAP_WORD_CHAR)
        case .ellipsizeEnd: pango_layout_set_ellipsize(unsafePointer, PANGO_ELLIPSIZE_END)
        case .ellipsizeMiddle: pango_layout_set_ellipsize(unsafePointer, PANGO_ELLIPSIZE_MIDDLE)
        }
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(unsafePointer))
    }

    /// What the lines take, in units of the context that is drawn in.
    public var size: Size { bounds.size }

    /// What the lines take, from the top left corner of the layout: words that run from right to left stand at
    /// the end of its width.
    public var bounds: Rect {
        var logical = PangoRectangle()
        pango_layout_get_extents(unsafePointer, nil, &logical)
        return Rect(logical)
    }

    /// What ink there is, from the top left corner of the layout; letters may reach beyond `size`.
    public var inkBounds: Rect {
        var ink = PangoRectangle()
        pango_layout_get_extents(unsafePointer, &ink, nil)
        return Rect(ink)
    }

    /// From the top to the first line's baseline.
    public var baseline: Double { Double(pango_layout_get_baseline(unsafePointer)) / Double(PANGO_SCALE) }

    func prepare(for context: Context) {
        if followsSurface { pango_cairo_update_layout(context.unsafePointer, unsafePointer) }
    }

    public var isEllipsized: Bool { pango_layout_is_ellipsized(unsafePointer) != 0 }

    /// Where the caret stands before the character, from the top left corner of the layout; no width.
    public func caret(before index: String.Index) -> Rect {
        var strong = PangoRectangle()
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        pango_layout_get_cursor_pos(unsafePointer, Int32(clamping: offset), &strong, nil)
        return Rect(strong)
    }

    /// The place between characters that is nearest to the point.
    public func index(at point: Point) -> String.Index {
        var (byte, trailing) = (Int32(0), Int32(0))
        pango_layout_xy_to_index(unsafePointer, pangoUnits(point.x), pangoUnits(point.y), &byte, &trailing)
        let start = text.utf8.index(text.startIndex, offsetBy: Int(byte), limitedBy: text.endIndex)
        guard let start else { return text.endIndex }
        return text.unicodeScalars.index(start, offsetBy: Int(trailing), limitedBy: text.endIndex)
            ?? text.endIndex
    }
}

/// A length in Pango's units, cut to what they can hold.
private func pangoUnits(_ length: Double) -> Int32 {
    let units = length * Double(PANGO_SCALE)
    return units.isNaN ? 0 : Int32(min(2e9, max(-2e9, units)))
}

extension Context {
    /// Draws the text with its top left corner at the point.
    public func draw(_ layout: TextLayout, at corner: Point, _ color: Color) {
        setColor(color)
        cairo_move_to(unsafePointer, corner.x, corner.y)
        layout.prepare(for: self)
        pango_cairo_show_layout(unsafePointer, layout.unsafePointer)
        cairo_new_path(unsafePointer)
    }
}

extension Font {
    /// As Pango describes it, for the caller to free; the size is in units of the context that is drawn in.
    var description: OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, family)
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(max(1, weight))))
        pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description
    }
}

extension Rect {
    fileprivate init(_ units: PangoRectangle) {
        let unit = Double(PANGO_SCALE)
        self.init(
            Double(units.x) / unit, Double(units.y) / unit, Double(units.width) / unit,
            Double(units.height) / unit)
    }
}
