import CGtk

extension TextLayout {
    /// Whether the fonts that are installed have a picture for all of the text; where they have none, a box with
    /// its number would stand in the letter's place.
    public var isCovered: Bool { pango_layout_get_unknown_glyphs_count(unsafePointer) == 0 }
}
