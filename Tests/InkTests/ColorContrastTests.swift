import Ink
import Testing

struct ColorContrastTests {
    @Test(
        arguments: [
            ("black", "white", "21"), ("white", "black", "21"), ("red", "red", "1"),
            ("#777", "white", "4.48"),
            ("#767676", "white", "4.54"), ("blue", "white", "8.59"), ("#ff0", "white", "1.07"),
        ])
    func itIsTheRatioThatWCAGDefines(color: String, ground: String, ratio: String) throws {
        let (color, ground) = (try #require(Color(css: color)), try #require(Color(css: ground)))
        #expect(color.contrast(on: ground).svg(decimals: 2) == ratio)
    }

    @Test func whatShinesThroughIsComparedAsItIsSeen() {
        let half = Color.black.withAlpha(0.5)
        #expect(half.over(.white) == Color(0.5, 0.5, 0.5))
        #expect(half.contrast(on: .white) == Color(0.5, 0.5, 0.5).contrast(on: .white))
        #expect(Color.transparent.contrast(on: .white) == 1)
    }
}
