import Ink
import Rendering
import Sketch
import Testing

@testable import Canvas

/// Squares of side 10 stand at 0, 100 and 200.
@MainActor
struct SketchDocumentSelectionTests {
    private let document = Boxes.document()
    private var ids: [GraphicID] { document.drawing.graphics.map(\.id) }
    private var selected: SelectedGraphics {
        SelectedGraphics(document.selectedPositions, of: document.drawing)
    }

    @MainActor
    private final class Log {
        var selections = 0
        var trials: [Rect?] = []
        var changes: [SketchDocument.Change] = []

        init(_ document: SketchDocument) {
            document.observeSelection { [weak self] in self?.selections += 1 }
            document.observeTrials { [weak self] in self?.trials.append($0) }
            document.observe { [weak self] in self?.changes.append($0) }
        }

        /// Where the changes were, in user units.
        var areas: [Rect?] {
            changes.compactMap { if case .area(let rect) = $0 { .some(rect) } else { nil } }
        }
    }

    // MARK: Selection

    @Test func onlyAnotherSelectionIsTold() {
        let log = Log(document)
        document.selection = Selection(ids.suffix(2))
        document.selection = Selection(ids.suffix(2))
        #expect(log.selections == 1)
        #expect(document.selectedPositions == [1, 2])
    }

    @Test func itFollowsItsGraphicsThroughChangesAndUndo() {
        document.selection = Selection([ids[2]])
        document.perform(.remove(at: 0))
        #expect(document.selectedPositions == [1])
        document.undo()
        #expect(document.selectedPositions == [2])
        document.perform(selected.moved(by: Point(1, 1)))
        document.undo()
        document.redo()
        #expect(document.selectedPositions == [2])
    }

    @Test func whatIsGoneLeavesIt() {
        document.selection = Selection(ids.prefix(2))
        let log = Log(document)
        document.perform(.remove(at: 0))
        #expect(document.selection == Selection([document.drawing.graphics[0].id]))
        #expect(log.selections == 1)
        document.selection = Selection([GraphicID(9999)])
        #expect(document.selection.isEmpty)
    }

    @Test func manyMovedAtOnceAreOneStepWithinTheirArea() {
        document.selection = Selection(ids.prefix(2))
        let log = Log(document)
        document.perform(selected.moved(by: Point(0, 50)))
        #expect(log.areas == [Rect(0, 0, 110, 60)])
        #expect(document.index.positions(touching: Rect(0, 55, 300, 1)) == [0, 1])
        document.undo()
        #expect(document.drawing.lefts == [0, 100, 200])
        #expect(document.index.positions(touching: Rect(0, 55, 300, 1)).isEmpty)
    }

    @Test func manyDeletedAtOnceAreOneStepWithinTheirArea() {
        document.selection = Selection([ids[0], ids[2]])
        let log = Log(document)
        document.perform(selected.deleted())
        #expect(document.index.count == 1)
        #expect(document.selection.isEmpty)
        document.undo()
        #expect(document.index.positions(touching: Rect(0, 5, 300, 1)) == [0, 1, 2])
        #expect(log.areas == [Rect(0, 0, 210, 10), Rect(0, 0, 210, 10)])
    }

    // MARK: Trials

    @Test func aTrialShowsAndChangesNothing() {
        document.selection = Selection([ids[1]])
        let (log, before) = (Log(document), document.drawing.graphics)
        document.tryOut(selected.styled(["fill": "#ff0000"]))
        #expect(document.trial?.drawing.graphics[1].style.value(of: "fill") == "#ff0000")
        document.tryOut(selected.moved(by: Point(0, 100)))
        document.tryOut(nil)
        #expect(log.trials == [Rect(100, 0, 10, 10), Rect(100, 0, 10, 110), Rect(100, 0, 10, 110)])
        #expect(document.trial == nil)
        #expect(document.drawing.graphics == before)
        #expect(!document.canUndo && log.changes.isEmpty)
    }

    @Test func aChangeEndsTheTrialAndIsToldOnceForBoth() {
        let log = Log(document)
        document.tryOut(.replace(Boxes.box(0, 500, id: 0), at: 0))
        document.perform(.remove(at: 2))
        #expect(document.trial == nil)
        #expect(log.trials.count == 1)
        #expect(log.areas == [Rect(0, 0, 210, 510)])
    }

    @Test func aChangeOfNothingStillEndsTheTrial() {
        let log = Log(document)
        document.tryOut(.replace(Boxes.box(0, 500, id: 0), at: 0))
        document.perform(.nothing)
        #expect(document.trial == nil)
        #expect(log.trials.count == 2)
        #expect(log.changes.isEmpty)
    }

    @Test func whatChangesNothingIsNoTrial() {
        let log = Log(document)
        document.tryOut(.nothing)
        document.tryOut(nil)
        #expect(document.trial == nil)
        #expect(log.trials.isEmpty)
    }
}
