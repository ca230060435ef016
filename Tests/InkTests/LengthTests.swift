import Ink
import Testing

struct LengthTests {
    @Test(arguments: [
        ("12", 12.0), ("12px", 12), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96), ("72pt", 96), ("6pc", 96),
        ("2em", 20),
        ("2ex", 10), ("50%", 100), (" 1e1 ", 10), ("1EM", 10),
    ])
    func everyUnitBecomesPixels(text: String, expected: Double) throws {
        let pixels = try #require(Length(svg: text)).pixels(of: 200, fontSize: 10)
        #expect(abs(pixels - expected) < 1e-9)
    }

    @Test(arguments: ["", "px", "1 2", "1furlong", "auto"])
    func whatIsNoLengthIsNotRead(text: String) {
        #expect(Length(svg: text) == nil)
    }
}
