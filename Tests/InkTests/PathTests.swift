import Ink
import Testing

struct PathTests {
    @Test(arguments: [
        ("M1 2L3,4", "M1 2 L3 4"), ("m1 2 3 4", "M1 2 L4 6"), ("M1 2 3 4 5 6", "M1 2 L3 4 L5 6"),
        ("M0 0h5v6H1V2z", "M0 0 L5 0 L5 6 L1 6 L1 2 Z"), ("M1 1z l2 0", "M1 1 Z M1 1 L3 1"),
        ("M0 0c1 1 2 1 3 0s2-1 3 0", "M0 0 C1 1 2 1 3 0 C4 -1 5 -1 6 0"),
        ("M0 0Q3 3 6 0T12 0", "M0 0 C2 2 4 2 6 0 C8 -2 10 -2 12 0"),
        ("M0 0t6 0", "M0 0 C0 0 2 0 6 0"), ("M1-2-3.8.4.4.5", "M1 -2 L-3.8 0.4 L0.4 0.5"),
    ])
    func everyCommandBecomesLinesAndCurves(data: String, expected: String) {
        #expect(Path(svg: data).svg == expected)
    }

    @Test(arguments: [
        ("", ""), ("L1 1", ""), ("M", ""), ("M1 1 L2", "M1 1"), ("M1 1 L2 2 x L3 3", "M1 1 L2 2"),
        ("M1 1 L2 2,,3 3", "M1 1 L2 2"), ("M1 1 A5 5 0 2 0 9 9", "M1 1"), ("M1 1 C1 2 3 4 5", "M1 1"),
    ])
    func anErrorKeepsTheGoodPart(data: String, expected: String) {
        #expect(Path(svg: data).svg == expected)
    }

    @Test(arguments: [
        "M0 0a5 5 0 0110 0", "M0 0a5 5 0 01 10 0", "M0,0 a5,5,0,0,1,10,0", "M0 0A5 5 0 0 1 10 0",
    ])
    func flagsOfArcsNeedNoSeparator(data: String) throws {
        let path = Path(svg: data)
        let bounds = try #require(path.controlBounds)
        #expect(path.segments.count == 3)
        #expect(abs(bounds.minY + 5) < 1e-9)
        #expect(abs(bounds.maxX - 10) < 1e-9)
    }

    @Test(arguments: [("M5 5", 1), ("M5 5L5 5", 2), ("M5 5z", 2), ("M5 5h0", 2), ("M5 5A0 5 0 0 1 9 9", 2)])
    func subpathsWithoutLengthSurvive(data: String, count: Int) {
        #expect(Path(svg: data).segments.count == count)
    }

    @Test func aPathReadsBackAsItIsSpelled() {
        let path = Path(svg: "M1.25 2 C3 4 5 6 7.5 8 Z M9 9 L10 -10")
        #expect(Path(svg: path.svg) == path)
    }
}
