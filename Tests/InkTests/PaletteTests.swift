import Ink
import Testing

struct PaletteTests {
    private typealias Problem = Palette.GPLProblem

    @Test(arguments: ["\n", "\r\n"])
    func aGIMPPaletteIsReadWhateverItsLineEnds(lineEnd: String) throws {
        let lines = [
            "GIMP Palette", "Name: Harbour", "Columns: 3", "#", "# Sea and stone",
            "  0 128 255\tDeep water", "255 255 255  ", "12\t34\t56\tUntitled", "",
        ]
        let (palette, problems) = Palette.reading(gpl: lines.joined(separator: lineEnd), named: "file")
        #expect(problems.isEmpty)
        #expect(
            palette
                == Palette(
                    name: "Harbour",
                    entries: [
                        .init(name: "Deep water", color: Color(hex: 0x0080FF)),
                        .init(name: "", color: .white), .init(name: "", color: Color(hex: 0x0C2238)),
                    ]))
    }

    @Test func aPaletteWithoutANameIsCalledAsItsFile() throws {
        let (palette, _) = Palette.reading(gpl: "\u{FEFF}GIMP Palette\nName:\n1 2 3 Ink", named: "harbour")
        #expect(try #require(palette).name == "harbour")
    }

    @Test func aLineThatIsNoColorIsLeftOutAndToldByItsNumber() throws {
        let text = "GIMP Palette\n1 2 3 Ink\nred green blue\n1 2\n1 256 3 Too much\n-1 2 3\n4 5 6 Paper"
        let (palette, problems) = Palette.reading(gpl: text, named: "file")
        #expect(try #require(palette).entries.map(\.name) == ["Ink", "Paper"])
        #expect(
            problems == [
                Problem(line: 3, kind: .noColor("red green blue")), Problem(line: 4, kind: .noColor("1 2")),
                Problem(line: 5, kind: .outOfRange(256)), Problem(line: 6, kind: .outOfRange(-1)),
            ])
    }

    @Test(
        arguments: [
            ("", Palette.GPLProblem(line: 1, kind: .noHeader)),
            ("JASC-PAL\n0100", .init(line: 1, kind: .noHeader)),
            ("GIMP Palette\nName: Bare", .init(line: 2, kind: .empty)),
        ])
    func aFileWithoutColorsIsNoPalette(text: String, problem: Palette.GPLProblem) {
        let (palette, problems) = Palette.reading(gpl: text, named: "file")
        #expect(palette == nil)
        #expect(problems == [problem])
    }
}
