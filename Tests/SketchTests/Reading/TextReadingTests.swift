import Foundation
import Ink
import Sketch
import Testing

struct TextReadingTests {
    private func text(_ content: String, root: String = "viewBox='0 0 200 100'") throws -> TextShape? {
        try #require(try drawing(content, root: root).graphics.last).shape.text
    }

    @Test(
        arguments: [
            ("<text x='1' y='2'>Word</text>", ["Word"]),
            ("<text x='1' y='2'>\n  Two  words\n</text>", ["Two words"]),
            ("<text x='1' y='2'><tspan>One</tspan></text>", ["One"]),
            ("<text x='1' y='2'><tspan x='1'>a</tspan><tspan x='1' dy='1.2em'>b</tspan></text>", ["a", "b"]),
            (
                "<text x='1' y='2'>\n <tspan x='1'>a</tspan>\n <tspan x='1' dy='20'>b</tspan></text>",
                ["a", "b"]
            ),
            (
                "<text x='1' y='2'><tspan x='1'>a</tspan><tspan x='1'/><tspan x='1' dy='2em'>b</tspan></text>",
                ["a", "", "b"]
            ),
            ("<text x='1' y='2' xml:space='preserve'>  a  b</text>", ["  a  b"]),
            ("<g xml:space='preserve'><text x='1' y='2'> a</text></g>", [" a"]),
            ("<text x='1' y='2'>a &lt;b&gt; &amp; <![CDATA[c]]></text>", ["a <b> & c"]),
            ("<text x='1' y='2' letter-spacing='normal'>a</text>", ["a"]),
        ] as [(String, [String])])
    func plainTextIsDaubsOwn(content: String, lines: [String]) throws {
        let text = try #require(try text(content))
        #expect(text.lines == lines)
        #expect(text.origin == Point(1, 2))
    }

    @Test(arguments: [
        "<text x='1 2' y='2'>ab</text>", "<text x='1' y='2' dx='3'>a</text>",
        "<text x='1' y='2' rotate='30'>a</text>", "<text x='1' y='2' textLength='30'>a</text>",
        "<g letter-spacing='2'><text x='1' y='2'>a</text></g>",
        "<text style='text-decoration:underline'>a</text>",
        "<text writing-mode='tb'>a</text>", "<text direction='rtl'>a</text>",
        "<text><tspan fill='red'>a</tspan></text>", "<text><tspan id='b'>a</tspan></text>",
        "<text>a<tspan>b</tspan></text>", "<text><tspan><tspan>a</tspan></tspan></text>",
        "<text><textPath href='#p'>a</textPath></text>", "<text><a href='#'>a</a></text>",
        "<text x='1'><tspan x='1'>a</tspan><tspan x='2' dy='1em'>b</tspan></text>",
        "<text x='1'><tspan x='1'>a</tspan><tspan x='1'>b</tspan></text>",
        "<text x='1'><tspan x='1'>a</tspan><tspan x='1' dy='1em'>b</tspan><tspan x='1' dy='2em'>c</tspan></text>",
        "<text text-anchor='end'>\n<tspan x='0'>a</tspan>\n<tspan x='0' dy='1em'>b</tspan></text>",
        "<text>a\nb</text>", "<text/>", "<text>  </text>", "<text font-size='0'>a</text>",
        "<text fill='url(#g)'>a</text>", "<text filter='url(#f)'>a</text>", "<text><title>t</title>a</text>",
    ])
    func anyOtherTextIsForeign(content: String) throws {
        let read = try drawing(content)
        #expect(read.graphics.count == 1)
        guard case .foreign = try #require(read.graphics.first).shape else {
            Issue.record("it was read as text")
            return
        }
    }

    @Test(
        arguments: [
            ("font-family='Arial, &quot;DejaVu Sans&quot;'", Font(family: "Arial, DejaVu Sans", size: 12)),
            ("font-size='2cm'", Font(family: "Times New Roman", size: 2 * 96 / 2.54)),
            ("font-weight='bold'", Font(family: "Times New Roman", size: 12, weight: 700)),
            ("style='font-style:italic'", Font(family: "Times New Roman", size: 12, isItalic: true)),
            ("font-weight='heavy'", Font(family: "Times New Roman", size: 12)),
        ] as [(String, Font)])
    func theFontIsRead(attribute: String, font: Font) throws {
        let style = try #require(try drawing("<text \(attribute)>a</text>").graphics.first).style
        #expect(style.font == font)
    }

    @Test func theFontIsInherited() throws {
        let content = """
            <g font-family='serif' font-size='20' font-weight='bold' text-anchor='middle'>
            <text font-weight='bolder' font-size='50%'>a</text></g>
            """
        let style = try #require(try drawing(content).graphics.first).style
        #expect(style.font == Font(family: "serif", size: 10, weight: 900))
        #expect(style.textAnchor == .middle)
    }

    @Test func elementsAfterATextAreRead() throws {
        let read = try drawing("<g><text>a</text><path/></g><text dx='1'>b<tspan/></text><rect/>")
        #expect(read.graphics.map { $0.id.number } == [2, 3, 4, 6])
    }
}
