import Foundation
import Ink
import Sketch
import TestSupport
import Testing

struct HistoryTests {
    private static func blank() -> Drawing { Drawing(title: "Sketch") }

    private func dot(_ drawing: Drawing, _ x: Double) -> Graphic {
        Graphic(id: drawing.freshID(), shape: .line(from: Point(x, 0), to: Point(x, 0)))
    }

    @Test func aStepIsUndoneAndRedone() {
        var drawing = Self.blank()
        var history = History()
        #expect(!history.canUndo && !history.canRedo)
        history.perform(.all([.insert(dot(drawing, 1), at: 0), .setTitle("Two")]), on: &drawing)
        history.undo(&drawing)
        #expect(drawing.graphics.isEmpty && drawing.title == "Sketch")
        history.redo(&drawing)
        #expect(drawing.graphics.map(\.shape) == [dot(drawing, 1).shape] && drawing.title == "Two")
        #expect(history.canUndo && !history.canRedo)
    }

    @Test func aNewStepForgetsWhatCouldBeRedone() {
        var drawing = Self.blank()
        var history = History()
        history.perform(.setTitle("Two"), on: &drawing)
        history.undo(&drawing)
        history.perform(.setTitle("Three"), on: &drawing)
        #expect(!history.canRedo)
    }

    @Test func whatChangesNothingIsNoStep() {
        var drawing = Self.blank()
        var history = History()
        history.perform(.remove(at: 5), on: &drawing)
        history.perform(
            .all([.insert(dot(drawing, 1), at: -1), .setProperty("not a name", "x")]), on: &drawing)
        #expect(!history.canUndo)
    }

    /// What moves the graphic at the place by a way to the right.
    private func move(_ drawing: Drawing, _ place: Int, by x: Double) -> Edit {
        var graphic = drawing.graphics[place]
        graphic.transform = Transform.translation(x, 0).concatenating(graphic.transform)
        return .replace(graphic, at: place)
    }

    @Test func aStepThatIsExtendedIsUndoneAsOne() {
        var drawing = Self.blank()
        var history = History()
        history.perform(.all([.insert(dot(drawing, 1), at: 0), .setTitle("Two")]), on: &drawing)
        history.perform(move(drawing, 0, by: 1), on: &drawing)
        for _ in 0..<50 { history.extend(move(drawing, 0, by: 1), on: &drawing) }
        history.extend(.setTitle("Three"), on: &drawing)
        #expect(drawing.graphics[0].transform == .translation(51, 0))
        #expect(history.stepCount == 2)
        history.undo(&drawing)
        #expect(drawing.graphics[0].transform == .identity && drawing.title == "Two")
        history.redo(&drawing)
        #expect(drawing.graphics[0].transform == .translation(51, 0) && drawing.title == "Three")
        #expect(history.stepCount == 2)
    }

    @Test func aStepThatIsExtendedBackToWhereItBeganIsNone() {
        var drawing = Self.blank()
        var history = History()
        history.perform(.insert(dot(drawing, 1), at: 0), on: &drawing)
        history.perform(move(drawing, 0, by: 1), on: &drawing)
        history.extend(move(drawing, 0, by: -1), on: &drawing)
        #expect(history.stepCount == 1)
        history.undo(&drawing)
        #expect(drawing.graphics.isEmpty)
    }

    @Test func whereNothingWasDoneAnExtensionIsAStep() {
        var drawing = Self.blank()
        var history = History()
        history.extend(.setTitle("Two"), on: &drawing)
        history.undo(&drawing)
        history.extend(.setTitle("Three"), on: &drawing)
        #expect(history.canUndo && !history.canRedo)
    }

    @Test func theOldestStepsGoWhereThereAreTooMany() {
        var drawing = Self.blank()
        var history = History(steps: 3)
        for title in ["A", "B", "C", "D", "E"] { history.perform(.setTitle(title), on: &drawing) }
        while history.canUndo { history.undo(&drawing) }
        #expect(drawing.title == "B")
    }

    @Test func theOldestStepsGoWhereTheyAreTooLarge() {
        var drawing = Self.blank()
        var history = History(bytes: 10_000)
        for index in 0..<50 {
            let points = (0..<100).map { Point(Double($0), Double(index)) }
            history.perform(
                .insert(Graphic(id: drawing.freshID(), shape: .polyline(points)), at: 0), on: &drawing)
            history.perform(.replace(drawing.graphics[0], at: 0), on: &drawing)
        }
        var steps = 0
        while history.canUndo {
            history.undo(&drawing)
            steps += 1
        }
        #expect(steps > 0 && steps < 20)
    }

    @Test func aStepLargerThanAllThatIsAllowedIsStillKept() {
        var drawing = Self.blank()
        var history = History(bytes: 1)
        history.perform(.setTitle(String(repeating: "x", count: 100)), on: &drawing)
        #expect(history.canUndo)
    }

    @Test func aStoredHistoryFitsTheFileReadAnew() throws {
        var drawing = try Drawing(svg: Data(Self.shapes.utf8))
        let first = drawing.svg()
        var history = History()
        history.perform(.insert(drawing.redLine(), at: 1), on: &drawing)
        history.perform(.remove(at: 0), on: &drawing)
        var moved = drawing.graphics[1]
        moved.transform = .translation(5, 5)
        history.perform(.replace(moved, at: 1), on: &drawing)
        history.perform(.setProperty("title-color", "#ff0000"), on: &drawing)

        var restored = try JSONDecoder().decode(History.self, from: JSONEncoder().encode(history))
        var reopened = try Drawing(svg: drawing.svg())
        while restored.canUndo { restored.undo(&reopened) }
        let undone = try Drawing(svg: reopened.svg())
        let original = try Drawing(svg: first)
        #expect(undone.graphics.map(\.shape) == original.graphics.map(\.shape))
        #expect(undone.graphics.map(\.style) == original.graphics.map(\.style))
        #expect(undone.properties == original.properties)
        while restored.canRedo { restored.redo(&reopened) }
        #expect(reopened.svg() == drawing.svg())
    }

    @Test func aStoredHistoryEndsWhereAForeignElementWouldReturn() throws {
        var drawing = try Drawing(svg: Data(Self.shapes.utf8))
        var history = History()
        history.perform(.setTitle("One"), on: &drawing)
        history.perform(.remove(at: 2), on: &drawing)
        history.perform(.setTitle("Two"), on: &drawing)
        var restored = try JSONDecoder().decode(History.self, from: JSONEncoder().encode(history))
        var reopened = try Drawing(svg: drawing.svg())
        while restored.canUndo { restored.undo(&reopened) }
        #expect(reopened.title == "One")
    }

    private static let shapes = """
        <svg xmlns="http://www.w3.org/2000/svg">
          <rect width="9" height="9"/>
          <circle r="4" fill="blue"/>
          <text dx="1">a</text>
        </svg>
        """
}
