import Ink
import PickerKit
import Testing

struct PaletteFactTests {
    @Test func aPaletteIsTheSameAfterItWasAFact() throws {
        let palette = Palette(
            name: "Harbour",
            entries: [
                .init(name: "Deep = blue", color: Color(hex: 0x0080FF)), .init(name: "", color: .white),
            ])
        #expect(palette.fact == "Harbour\t#0080ff=Deep = blue\t#ffffff=")
        #expect(Palette(fact: palette.fact) == palette)
    }

    @Test func tabsInNamesDoNotTearItApart() throws {
        let palette = Palette(name: "A\tB", entries: [.init(name: "C\tD", color: .black)])
        #expect(try #require(Palette(fact: palette.fact)).entries.map(\.name) == ["C D"])
    }

    @Test func whatIsNoColorIsLeftOut() throws {
        #expect(Palette(fact: "") == nil)
        let palette = try #require(Palette(fact: "Harbour\tbluish=Blue\t#fff\tred=Red"))
        #expect(palette.entries.map(\.name) == ["", "Red"])
    }
}
