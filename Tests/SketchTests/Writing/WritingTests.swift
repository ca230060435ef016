import Foundation
import Ink
import Sketch
import TestSupport
import Testing

struct WritingTests {
    private static let red = Paint.color(Color(1, 0, 0))

    /// What is saved after a change, between the root's tags or as a whole.
    private func saved(_ text: String, _ change: (inout Drawing) -> Void) throws -> String {
        var drawing = try Drawing(svg: Data(text.utf8))
        change(&drawing)
        return String(decoding: drawing.svg(), as: UTF8.self)
    }

    private func root(_ content: String, _ attributes: String = "") -> String {
        "<svg xmlns='http://www.w3.org/2000/svg'\(attributes)>\(content)</svg>"
    }

    private static func plainLine(_ drawing: Drawing) -> Graphic {
        var style = Style()
        style.fill = .none
        style.stroke = red
        return Graphic(id: drawing.freshID(), shape: .line(from: .zero, to: Point(1, 2)), style: style)
    }

    @Test(arguments: [
        ("", "", "<line x1=\"0\" y1=\"0\" x2=\"1\" y2=\"2\" fill=\"none\" stroke=\"#ff0000\"/>"),
        (" fill='none'", "", "<line x1=\"0\" y1=\"0\" x2=\"1\" y2=\"2\" stroke=\"#ff0000\"/>"),
        (
            " stroke='red' stroke-width='7' fill='none'", "",
            "<line x1=\"0\" y1=\"0\" x2=\"1\" y2=\"2\" stroke-width=\"1\"/>"
        ),
        (" fill='none' stroke='#f00'", "", "<line x1=\"0\" y1=\"0\" x2=\"1\" y2=\"2\"/>"),
    ])
    func aNewGraphicSaysWhatItWouldNotInherit(attributes: String, content: String, line: String) throws {
        let text = try saved(root(content, attributes)) { $0.apply(.insert(Self.plainLine($0), at: 0)) }
        #expect(text == root("\n  \(line)", attributes))
    }

    @Test func whatShinesThroughGoesIntoTheOpacity() throws {
        let text = try saved(root("")) { drawing in
            var style = Style()
            style.fill = .color(Color(1, 0, 0, 0.5))
            style.fillOpacity = 0.5
            drawing.apply(
                .insert(Graphic(id: drawing.freshID(), shape: .polygon([.zero]), style: style), at: 0))
        }
        #expect(text == root("\n  <polygon points=\"0,0\" fill=\"#ff0000\" fill-opacity=\"0.25\"/>"))
    }

    @Test func theRootsPrefixIsKeptAndASelfClosingRootOpened() throws {
        let text = try saved("<s:svg xmlns:s='http://www.w3.org/2000/svg' fill='none' stroke='red' />") {
            $0.apply(.insert(Self.plainLine($0), at: 0))
        }
        #expect(
            text
                == "<s:svg xmlns:s='http://www.w3.org/2000/svg' fill='none' stroke='red' >\n"
                + "  <s:line x1=\"0\" y1=\"0\" x2=\"1\" y2=\"2\"/>\n</s:svg>")
    }

    @Test func aGraphicBetweenTwoInATransformedGroupIsCompensatedThere() throws {
        let text = try saved(root("<g transform='scale(2)' fill='none' stroke='red'><path/><path/></g>")) {
            $0.apply(.insert(Self.plainLine($0), at: 1))
        }
        #expect(
            text
                == root(
                    "<g transform='scale(2)' fill='none' stroke='red'><path/>\n"
                        + "    <line x1=\"0\" y1=\"0\" x2=\"1\" y2=\"2\" transform=\"matrix(0.5 0 0 0.5 0 0)\"/>"
                        + "<path/></g>"))
    }

    @Test(arguments: [
        ("<path/>", "<path fill=\"#ff0000\"/>"),
        ("<path fill='blue' id='a'/>", "<path fill='#ff0000' id='a'/>"),
        ("<path style='a:b; fill : blue;c:d'/>", "<path style='a:b; fill:#ff0000;c:d'/>"),
        ("<path style='fill:blue!important'/>", "<path style='fill:#ff0000 !important'/>"),
        ("<g fill='red'><path fill='blue'/></g>", "<g fill='red'><path/></g>"),
        ("<g fill='red'><path style='fill:blue'/></g>", "<g fill='red'><path/></g>"),
        ("<path\n\tfill = \"blue\"\n></path>", "<path\n\tfill = \"#ff0000\"\n></path>"),
        ("<path fill='rgba(0,0,255,.5)'/>", "<path fill='#ff0000'/>"),
    ])
    func aChangedFillIsWrittenWhereItStood(before: String, after: String) throws {
        let text = try saved(root(before)) { drawing in
            var graphic = drawing.graphics[0]
            graphic.style.fill = Self.red
            drawing.apply(.replace(graphic, at: 0))
        }
        #expect(text == root(after))
    }

    @Test(arguments: [
        ("<path transform='scale(2)'/>", "<path transform='matrix(2 0 0 2 5 0)'/>"),
        ("<path/>", "<path transform=\"translate(5 0)\"/>"),
        ("<path transform='translate(-5 0)'/>", "<path/>"),
        (
            "<g transform='scale(5)'><path/></g>",
            "<g transform='scale(5)'><path transform=\"translate(1 0)\"/></g>"
        ),
        ("<path style='transform:scale(2)'/>", "<path style='transform:matrix(2,0,0,2,5px,0px)'/>"),
        (
            "<text dx='1' transform='scale(2)'>a</text>",
            "<text dx='1' transform='matrix(2 0 0 2 5 0)'>a</text>"
        ),
        (
            "<g transform='scale(5)'><text/></g>",
            "<g transform='scale(5)'><text transform=\"translate(1 0)\"/></g>"
        ),
    ])
    func aMovedGraphicKeepsAllButItsTransform(before: String, after: String) throws {
        let text = try saved(root(before)) { drawing in
            var graphic = drawing.graphics[0]
            graphic.transform = Transform.translation(5, 0).concatenating(graphic.transform)
            drawing.apply(.replace(graphic, at: 0))
        }
        let spelled = after.replacing("5px,0px", with: "5,0")
        #expect(text == root(spelled))
    }

    @Test(arguments: [
        (
            "<rect x='1' width='5px' height='6' id='a'/>", Shape.rectangle(Rect(1, 0, 7.5, 6), rx: 0, ry: 0),
            "<rect x='1' width='7.5' height='6' id='a'/>"
        ),
        (
            "<circle cx='1' r='2'><title>t</title></circle>", .ellipse(center: Point(1, 0), rx: 2, ry: 3),
            "<ellipse cx='1' cy=\"0\" rx=\"2\" ry=\"3\"><title>t</title></ellipse>"
        ),
        ("<path d='M0 0'/>", .path(Path(svg: "M0 0h2")), "<path d='M0 0 L2 0'/>"),
    ])
    func aChangedShapeRewritesOnlyWhatDiffers(before: String, shape: Shape, after: String) throws {
        let text = try saved(root(before)) { drawing in
            var graphic = drawing.graphics[0]
            graphic.shape = shape
            drawing.apply(.replace(graphic, at: 0))
        }
        #expect(text == root(after))
    }

    @Test func aRemovedGraphicTakesItsLineAlong() throws {
        let text = try saved(root("\n  <!-- a -->\n  <rect/>\n\t<g>\n    <path/> </g>\n")) {
            $0.apply(.all([.remove(at: 0), .remove(at: 0)]))
        }
        #expect(text == root("\n  <!-- a -->\n\t<g> </g>\n"))
    }

    @Test func aGraphicRaisedToTheTopKeepsItsElement() throws {
        let text = try saved(root("<g fill='red'>\n<path id='a'/></g>\n<rect/>\n<circle/>\n")) { drawing in
            drawing.apply(.all([.remove(at: 0), .insert(drawing.graphics[0], at: 2)]))
        }
        #expect(text == root("<g fill='red'></g>\n<rect/>\n<circle/>\n  <path id='a' fill=\"#ff0000\"/>\n"))
    }

    @Test func besideAStyleSheetTheStyleIsInTheStyleAttribute() throws {
        let text = try saved(root("<style>line{stroke:blue}</style>")) {
            $0.apply(.insert(Self.plainLine($0), at: 0))
        }
        #expect(text.contains(" style=\"color:#000000;fill:none;fill-opacity:1;"))
    }

    @Test(arguments: [
        ("<title>old</title>", "<title>A &amp; &lt;b&gt;</title>"),
        ("<title/>", "<title>A &amp; &lt;b&gt;</title>"),
        ("<path/>", "\n  <title>A &amp; &lt;b&gt;</title><path/>"),
        ("<g><title>inner</title></g>", "\n  <title>A &amp; &lt;b&gt;</title><g><title>inner</title></g>"),
    ])
    func theTitleIsReplacedOrPutFirst(before: String, after: String) throws {
        #expect(try saved(root(before)) { $0.apply(.setTitle("A & <b>")) } == root(after))
    }

    @Test func anEmptyTitleIsNone() throws {
        #expect(try saved(root("<path/>")) { $0.apply(.setTitle("")) } == root("<path/>"))
        #expect(try saved(root("\n  <title>a</title><path/>")) { $0.apply(.setTitle("")) } == root("<path/>"))
    }

    @Test func theDescriptionStandsBehindTheTitle() throws {
        let text = try saved(root("")) { $0.apply(.all([.setDescription("d"), .setTitle("t")])) }
        #expect(text == root("\n  <title>t</title>\n  <desc>d</desc>"))
        #expect(
            try saved(root("<title>t</title>")) { $0.apply(.setDescription("d")) }
                == root("<title>t</title>\n  <desc>d</desc>"))
    }

    @Test(arguments: [
        ("", " xmlns:daub=\"urn:x-daub:1\" daub:country=\"&quot;NO&#39;\""),
        (" xmlns:d='urn:x-daub:1'", " xmlns:d='urn:x-daub:1' d:country=\"&quot;NO&#39;\""),
        (" xmlns:d='urn:x-daub:1' d:country='SE'", " xmlns:d='urn:x-daub:1' d:country='&quot;NO&#39;'"),
        (
            " xmlns:daub='urn:z'",
            " xmlns:daub='urn:z' xmlns:daub2=\"urn:x-daub:1\" daub2:country=\"&quot;NO&#39;\""
        ),
    ])
    func aPropertyIsAnAttributeOfTheRoot(before: String, after: String) throws {
        let text = try saved(root("", before)) { $0.apply(.setProperty("country", "\"NO'")) }
        #expect(text == root("", after))
    }

    @Test func theLastPropertyTakesItsNamespaceAlong() throws {
        let text = try saved(root("", " xmlns:daub='urn:x-daub:1' daub:country='SE'")) {
            $0.apply(.setProperty("country", nil))
        }
        #expect(text == root(""))
        let used = root("<path daub:x='1'/>", " xmlns:daub='urn:x-daub:1' daub:country='SE'")
        #expect(
            try saved(used) { $0.apply(.setProperty("country", nil)) }
                == root("<path daub:x='1'/>", " xmlns:daub='urn:x-daub:1'"))
    }

    @Test func anEncodingWithoutTheCharacterGetsAReference() throws {
        let latin = try #require(SampleSVG.all.first { $0.description == "Latin-1" }).data
        var drawing = try Drawing(svg: latin)
        #expect(drawing.title == "é")
        drawing.apply(.setTitle("Ω"))
        #expect(String(decoding: drawing.svg(), as: UTF8.self).contains("<title>&#937;</title>"))
        #expect(try Drawing(svg: drawing.svg()).title == "Ω")
    }

    @Test func coordinatesInALargeScaleKeepTheirDecimals() throws {
        let path = Path(svg: "M0.00001 0 L0.12345678 1")
        let text = try saved(root("<g transform='scale(1000)'><path/></g>")) { drawing in
            var graphic = drawing.graphics[0]
            graphic.shape = .path(path)
            drawing.apply(.replace(graphic, at: 0))
        }
        #expect(text.contains("M0.00001 0 L0.1234568 1"))
        #expect(!text.contains("e-"))
    }
}
