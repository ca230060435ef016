import CGtk
import Ink

extension TextLayout {
    /// A line set as a drawing wants it: letters stand where the font says, not where pixels are, so that it
    /// looks the same at every zoom. It runs from the left unless its letters run the other way.
    /// - Parameter font: its size in units of the context that is drawn in.
    public convenience init(exactly line: String, font: Font) {
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        let description = font.description
        defer { pango_font_description_free(description) }
        self.init(line, description, nil, .wrap, .start, in: context)
        pango_layout_set_auto_dir(unsafePointer, 0)
        pango_layout_set_single_paragraph_mode(unsafePointer, 1)
    }
}

extension Context {
    /// Draws the text with the style: fill, then stroke (or the other way round), its opacity left aside.
    /// - Parameter corner: where the layout's top left corner goes.
    public func draw(_ layout: TextLayout, at corner: Point, with style: Style) {
        let fill = style.fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
        let stroke = style.strokeColor.flatMap { $0.alpha > 0 ? $0 : nil }
        if style.strokesFirst, let stroke { strokeOutline(of: layout, at: corner, stroke, style) }
        if let fill { draw(layout, at: corner, fill) }
        if !style.strokesFirst, let stroke { strokeOutline(of: layout, at: corner, stroke, style) }
    }

    private func strokeOutline(
        of layout: TextLayout, at corner: Point, _ color: Color, _ style: Style
    ) {
        cairo_new_path(unsafePointer)
        cairo_move_to(unsafePointer, corner.x, corner.y)
        pango_cairo_update_layout(unsafePointer, layout.unsafePointer)
        pango_cairo_layout_path(unsafePointer, layout.unsafePointer)
        strokePath(Path(), color, style)
    }
}
