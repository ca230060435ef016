import Ink
import Testing

struct PaperTests {
    @Test(arguments: ["A3", "A4", "A5", "Letter", "Legal"], [true, false])
    func aSheetIsKnownByItsSizeEitherWayRound(name: String, isLandscape: Bool) throws {
        let paper = try #require(Paper(named: name))
        let size = paper.size(isLandscape: isLandscape)
        #expect((size.width > size.height) == isLandscape)
        #expect(Paper(of: size) == paper)
        #expect(Paper(of: Size(size.width.rounded(), size.height.rounded())) == paper)
    }

    @Test func otherSizesAreNoPaper() {
        #expect(Paper(of: Size(800, 600)) == nil)
        #expect(Paper(of: Size(0, 0)) == nil)
        #expect(Paper(named: "A9") == nil)
    }

    @Test func sizesAreIn96thsOfAnInch() {
        #expect(Paper.letter.size(isLandscape: true) == Size(1056, 816))
        #expect(Paper.a4.size(isLandscape: false).width.svg(decimals: 2) == "793.7")
        #expect([Paper.a4.width.svg, Paper.letter.width.svg] == ["210mm", "8.5in"])
    }

    @Test(arguments: [("US", "Letter"), ("CA", "Letter"), ("DE", "A4"), ("", "A4"), ("XX", "A4")])
    func aCountryHasItsUsualPaper(country: String, name: String) {
        #expect(Paper.usual(in: country).name == name)
    }
}
