import Ink
import Rendering
import Sketch
import Testing

@testable import Canvas

struct SelectionTests {
    private let drawing = Boxes.drawing()
    private var ids: [GraphicID] { drawing.graphics.map(\.id) }

    @Test func itIsASetOfGraphics() {
        let selection = Selection([ids[0]]).inserting(ids[2]).inserting(ids[2])
        #expect(selection.count == 2)
        #expect(selection.contains(ids[2]) && !selection.contains(ids[1]))
        #expect(selection.removing(ids[0]) == Selection([ids[2]]))
        #expect(selection.union(Selection([ids[1]])).count == 3)
        #expect(selection.removing(ids[0]).removing(ids[2]).isEmpty)
    }

    @Test func positionsRiseAndLeaveOutWhatIsGone() {
        let selection = Selection([ids[2], GraphicID(9999), ids[0]])
        #expect(selection.positions(in: drawing.graphics) == [0, 2])
        #expect(Selection().positions(in: drawing.graphics).isEmpty)
    }

    @Test(
        arguments: [
            ([], true, 0), ([0], true, 1), ([0, 1], true, 3), ([3], true, nil),
            ([], false, 3), ([3], false, 1), ([1, 3], false, 0), ([0], false, nil),
        ] as [([Int], Bool, Int?)])
    func aWalkGoesFromTheLowestToTheTopmostPastWhatDoesNotShow(from: [Int], forward: Bool, to: Int?) {
        var graphics = Boxes.drawing(4).graphics
        graphics[2].style.isVisible = false
        #expect(Selection.step(from: from, forward: forward, in: graphics, ForeignPlaces()) == to)
    }

    @Test func nobodyTakesHoldOfWhatIsForeignOrInvisible() {
        var hidden = Boxes.box(0, 0, id: 1)
        hidden.style.isVisible = false
        #expect(!hidden.isSelectable(ForeignPlaces()))
        #expect(!Graphic(id: GraphicID(2), shape: .foreign(element: 0)).isSelectable(ForeignPlaces()))
        #expect(Boxes.box(0, 0, id: 3).isSelectable(ForeignPlaces()))
    }
}
