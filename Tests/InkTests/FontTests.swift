import Ink
import Testing

struct FontTests {
    @Test(
        arguments: [
            ("Arial", "Arial"), ("'DejaVu Sans', serif", "DejaVu Sans, serif"), ("\"A  B\" , c", "A B, c"),
            ("'open", nil), ("", nil), ("a,,b", nil),
        ] as [(String, String?)])
    func familiesAreReadWithoutQuotes(text: String, family: String?) {
        #expect(Font.family(css: text) == family)
    }

    @Test(
        arguments: [
            ("DejaVu Sans", "DejaVu Sans"), ("Noto Sans 日本", "Noto Sans 日本"), ("M+ 1p", "'M+ 1p'"),
            ("3270", "'3270'"), ("Ed's", "\"Ed's\""), ("A1", "A1"), ("A-B_c", "A-B_c"), ("A  B", "'A  B'"),
            ("a, serif", "a, serif"),
        ] as [(String, String)])
    func aFamilyIsQuotedWhereItIsNoPlainWords(family: String, css: String) {
        let names = family.contains(",") ? Font(family: family).cssFamily : Font.css(family: family)
        #expect(names == css)
    }

    @Test(
        arguments: [
            ("font-family", "'M+ 1p', serif", "'M+ 1p', serif"), ("font-size", "12.5", "12.5"),
            ("font-weight", "bold", "700"), ("font-weight", "350", "350"),
            ("font-style", "oblique", "italic"),
            ("text-anchor", "middle", "middle"),
        ])
    func aStyleTakesTheFontsAttributes(attribute: String, value: String, spelled: String) {
        var style = Style()
        let isSet = style.set(attribute, to: value)
        #expect(isSet)
        #expect(style.value(of: attribute) == spelled)
    }

    @Test(arguments: [
        ("font-family", ""), ("font-size", "-1"), ("font-weight", "0"), ("font-weight", "1001"),
        ("font-weight", "heavy"), ("font-style", "slanted"), ("text-anchor", "left"),
    ])
    func whatIsNoValueLeavesTheStyle(attribute: String, value: String) {
        var style = Style()
        let isSet = style.set(attribute, to: value)
        #expect(!isSet)
        #expect(style == Style())
    }
}
