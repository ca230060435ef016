import Foundation
import Ink
import Sketch
import Testing

struct TextWritingTests {
    private func root(_ content: String) -> String {
        "<svg xmlns='http://www.w3.org/2000/svg'>\(content)</svg>"
    }

    private func saved(_ content: String, _ change: (inout Drawing) -> Void) throws -> String {
        var drawing = try Drawing(svg: Data(root(content).utf8))
        change(&drawing)
        return String(decoding: drawing.svg(), as: UTF8.self)
    }

    private static func graphic(_ lines: [String], _ drawing: Drawing) -> Graphic {
        var style = Style()
        style.font = Font(family: "DejaVu Sans", size: 24)
        let text = TextShape(origin: Point(10, 20), lines: lines)
        return Graphic(id: drawing.freshID(), shape: .text(text), style: style)
    }

    private static let font = #"font-family="DejaVu Sans" font-size="24""#

    @Test(
        arguments: [
            (["Word"], "", "Word"),
            (["a < b & c"], "", "a &lt; b &amp; c"),
            (["One", "Two"], "", #"<tspan x="10">One</tspan><tspan x="10" dy="1.2em">Two</tspan>"#),
            (
                ["One", "", "Two"], "",
                #"<tspan x="10">One</tspan><tspan x="10"/><tspan x="10" dy="2.4em">Two</tspan>"#
            ),
            (["  in"], #" xml:space="preserve""#, "  in"),
        ] as [([String], String, String)])
    func aNewTextIsPlainAndReadsBack(lines: [String], space: String, content: String) throws {
        let text = try saved("") { $0.apply(.insert(Self.graphic(lines, $0), at: 0)) }
        #expect(text == root("\n  <text x=\"10\" y=\"20\"\(space) \(Self.font)>\(content)</text>"))
        let again = try #require(try Drawing(svg: Data(text.utf8)).graphics.first)
        #expect(again.shape.text == TextShape(origin: Point(10, 20), lines: lines))
        #expect(again.style.font == Font(family: "DejaVu Sans", size: 24))
    }

    @Test func theFontIsSaidEvenWhereItIsInherited() throws {
        let content = "<g font-family='DejaVu Sans' font-size='24'><path/><path/></g>"
        let text = try saved(content) { $0.apply(.insert(Self.graphic(["a"], $0), at: 1)) }
        #expect(text.contains("<text x=\"10\" y=\"20\" \(Self.font)>a</text>"))
    }

    @Test func aChangedTextKeepsWhatElseTheElementSays() throws {
        let content = "<text id='t' x='1' y='2' data-note='n' fill='red'>old</text><!-- end -->"
        let text = try saved(content) { drawing in
            var graphic = drawing.graphics[0]
            graphic.shape = .text(TextShape(origin: Point(1, 2), lines: ["new", "text"]))
            drawing.apply(.replace(graphic, at: 0))
        }
        let spans = #"<tspan x="1">new</tspan><tspan x="1" dy="1.2em">text</tspan>"#
        #expect(
            text == root("<text id='t' x='1' y='2' data-note='n' fill='red'>\(spans)</text><!-- end -->"))
    }

    @Test func aMovedTextTakesItsLinesAlong() throws {
        let content = "<text x='1' y='2'><tspan x='1'>a</tspan><tspan x='1' dy='1em'>b</tspan></text>"
        let text = try saved(content) { drawing in
            var graphic = drawing.graphics[0]
            graphic.shape = .text(TextShape(origin: Point(5, 2), lines: ["a", "b"]))
            drawing.apply(.replace(graphic, at: 0))
        }
        let spans = #"<tspan x="5">a</tspan><tspan x="5" dy="1em">b</tspan>"#
        #expect(text == root("<text x='5' y='2'>\(spans)</text>"))
    }

    @Test func linesAreSetFurtherApart() throws {
        let content =
            "<text x='1' y='2'><tspan x='1'>a</tspan><tspan x='1'/><tspan x='1' dy='2em'>b</tspan></text>"
        let text = try saved(content) { drawing in
            var graphic = drawing.graphics[0]
            #expect(graphic.style.value(of: "line-height") == "1")
            graphic.style.set("line-height", to: "1.5")
            graphic.style.set("line-height", to: "0")
            drawing.apply(.replace(graphic, at: 0))
        }
        let spans = #"<tspan x="1">a</tspan><tspan x="1"/><tspan x="1" dy="3em">b</tspan>"#
        #expect(text == root("<text x='1' y='2'>\(spans)</text>"))
    }

    @Test func aRestyledTextSaysOnlyItsNewFont() throws {
        let text = try saved("<text x='1' y='2' font-size='9'>a</text>") { drawing in
            var graphic = drawing.graphics[0]
            graphic.style.set("font-family", to: "'M+ 1p', serif")
            graphic.style.set("font-weight", to: "bold")
            graphic.style.set("font-size", to: "12")
            drawing.apply(.replace(graphic, at: 0))
        }
        let said = "font-size='12' font-family=\"&#39;M+ 1p&#39;, serif\" font-weight=\"700\""
        #expect(text == root("<text x='1' y='2' \(said)>a</text>"))
    }

    @Test func aPrefixedRootHasPrefixedLines() throws {
        var drawing = try Drawing(svg: Data("<s:svg xmlns:s='http://www.w3.org/2000/svg'/>".utf8))
        drawing.apply(.insert(Self.graphic(["a", "b"], drawing), at: 0))
        let text = String(decoding: drawing.svg(), as: UTF8.self)
        #expect(text.contains("<s:tspan x=\"10\" dy=\"1.2em\">b</s:tspan></s:text>"))
    }

    @Test func anUntouchedTextIsKeptByteForByte() throws {
        let content = "<text  x = '1' y='2'\n>a<!-- c -->b</text ><text dx='1'>f</text>"
        #expect(try saved(content) { _ in } == root(content))
    }
}
