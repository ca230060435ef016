import PickerKit
import Testing

struct SVGFragmentTests {
    typealias Reason = SVGFragment.Problem.Reason

    private static let good = [
        "<svg/>", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox='0 0 9 9'><path d='M0 0L9 9'/></svg>",
        "<?xml version=\"1.0\"?>\n<!-- a --><svg><title>A &amp; &#66;</title></svg>\n",
        """
        <svg xmlns:inkscape="http://inkscape" inkscape:version="1"><defs><linearGradient id="g">
        <stop offset="0"/></linearGradient></defs><rect fill="url(#g)" width="1" height="1"/>
        <inkscape:guide position="1"/><style>.a { fill: red }</style></svg>
        """,
        "<svg xmlns:xlink='http://www.w3.org/1999/xlink'><g id='a'/><use xlink:href='#a'/></svg>",
    ]

    @Test(arguments: good)
    func plainGraphicsAreTaken(text: String) {
        #expect(SVGFragment.problem(in: text)?.description == nil)
    }

    @Test(arguments: [
        ("", Reason.noSVGRoot), ("text", .noSVGRoot), ("<g/>", .noSVGRoot),
        ("<svg><script/></svg>", .script("script")), ("<svg onload='x()'/>", .script("onload")),
        ("<svg xmlns='http://www.w3.org/1999/xhtml'/>", .noSVGRoot),
        ("<!DOCTYPE svg><svg/>", .doctype), ("<svg><?php ?></svg>", .doctype),
        ("<svg><title>&lol;</title></svg>", .entity("lol")),
        ("<svg><image href='a.png'/></svg>", .element("image")),
        ("<svg><filter/></svg>", .element("filter")),
        ("<svg><foreignObject/></svg>", .element("foreignObject")),
        ("<svg><use href='http://a/b'/></svg>", .external("http://a/b")),
        ("<svg><use href='&#104;ttp://a/b'/></svg>", .external("http://a/b")),
        ("<svg><rect fill='URL( \"http://a\")'/></svg>", .external("http://a\")")),
        ("<svg><rect style='fill:u\\72l(a)'/></svg>", .external("fill:u\\72l(a)")),
        ("<svg><style>@import 'a';</style></svg>", .external("@import 'a';")),
        ("<svg><style>a{fill:url<!-- -->(b)}</style></svg>", .external("b)}")),
        ("<svg><g id='a'/><g id='a'/></svg>", .duplicateID("a")),
        ("<svg xmlns:s='http://www.w3.org/2000/svg'><s:script/></svg>", .element("xmlns:s")),
    ])
    func whatCouldDoHarmIsRefused(text: String, reason: Reason) {
        #expect(SVGFragment.problem(in: text)?.reason == reason)
    }

    @Test(arguments: [
        "<svg>", "<svg></g>", "<svg a=1/>", "<svg a='<'/>", "<svg/><svg/>", "<svg/>x", "<svg a='1' a='2'/>",
        "<svg><x:y/></svg>", "<svg a='&'/>", "<svg><!-- </svg>",
    ])
    func brokenXMLIsRefused(text: String) throws {
        let problem = try #require(SVGFragment.problem(in: text))
        guard case .malformed = problem.reason else {
            Issue.record("\(problem)")
            return
        }
    }

    @Test func bombsAreRefused() {
        let nested = String(repeating: "<g>", count: 70) + String(repeating: "</g>", count: 70)
        #expect(SVGFragment.problem(in: "<svg>\(nested)</svg>")?.reason == .tooDeep)
        let many = String(repeating: "<g/>", count: 6000)
        #expect(SVGFragment.problem(in: "<svg>\(many)</svg>")?.reason == .tooManyElements)
        let large = String(repeating: " ", count: 300_000)
        #expect(SVGFragment.problem(in: "<svg>\(large)</svg>")?.reason == .tooLarge)
        // Each group draws the one before it ten times.
        var laughs = "<g id='g0'><rect/></g>"
        for level in 1...9 {
            laughs +=
                "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
        }
        #expect(
            SVGFragment.problem(in: "<svg><defs>\(laughs)</defs><use href='#g9'/></svg>")?.reason
                == .expandsTooMuch)
        #expect(
            SVGFragment.problem(in: "<svg><g id='a'><use href='#a'/></g></svg>")?.reason == .expandsTooMuch)
    }

    @Test func theNamespaceIsDeclaredWhereItIsNot() throws {
        #expect(
            try SVGFragment("<svg viewBox='0 0 1 1'/>").document
                == "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox='0 0 1 1'/>")
        let whole = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
        #expect(try SVGFragment(whole).document == whole)
    }
}
