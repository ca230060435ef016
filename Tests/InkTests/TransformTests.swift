import Ink
import Testing

struct TransformTests {
    @Test(arguments: [
        ("translate(3)", Point(4, 1)), ("translate(3,4)", Point(4, 5)), ("scale(2)", Point(2, 2)),
        ("scale(2 3)", Point(2, 3)),
        ("rotate(90)", Point(-1, 1)), ("rotate(180 1 1)", Point(1, 1)), ("skewX(45)", Point(2, 1)),
        ("skewY(45)", Point(1, 2)), ("matrix(1 0 0 1 5 6)", Point(6, 7)),
        ("translate(1,0) scale(2)", Point(3, 2)),
        (" translate ( 1 , 0 ),scale(2) ", Point(3, 2)), ("", Point(1, 1)),
    ])
    func everyFunctionMapsAPoint(text: String, expected: Point) throws {
        #expect(try #require(Transform(svg: text)).apply(Point(1, 1)).distance(to: expected) < 1e-9)
    }

    @Test(arguments: ["scale()", "rotate(1 2)", "matrix(1 2 3)", "turn(5)", "translate(1", "scale(2) x"])
    func aListInErrorIsIgnoredAsAWhole(text: String) {
        #expect(Transform(svg: text) == nil)
    }

    @Test(arguments: [
        (Transform.identity, "", "none"), (.translation(1.5, 0), "translate(1.5 0)", "translate(1.5px,0px)"),
        (.scale(2, 0.000001), "matrix(2 0 0 0.000001 0 0)", "matrix(2,0,0,0.000001,0,0)"),
    ])
    func aMapIsSpelledAsShortAsCanBe(map: Transform, svg: String, css: String) {
        #expect(map.svg == svg)
        #expect(map.css == css)
    }

    @Test func theInverseTakesBack() throws {
        let map = Transform.rotation(0.3).concatenating(.scale(2, 5)).concatenating(.translation(7, 8))
        let back = try #require(map.inverse).concatenating(map)
        #expect(back.apply(Point(3, 4)).distance(to: Point(3, 4)) < 1e-9)
        #expect(Transform.scale(0, 1).inverse == nil)
    }
}
