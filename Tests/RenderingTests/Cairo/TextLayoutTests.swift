import Cairo
import Ink
import Testing

struct TextLayoutTests {
    private let font = Font(family: "sans-serif", size: 20)

    @Test func sizesAreInUnitsOfTheContext() {
        let one = TextLayout("Ink", font: font).size
        let two = TextLayout("Ink", font: Font(family: "sans-serif", size: 40)).size
        #expect(one.height > 15 && one.height < 40)
        #expect(abs(two.width / one.width - 2) < 0.1)
    }

    @Test func aLimitWrapsOrEllipsizes() {
        let text = "one two three four five six"
        let line = TextLayout(text, font: font)
        let wrapped = TextLayout(text, font: font, width: 100)
        let cut = TextLayout(text, font: font, width: 100, overflow: .ellipsizeEnd)
        #expect(wrapped.size.height > line.size.height)
        #expect(cut.size.height == line.size.height)
        #expect(cut.isEllipsized && !wrapped.isEllipsized)
        #expect(cut.size.width <= 101)
    }

    @Test func placesAndIndicesAgree() {
        let text = "aé😀z"
        let layout = TextLayout(text, font: font)
        for index in text.indices {
            let caret = layout.caret(before: index)
            #expect(layout.index(at: Point(caret.x + 0.5, 5)) == index)
        }
        #expect(layout.index(at: Point(1e9, 5)) == text.endIndex)
        #expect(layout.index(at: Point(.nan, -.infinity)) == text.startIndex)
    }

    @Test func drawnTextLeavesInk() throws {
        let surface = try Surface(width: 60, height: 40)
        Context(surface).draw(TextLayout("■■■", font: font), at: Point(5, 5), .black)
        let inked = (0..<60).contains { x in (0..<40).contains { surface.pixel(x, $0).alpha > 0.5 } }
        #expect(inked)
        #expect(surface.pixel(0, 0).alpha == 0)
    }
}
