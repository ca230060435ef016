import Foundation
import Ink
import Sketch
import Testing

struct ShapeReadingTests {
    @Test(arguments: [
        ("<rect x='1' y='2' width='30' height='40'/>", Shape.rectangle(Rect(1, 2, 30, 40), rx: 0, ry: 0)),
        ("<rect width='30' height='40' rx='5'/>", .rectangle(Rect(0, 0, 30, 40), rx: 5, ry: 5)),
        ("<rect width='30' height='40' ry='50'/>", .rectangle(Rect(0, 0, 30, 40), rx: 15, ry: 20)),
        ("<rect width='30' height='40' rx='-5' ry='4'/>", .rectangle(Rect(0, 0, 30, 40), rx: 4, ry: 4)),
        ("<rect width='10%' height='10%'/>", .rectangle(Rect(0, 0, 20, 10), rx: 0, ry: 0)),
        ("<rect width='-1' height='5'/>", .rectangle(Rect(0, 0, 0, 5), rx: 0, ry: 0)),
        ("<rect x='nonsense' width='1in' height='5'/>", .rectangle(Rect(0, 0, 96, 5), rx: 0, ry: 0)),
        ("<circle cx='1' r='3'/>", .ellipse(center: Point(1, 0), rx: 3, ry: 3)),
        ("<circle r='-3'/>", .ellipse(center: .zero, rx: 0, ry: 0)),
        ("<ellipse rx='3' ry='4'/>", .ellipse(center: .zero, rx: 3, ry: 4)),
        ("<ellipse rx='3'/>", .ellipse(center: .zero, rx: 3, ry: 3)),
        ("<line x1='1' y2='4'/>", .line(from: Point(1, 0), to: Point(0, 4))),
        ("<polyline points='1,2 3-4 5'/>", .polyline([Point(1, 2), Point(3, -4)])),
        ("<polygon points='1 2, 3 4 x 5 6'/>", .polygon([Point(1, 2), Point(3, 4)])),
        ("<polygon/>", .polygon([])),
        ("<path d='M1 1 L2 2 oops'/>", .path(Path(svg: "M1 1 L2 2"))),
    ])
    func everyShapeIsRead(content: String, expected: Shape) throws {
        #expect(try drawing(content).graphics.map(\.shape) == [expected])
    }

    @Test func transformsOfAllAncestorsCount() throws {
        let read = try drawing(
            "<g transform='translate(5 6)'><g transform='bad('><path transform='scale(2)'/></g></g>")
        #expect(read.graphics[0].transform == Transform(2, 0, 0, 2, 5, 6))
        #expect(try drawing("<path style='transform:scale(2)'/>").graphics[0].transform == .scale(2, 2))
    }

    @Test(arguments: [
        ("width='30' height='40'", Size(30, 40), Rect(0, 0, 30, 40), Transform.identity),
        ("width='1in' height='50%'", Size(96, 150), Rect(0, 0, 96, 150), .identity),
        ("viewBox='1 2 30 40'", Size(30, 40), Rect(1, 2, 30, 40), .translation(-1, -2)),
        ("width='60' viewBox='0 0 30 40'", Size(60, 80), Rect(0, 0, 30, 40), .scale(2, 2)),
        ("width='60' height='40' viewBox='0 0 30 40'", Size(60, 40), Rect(0, 0, 30, 40), .translation(15, 0)),
        (
            "width='60' height='40' viewBox='0 0 30 40' preserveAspectRatio='xMinYMax slice'", Size(60, 40),
            Rect(0, 0, 30, 40), Transform(2, 0, 0, 2, 0, -40)
        ),
        (
            "width='60' height='40' viewBox='0 0 30 40' preserveAspectRatio='none'", Size(60, 40),
            Rect(0, 0, 30, 40), .scale(2, 1)
        ),
        ("", Size(300, 150), Rect(0, 0, 300, 150), .identity),
        ("viewBox='0 0 0 5' width='-3'", Size(300, 150), Rect(0, 0, 300, 150), .identity),
    ])
    func thePageFollowsTheRoot(root: String, size: Size, viewBox: Rect, map: Transform) throws {
        let page = try drawing("", root: root).page
        #expect(page == Page(size: size, viewBox: viewBox, viewTransform: map))
    }

    @Test func aPageWithoutSizeHoldsWhatIsDrawn() throws {
        #expect(try drawing("<path d='M10 10 H 199.2' stroke='red'/>", root: "").page.size == Size(200, 11))
    }
}
