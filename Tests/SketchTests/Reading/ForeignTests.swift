import Foundation
import Ink
import Sketch
import Testing

struct ForeignTests {
    @Test(arguments: [
        "<text dx='1'>a</text>", "<image/>", "<use/>", "<a><path/></a>", "<switch><path/></switch>",
        "<svg><path/></svg>",
        "<unknown/>", "<path clip-path='url(#a)'/>", "<path style='mask:url(#a)'/>",
        "<path filter='url(#a)'/>",
        "<path marker-end='url(#a)'/>", "<path fill='url(#a) red'/>", "<path stroke='url(#a)'/>",
        "<path style='mix-blend-mode:multiply'/>", "<path style='isolation:isolate'/>",
        "<path vector-effect='non-scaling-stroke'/>", "<path transform-origin='1 1'/>",
        "<path style='fill:var(--a)'/>",
        "<path systemLanguage='de'/>", "<g filter='url(#a)'><path/><path/></g>",
        "<path shape-rendering='crispEdges'/>",
        "<g opacity='.5'><path/><text dx='1'>a</text></g>", "<g opacity='.5'><g><path/><g><use/></g></g></g>",
        "<rect style='width:3px'/>", "<style>path { fill: red }</style><path/>",
        "<path/><defs><style>a{}</style></defs>",
    ])
    func whatDaubCannotDrawIsForeignAsAWhole(content: String) throws {
        let read = try drawing(content)
        #expect(read.graphics.count == 1)
        #expect(read.groups.isEmpty)
        #expect(read.source.hasForeign)
    }

    @Test(arguments: [
        "<defs><path/></defs>", "<symbol><path/></symbol>", "<clipPath><path/></clipPath>",
        "<title>a</title>",
        "<metadata><x:y xmlns:x='urn:x'/></metadata>", "<x:path xmlns:x='urn:x'/>", "<style/>",
        "<script>1</script>",
        "<x:g xmlns:x='urn:x'><path/></x:g>", "<linearGradient/>",
    ])
    func whatDrawsNothingIsNoGraphic(content: String) throws {
        #expect(try drawing(content).graphics.isEmpty)
    }

    @Test(arguments: [
        "<path clip-path='none' filter='none' mask='none'/>", "<path class='a'/>",
        "<path style='isolation:auto'/>",
        "<path shape-rendering='geometricPrecision'/>", "<path id='a' data-x='y' onclick='z()'/>",
        "<style> </style><path/>", "<g fill='url(#a)'><path fill='red'/></g>",
        "<path><title>t</title></path>",
    ])
    func whatChangesNothingIsDaubsOwn(content: String) throws {
        let read = try drawing(content)
        #expect(read.graphics.count == 1)
        #expect(!read.source.hasForeign)
    }

    @Test func anElementOutOfAnEntityMakesItsParentForeign() throws {
        let text = """
            <!DOCTYPE svg [<!ENTITY e "<rect/><rect/>">]>
            <svg xmlns='http://www.w3.org/2000/svg'><path/><g>&e;</g><g>&e;<path/></g></svg>
            """
        let read = try Drawing(svg: Data(text.utf8))
        #expect(read.graphics.map(\.shape) == [.path(Path()), .foreign(element: 2), .foreign(element: 3)])
    }

    @Test func foreignElementsGetIdsOfTheirOwn() throws {
        let read = try drawing("<text id='a'/><text/><text id='a'/><g id='daub-1'/><image xml:id='&#98;'/>")
        let (svg, ids) = read.source.identified(for: [1, 2, 3, 5])
        #expect(ids == [1: "a", 2: "daub-2", 3: "daub-3", 5: "b"])
        let text = String(decoding: svg, as: UTF8.self)
        #expect(text.contains("<text id='a'/><text id=\"daub-2\"/><text id='daub-3'/>"))
        #expect(try Drawing(svg: svg).graphics.count == read.graphics.count)
    }
}
