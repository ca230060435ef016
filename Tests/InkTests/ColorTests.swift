import Ink
import Testing

struct ColorTests {
    @Test(arguments: [
        ("#f00", "#ff0000"), ("#F00", "#ff0000"), ("#f008", "#ff000088"), ("#12aBcD", "#12abcd"),
        ("#12345680", "#12345680"), ("red", "#ff0000"), ("  RebeccaPurple ", "#663399"), ("lime", "#00ff00"),
        ("rgb(0,127,255)", "#007fff"), ("rgb( 0 , 50% , 100% )", "#0080ff"), ("rgb(300 -5 0)", "#ff0000"),
        ("rgb(0 127 0 / 50%)", "#007f0080"), ("rgba(0,127,0,.5)", "#007f0080"),
        ("hsl(120,100%,25%)", "#008000"),
        ("hsl(999,100%,25%)", "#530080"), ("hsla(120deg 100% 25% / .5)", "#00800080"),
        ("transparent", "#00000000"),
    ])
    func everyFormOfCSSIsRead(text: String, expected: String) throws {
        #expect(try #require(Color(css: text)).css == expected)
    }

    @Test(arguments: [
        "", "#", "#12", "#12345", "#ggg", "rgb(1,2)", "rgb(1,2,3", "redd", "none", "currentColor",
        "cmyk(1,1,1,1)",
    ])
    func whatIsNoColourIsNotRead(text: String) {
        #expect(Color(css: text) == nil)
    }

    @Test(arguments: [
        ("none", Paint.none), ("currentColor", .currentColor), ("#f00", .color(Color(1, 0, 0))),
        ("url(#a)", .reference(id: "a", fallback: nil)),
        ("url('#a') red", .reference(id: "a", fallback: Color(1, 0, 0))),
    ])
    func everyPaintIsRead(text: String, expected: Paint) {
        #expect(Paint(svg: text) == expected)
    }
}
