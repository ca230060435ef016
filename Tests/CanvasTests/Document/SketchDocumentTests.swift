import Canvas
import Ink
import Rendering
import Sketch
import TestSupport
import Testing

@MainActor
struct SketchDocumentTests {
    /// What the observers of a document were told, in order.
    @MainActor
    private final class Log {
        private(set) var entries: [String] = []

        init(_ document: SketchDocument) {
            document.observe { [weak self] change in self?.entries.append(change.text) }
        }
    }

    private func box(_ x: Double, _ y: Double, side: Double = 10, id: Int) -> Graphic {
        Graphic(id: GraphicID(id), shape: .rectangle(Rect(x, y, side, side), rx: 0, ry: 0))
    }

    /// A document with boxes at 0, 100 and 200, and the log of what happens from now on.
    private func document() -> (SketchDocument, Log) {
        let document = SketchDocument(Drawing(title: "Boxes"))
        for place in 0..<3 {
            let id = document.drawing.freshID().number
            document.perform(.insert(box(Double(place) * 100, 0, id: id), at: place))
        }
        return (document, Log(document))
    }

    // MARK: What a change tells

    @Test func aGraphicOnTopIsTold() {
        let (document, log) = document()
        document.perform(.insert(box(5, 5, id: 1000), at: 3))
        #expect(log.entries == ["drawn 1000"])
    }

    @Test(arguments: [
        ("below", "0 50 10 10"), ("remove", "100 0 10 10"), ("replace", "100 0 60 70"), ("title", "words"),
        ("description", "words"), ("property", "words"), ("several", "everywhere"),
    ])
    func anEditTellsWhatItTouches(name: String, told: String) throws {
        let (document, log) = document()
        let edits: [String: Edit] = [
            "below": .insert(box(0, 50, id: 1000), at: 1), "remove": .remove(at: 1),
            "replace": .replace(box(150, 60, id: 0), at: 1), "title": .setTitle("Crates"),
            "description": .setDescription("Three"), "property": .setProperty("paper", "squared"),
            "several": .all([.remove(at: 0), .remove(at: 0)]),
        ]
        document.perform(try #require(edits[name]))
        #expect(log.entries == [told])
    }

    @Test(arguments: [
        Edit.nothing, .remove(at: 3), .remove(at: -1), .setProperty("no name", "x"),
        .all([.nothing, .nothing]),
    ])
    func whatChangesNothingIsNotTold(edit: Edit) {
        let (document, log) = document()
        document.perform(edit)
        #expect(log.entries.isEmpty)
        document.undo()
        #expect(document.drawing.graphics.count == 2, "the step before was the last one")
    }

    @Test func whatReachesAnywhereIsToldAsEverywhere() {
        let (document, log) = document()
        document.perform(.insert(Graphic(id: GraphicID(1000), shape: .foreign(element: 0)), at: 0))
        document.perform(.replace(box(0, 0, id: 0), at: 0))
        #expect(log.entries == ["everywhere", "everywhere"])
    }

    @Test func whatIsInvisibleAddsNoArea() {
        let (document, log) = document()
        var hidden = box(500, 500, id: 1000)
        hidden.style.isVisible = false
        document.perform(.replace(hidden, at: 0))
        #expect(log.entries == ["0 0 10 10"])
    }

    @Test func everyObserverIsToldOnce() {
        let (document, first) = document()
        let second = Log(document)
        document.perform(.remove(at: 0))
        #expect(first.entries.count == 1)
        #expect(second.entries == first.entries)
    }

    // MARK: Undo and redo

    @Test func undoAndRedoTellOnceEach() {
        let (document, log) = document()
        document.perform(.remove(at: 1))
        #expect(document.canUndo && !document.canRedo)
        document.undo()
        #expect(document.canRedo)
        document.redo()
        #expect(log.entries == ["100 0 10 10", "100 0 10 10", "100 0 10 10"])
        #expect(document.drawing.graphics.count == 2)
    }

    @Test func withNothingToUndoOrRedoNothingIsTold() {
        let document = SketchDocument(Drawing(title: "Empty"))
        let log = Log(document)
        document.undo()
        document.redo()
        #expect(log.entries.isEmpty)
        #expect(!document.canUndo && !document.canRedo)
    }

    @Test func severalEditsAreOneStep() {
        let (document, log) = document()
        document.perform(.all([.remove(at: 0), .setTitle("One less"), .remove(at: 0)]))
        document.undo()
        #expect(document.drawing.graphics.count == 3)
        #expect(document.drawing.title == "Boxes")
        #expect(log.entries.count == 2)
    }

    // MARK: Index

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func theIndexStaysRightThroughAnySequenceOfEdits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let document = SketchDocument(Drawing(title: "Random"))
        for step in 0..<400 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: document.undo()
            case 1: document.redo()
            case 2:
                document.perform(
                    .all((0..<3).map { _ in randomEdit(document.drawing.graphics.count, step, &random) }))
            default: document.perform(randomEdit(document.drawing.graphics.count, step, &random))
            }
            guard step % 20 == 0 else { continue }
            expectRightIndex(document)
        }
        while document.canUndo { document.undo() }
        #expect(document.drawing.graphics.isEmpty)
        expectRightIndex(document)
        while document.canRedo { document.redo() }
        expectRightIndex(document)
    }

    private func randomEdit(_ count: Int, _ step: Int, _ random: inout SeededGenerator) -> Edit {
        let fresh = box(
            .random(in: -100...900, using: &random), .random(in: -100...700, using: &random),
            side: .random(in: 0...80, using: &random), id: 10_000 + step)
        let place = Int.random(in: 0...count, using: &random)
        return switch Int.random(in: 0..<6, using: &random) {
        case 0, 1, 2: .insert(fresh, at: place)
        case 3: .remove(at: place)
        case 4: .replace(fresh, at: place)
        default: .setTitle("Step \(step)")
        }
    }

    private func expectRightIndex(_ document: SketchDocument) {
        let rebuilt = SpatialIndex(document.drawing.graphics)
        #expect(document.index.count == rebuilt.count)
        guard document.index.count == rebuilt.count else { return }
        for position in 0..<rebuilt.count {
            #expect(document.index.extent(at: position) == rebuilt.extent(at: position))
        }
        for view in [Rect(0, 0, 50, 50), Rect(300, 200, 200, 200), Rect(-500, -500, 2000, 2000)] {
            #expect(document.index.positions(touching: view) == rebuilt.positions(touching: view))
        }
    }
}

extension SketchDocument.Change {
    fileprivate var text: String {
        switch self {
        case .drawn(let graphic): "drawn \(graphic.id.number)"
        case .area(nil): "everywhere"
        case .area(let rect?): [rect.x, rect.y, rect.width, rect.height].map(\.svg).joined(separator: " ")
        case .words: "words"
        }
    }
}
