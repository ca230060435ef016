import Ink

/// Fonts made of another one, as Pango describes them with their size in pixels: `Cantarell 14.667px`.
enum ListFont {
    /// The size in pixels; 14 where the description says none.
    static func size(_ font: String) -> Double {
        guard let word = font.split(separator: " ").last, word.hasSuffix("px") else { return 14 }
        return Double(word.dropLast(2)) ?? 14
    }

    static func scaled(_ font: String, by factor: Double) -> String {
        "\(withoutSize(font)) \((size(font) * factor).svg)px"
    }

    static func bold(_ font: String) -> String { "\(withoutSize(font)) Bold \(size(font).svg)px" }

    /// The description without its size.
    private static func withoutSize(_ font: String) -> Substring {
        guard let word = font.split(separator: " ").last, word.hasSuffix("px") else { return font[...] }
        return font.dropLast(word.count + 1)
    }
}
