import Ink
import PickerKit
import Testing

struct AttributeValueTests {
    @Test(arguments: [
        (0.0, "0"), (2, "2"), (0.5, "0.5"), (-3.25, "-3.25"), (1e6, "1000000"), (1.0 / 3, "0.3333"),
    ])
    func numbersAreSpelledAsSVGSpellsThem(number: Double, svg: String) {
        #expect(AttributeValue.number(number).svg == svg)
    }

    @Test(arguments: [
        (Paint.none, "none"), (.color(Color(hex: 0xE01B24)), "#e01b24"), (.currentColor, "currentColor"),
        (.reference(id: "sky", fallback: nil), "url(#sky)"),
    ])
    func paintsAreSpelledAsSVGSpellsThem(paint: Paint, svg: String) {
        #expect(AttributeValue.paint(paint).svg == svg)
        #expect(AttributeValue(svg: svg).paint == paint)
    }

    @Test(
        arguments: [
            ("2", 2.0), ("-0.5", -0.5), ("1e2", 100), ("2px", nil), ("40%", nil), ("red", nil), ("", nil),
        ] as [(AttributeValue, Double?)])
    func onlyAPlainNumberIsANumber(value: AttributeValue, number: Double?) {
        #expect(value.number == number)
    }

    private static let width = AttributeType.number(minimum: 1, maximum: 20)
    private static let caps = AttributeType.keyword(["butt", "round"])

    @Test(
        arguments: [
            (AttributeType.color, "#00f", true), (.color, "rebeccapurple", true), (.color, "none", false),
            (.color, "url(#sky)", false), (.color, "currentColor", false), (.color, "7", false),
            (.paint, "#00f", true), (.paint, "none", true), (.paint, "url(#sky)", true),
            (.paint, "currentColor", true), (.paint, "bluish", false), (.paint, "", false),
            (width, "1", true), (width, "20", true), (width, "7.5", true), (width, "0.99", false),
            (width, "20.01", false), (width, "5px", false), (width, "wide", false),
            (.dashes, "8 4", true), (.dashes, "none", true), (.dashes, "8 four", false),
            (caps, "round", true), (caps, "Round", false), (caps, "square", false), (caps, "", false),
            (.text, "", true), (.text, "Anything, as long as it is text.", true),
        ] as [(AttributeType, AttributeValue, Bool)])
    func aTypeAcceptsItsValuesAlone(type: AttributeType, value: AttributeValue, isAccepted: Bool) {
        #expect(type.accepts(value) == isAccepted)
    }

    @Test(
        arguments: [
            ("drawing.title-color", "title-color"), ("drawing.paper", "paper"), ("stroke", nil),
            ("library.sort", nil), ("drawings.x", nil),
        ] as [(Attribute, String?)])
    func propertiesOfTheDrawingAreKnownByTheirPrefix(attribute: Attribute, property: String?) {
        #expect(attribute.drawingProperty == property)
    }
}
