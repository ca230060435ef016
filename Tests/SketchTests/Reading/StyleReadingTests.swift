import Foundation
import Ink
import Sketch
import Testing

/// The drawing of some elements in a root 200 units wide and 100 high.
func drawing(_ content: String, root: String = "viewBox='0 0 200 100'") throws -> Drawing {
    try Drawing(svg: Data("<svg xmlns='http://www.w3.org/2000/svg' \(root)>\(content)</svg>".utf8))
}

struct StyleReadingTests {
    private static let red = Paint.color(Color(1, 0, 0))

    private func style(_ content: String, root: String = "viewBox='0 0 200 100'") throws -> Style {
        try #require(try drawing(content, root: root).graphics.last).style
    }

    @Test(arguments: [
        "<path fill='red'/>", "<path style='fill:red'/>", "<path fill='blue' style='fill : red ;'/>",
        "<path style='fill:red !important; fill:blue'/>", "<g fill='red'><path/></g>",
        "<g fill='red'><g fill='inherit'><path/></g></g>",
        "<g fill='red'><path fill='blue' style='fill:inherit'/></g>",
        "<g fill='red'><path fill='#nonsense'/></g>", "<path fill='red' style='fill:url()'/>",
        "<path style='/* fill:blue */ fill:red'/>", "<path style='content:\"; fill:blue\"; fill:red'/>",
        "<path fill='&#x72;ed'/>", "<path style='FILL:red'/>", "<g style='fill:red'><path fill='unset'/></g>",
    ])
    func theStrongestValidFillWins(content: String) throws {
        #expect(try style(content).fill == Self.red)
    }

    @Test func currentColorIsWhatColorIs() throws {
        #expect(try style("<g color='red'><path fill='currentColor'/></g>").fillColor == Color(1, 0, 0))
        #expect(try style("<path fill='currentColor'/>").fillColor == .black)
    }

    @Test func opacityIsNotInherited() throws {
        let read = try drawing("<g opacity='.5'><path/><path opacity='50%'/></g>")
        #expect(read.groups == [Group(opacity: 0.5)])
        #expect(read.graphics.map(\.style.opacity) == [1, 0.5])
        #expect(read.graphics.map(\.groups) == [[0], [0]])
    }

    @Test(
        arguments: [
            ("3", 3.0), ("1mm", 96 / 25.4), ("10%", 15.811_388), ("-1", 1), ("x", 1), ("2em", 40), ("0", 0),
        ] as [(String, Double)])
    func strokeWidthIsInUserUnits(value: String, expected: Double) throws {
        let width = try style("<path font-size='20' stroke-width='\(value)'/>").strokeWidth
        #expect(abs(width - expected) < 1e-5)
    }

    @Test(
        arguments: [
            ("1 2", [1, 2]), ("1,2 3", [1, 2, 3]), ("none", []), ("0 0", []), ("1 -2", []), ("5 x", []),
            ("1mm", [96 / 25.4]),
        ] as [(String, [Double])])
    func dashesAreReadOrTheLineIsSolid(value: String, expected: [Double]) throws {
        #expect(try style("<path stroke-dasharray='\(value)'/>").dash.lengths == expected)
    }

    @Test(arguments: [("2", 2.0), ("0.5", 4), ("20%", 4), ("1", 1)])
    func aMiterLimitBelowOneIsIgnored(value: String, expected: Double) throws {
        #expect(try style("<path stroke-miterlimit='\(value)'/>").miterLimit == expected)
    }

    @Test(arguments: [
        ("stroke", true), ("stroke fill", true), ("fill stroke", false), ("markers stroke", true),
        ("normal", false), ("stroke junk", false),
    ])
    func paintOrderSaysWhetherTheStrokeIsFirst(value: String, expected: Bool) throws {
        #expect(try style("<path paint-order='\(value)'/>").strokesFirst == expected)
    }

    @Test func whatIsNotDisplayedIsNoGraphicAndWhatIsHiddenIs() throws {
        #expect(try drawing("<g display='none'><path/></g><path style='display:none'/>").graphics.isEmpty)
        #expect(try !style("<g visibility='hidden'><path/></g>").isVisible)
    }
}
