import Canvas
import Ink
import Rendering
import Sketch
import Testing

/// Squares of side 10 stand at 0, 100 and 200.
@MainActor
struct SelectInteractionTests {
    private let document = Boxes.document()
    private var ids: [GraphicID] { document.drawing.graphics.map(\.id) }

    private var scene: ToolScene {
        let index = document.index
        return ToolScene(document, pixel: 1, grain: 0.01) { point, tolerance in
            index.positions(touching: Rect(point.x, point.y, 0, 0).insetBy(-tolerance)).last
        }
    }

    /// Presses, goes through the points and releases; selects on the way as the canvas does.
    private func drag(
        _ points: Point..., extends: Bool = false, constrained: Bool = false
    ) -> [CanvasAction] {
        var interaction = SelectInteraction()
        var done: [CanvasAction] = []
        func follow(_ actions: [CanvasAction]) {
            for case .select(let selection) in actions { document.selection = selection }
            done += actions
        }
        follow(interaction.press(at: points[0], extends: extends, in: scene))
        for point in points.dropFirst() {
            follow(interaction.move(to: point, constrained: constrained, in: scene))
        }
        follow(interaction.release(in: scene))
        #expect(!interaction.isUnderWay)
        return done
    }

    @Test func aClickSelectsWhatIsThereAndOnlyThat() {
        #expect(drag(Point(105, 5)) == [.select(Selection([ids[1]]))])
        #expect(drag(Point(5, 13)) == [.select(Selection([ids[0]]))])
        #expect(drag(Point(50, 50)) == [.select(Selection())])
        #expect(drag(Point(50, 50)).isEmpty)
    }

    @Test func withShiftAClickAddsAndTakesAway() {
        _ = drag(Point(5, 5))
        _ = drag(Point(205, 5), extends: true)
        #expect(document.selectedPositions == [0, 2])
        _ = drag(Point(5, 5), extends: true)
        #expect(document.selectedPositions == [2])
        #expect(drag(Point(50, 50), extends: true).isEmpty)
    }

    @Test func aClickOnOneOfSeveralLeavesThatOne() {
        document.selection = Selection(ids)
        _ = drag(Point(105, 5), Point(106, 6))
        #expect(document.selectedPositions == [1])
    }

    @Test func aDragMovesAllThatIsSelected() {
        document.selection = Selection(ids.prefix(2))
        let actions = drag(Point(5, 5), Point(25, 5), Point(35.001, 15))
        let edit = SelectedGraphics([0, 1], of: document.drawing).moved(by: Point(30, 10))
        #expect(actions == [.showMove(Point(20, 0)), .showMove(Point(30, 10)), .perform(edit)])
    }

    @Test func aDragOnWhatIsNotSelectedTakesAndMovesIt() {
        document.selection = Selection([ids[0]])
        let actions = drag(Point(205, 5), Point(205, 45))
        let edit = SelectedGraphics([2], of: document.drawing).moved(by: Point(0, 40))
        #expect(actions.last == .perform(edit))
    }

    @Test func aConstrainedMoveKeepsToTheLongerAxis() {
        document.selection = Selection([ids[0]])
        #expect(drag(Point(5, 5), Point(25, 15), constrained: true).first == .showMove(Point(20, 0)))
        #expect(drag(Point(5, 5), Point(15, -25), constrained: true).first == .showMove(Point(0, -30)))
    }

    @Test func aMoveBackToWhereItBeganIsNoEdit() {
        document.selection = Selection([ids[0]])
        #expect(drag(Point(5, 5), Point(25, 5), Point(5, 5)).last == .showMove(nil))
    }

    @Test func aDragFromAnEmptyPlaceSelectsWhatTheBandTouches() {
        let actions = drag(Point(50, 50), Point(105, 5))
        #expect(document.selectedPositions == [1])
        #expect(actions.first == .showBand(Rect(50, 5, 55, 45)))
        #expect(actions.last == .showBand(nil))
        _ = drag(Point(50, 50), Point(5, 5), extends: true)
        #expect(document.selectedPositions == [0, 1])
    }

    @Test func cancellingPutsBackWhatWasThere() {
        document.selection = Selection([ids[0]])
        var moving = SelectInteraction()
        _ = moving.press(at: Point(5, 5), extends: false, in: scene)
        _ = moving.move(to: Point(50, 5), constrained: false, in: scene)
        #expect(moving.isUnderWay)
        #expect(moving.cancel() == [.showMove(nil)])
        #expect(!moving.isUnderWay)

        var banding = SelectInteraction()
        _ = banding.press(at: Point(50, 50), extends: true, in: scene)
        _ = banding.move(to: Point(305, 5), constrained: false, in: scene)
        #expect(banding.cancel() == [.showBand(nil), .select(Selection([ids[0]]))])
    }

    @Test func whatCannotBeSavedIsNotMoved() {
        let locked = SketchDocument(Boxes.drawing(), isEditable: false)
        let scene = ToolScene(locked, pixel: 1, grain: 0.01) { _, _ in 0 }
        var interaction = SelectInteraction()
        _ = interaction.press(at: Point(5, 5), extends: false, in: scene)
        #expect(interaction.move(to: Point(50, 5), constrained: false, in: scene).isEmpty)
        #expect(interaction.release(in: scene).isEmpty)
    }
}
