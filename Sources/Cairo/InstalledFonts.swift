import CGtk

/// What fonts there are on the system. Asking takes long where there are many: do it on a worker.
public struct InstalledFonts: Sendable {
    /// One way in which a family is drawn.
    public struct Face: Sendable, Hashable {
        /// In the words of the font, such as `Bold Oblique`.
        public let name: String
        /// From 1 to 1000; 400 is regular, 700 bold.
        public let weight: Int
        public let isItalic: Bool
    }

    public struct Family: Sendable, Hashable {
        public let name: String
        /// From thin to thick, upright before italic; one for each weight and slope.
        public let faces: [Face]
    }

    /// In no order.
    public let families: [Family]

    /// Asks for all that there are, the names that stand for others (`Sans`, `Serif`, …) left out.
    public init() {
        // A map of its own: it may be used on any thread, one at a time.
        guard let map = pango_cairo_font_map_new() else {
            families = []
            return
        }
        defer { g_object_unref(UnsafeMutableRawPointer(map)) }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: gint = 0
        pango_font_map_list_families(map, &list, &count)
        defer { g_free(list) }
        families = (0..<Int(count)).compactMap { index in
            guard let family = list?[index], let name = pango_font_family_get_name(family) else { return nil }
            let text = String(cString: name)
            return InstalledFonts.aliases.contains(text)
                ? nil : Family(name: text, faces: InstalledFonts.faces(of: family))
        }
    }

    private static let aliases: Set<String> = [
        "Sans", "Serif", "Monospace", "System-ui", "Cursive", "Fantasy",
    ]

    private static func faces(of family: UnsafeMutablePointer<PangoFontFamily>) -> [Face] {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
        var count: gint = 0
        pango_font_family_list_faces(family, &list, &count)
        defer { g_free(list) }
        var faces: [(face: Face, isNarrow: Bool)] = []
        for index in 0..<Int(count) {
            guard let face = list?[index], let name = pango_font_face_get_face_name(face),
                pango_font_face_is_synthesized(face) == 0, let description = pango_font_face_describe(face)
            else { continue }
            defer { pango_font_description_free(description) }
            let known = Face(
                name: String(cString: name),
                weight: Int(pango_font_description_get_weight(description).rawValue),
                isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
            faces.append((known, pango_font_description_get_stretch(description) != PANGO_STRETCH_NORMAL))
        }
        // Of several widths the usual one stands for all.
        var seen: Set<[Int]> = []
        return faces.sorted { a, b in
            (a.face.weight, a.face.isItalic ? 1 : 0, a.isNarrow ? 1 : 0)
                < (b.face.weight, b.face.isItalic ? 1 : 0, b.isNarrow ? 1 : 0)
        }
        .map(\.face).filter { seen.insert([$0.weight, $0.isItalic ? 1 : 0]).inserted }
    }
}
