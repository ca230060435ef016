import Foundation
import Ink
import Sketch
import TestSupport
import Testing

struct DrawingTests {
    @Test func aNewDrawingIsEmptyAndNamed() throws {
        let page = Page(size: Size(320.5, 200))
        let new = Drawing(title: "Tom & <Jerry>", page: page)
        let read = try Drawing(svg: new.svg())
        #expect(read.title == "Tom & <Jerry>")
        #expect(read.graphics.isEmpty)
        #expect(read.page == page)
    }

    @Test func theTitleColorIsAProperty() throws {
        let read = try drawing("", root: "xmlns:d='urn:x-daub:1' d:title-color='#00ff00' d:country='NO'")
        #expect(read.titleColor == Color(0, 1, 0))
        #expect(read.properties == ["title-color": "#00ff00", "country": "NO"])
    }

    @Test func aFreshNameIsAboveAllOthers() throws {
        var read = try drawing("<path/><path/>")
        #expect(read.graphics.map(\.id) == [GraphicID(1), GraphicID(2)])
        #expect(read.freshID() == GraphicID(3))
        read.apply(.insert(read.redLine(), at: 0))
        read.apply(.remove(at: 0))
        #expect(read.freshID() == GraphicID(4))
    }

    @Test func aNameInUseIsNotGivenTwice() throws {
        var read = try drawing("<path/><path/>")
        read.apply(.insert(read.graphics[0], at: 2))
        #expect(Set(read.graphics.map(\.id)).count == 3)
    }

    @Test func aGraphicInsideAGroupIsPartOfIt() throws {
        var read = try drawing("<g opacity='.5'><path/><path/></g><path/>")
        let line = read.redLine()
        for (index, groups) in [(0, []), (1, [0]), (2, []), (3, [])] as [(Int, [Int])] {
            let inverse = read.apply(.insert(line, at: index))
            #expect(read.graphics[index].groups == groups)
            read.apply(inverse)
        }
        read.apply(.insert(Graphic(id: read.freshID(), shape: line.shape, groups: [7]), at: 3))
        #expect(read.graphics[3].groups == [])
    }

    @Test(arguments: [
        Edit.setTitle("x"), .setDescription("y"), .setProperty("country", "NO"), .setProperty("country", nil),
        .remove(at: 1), .insert(Graphic(id: GraphicID(9), shape: .polygon([])), at: 1),
        .replace(Graphic(id: GraphicID(9), shape: .polygon([])), at: 0),
        .all([.remove(at: 0), .remove(at: 0), .setTitle("z"), .remove(at: 0)]),
        .all([.remove(at: 1), .remove(at: 0)]), .all([.remove(at: 0), .remove(at: 0)]),
        .all([
            .insert(Graphic(id: GraphicID(9), shape: .polygon([])), at: 0),
            .insert(Graphic(id: GraphicID(9), shape: .polyline([])), at: 3),
        ]),
    ])
    func theInverseOfAnEditTakesItBack(edit: Edit) throws {
        var read = try drawing(
            "<path/><rect/><title>t</title>", root: "xmlns:d='urn:x-daub:1' d:country='SE'")
        let before = read
        let inverse = read.apply(edit)
        let after = read.graphics
        let again = read.apply(inverse)
        #expect(read.graphics == before.graphics)
        #expect(read.title == before.title && read.description == before.description)
        #expect(read.properties == before.properties)
        read.apply(again)
        #expect(read.graphics == after)
    }

    @Test func deletingAndRestoringAHundredThousandTakesOnePass() throws {
        let lines = (0..<100_000).map { "<line x2='\($0)'/>" }.joined()
        var read = try drawing(lines)
        let before = read.graphics
        let start = ContinuousClock.now
        let inverse = read.apply(
            .all(before.indices.reversed().filter { $0 % 2 == 0 }.map { .remove(at: $0) }))
        #expect(read.graphics.count == 50_000)
        let again = read.apply(inverse)
        #expect(read.graphics == before)
        #expect(start.duration(to: .now) < .seconds(10))
        read.apply(again)
        #expect(read.graphics.map(\.id.number) == Array(stride(from: 2, through: 100_000, by: 2)))
    }

    @Test func aGraphicThatNeverWasInTheFileKeepsItsNameThroughUndo() throws {
        var read = try drawing("<path/>")
        read.apply(.insert(read.redLine(), at: 1))
        let id = read.graphics[1].id
        let inverse = read.apply(.remove(at: 1))
        read.apply(inverse)
        #expect(read.graphics[1].id == id)
    }
}
