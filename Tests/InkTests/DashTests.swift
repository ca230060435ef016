import Ink
import Testing

struct DashTests {
    @Test(
        arguments: [
            ("none", "none"), ("", "none"), ("  ", "none"), ("4", "4"), ("4 2", "4 2"), ("4,2", "4 2"),
            (" 4 , 2 1.5 ", "4 2 1.5"), ("0 5", "0 5"), ("1mm", "3.7795"), ("4px 2px", "4 2"),
        ])
    func everyPatternIsRead(text: String, svg: String) throws {
        #expect(try #require(Dash(svg: text)).svg == svg)
    }

    @Test(arguments: ["dashed", "4 -2", "4 two", "none 4", "4;2", "-1"])
    func whatIsNoPatternIsNotRead(text: String) {
        #expect(Dash(svg: text) == nil)
        var style = Style()
        style.dash = Dash([7])
        let isSet = style.set("stroke-dasharray", to: text)
        #expect(!isSet)
        #expect(style.dash == Dash([7]))
    }

    @Test func aPatternGrowsWithItsOffset() {
        #expect(Dash([1, 2], offset: 3).scaled(by: 2) == Dash([2, 4], offset: 6))
    }
}
