import AppDriver
import Foundation
import Testing

@Suite(.serialized)
struct DrawingTests {
    private static let tools = ["Pencil", "Line", "Rectangle", "Ellipse"]

    /// Draws with each tool in a corner of its own.
    private func drawWithEveryTool(_ app: AppDriver) throws {
        try app.choose("Violet", from: "Stroke Color")
        try app.choose("Lime", from: "Fill Color")
        for (index, tool) in Self.tools.enumerated() {
            try app.press(tool)
            let (left, top) = (20 + 200 * (index % 2), 20 + 150 * (index / 2))
            try app.draw(from: (left, top), to: (left + 150, top + 90))
            try app.waitForGraphics(index + 1)
        }
    }

    @Test func everyToolDrawsWhatTheFileThenHolds() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        let blank = try Rendered(notebook.file("Sketch"))
        try drawWithEveryTool(app)
        try notebook.save(in: app, until: "everything is drawn") { $0.contains("<ellipse") }
        let text = try notebook.text()
        for element in ["<path", "<line", "<rect", "<ellipse"] { #expect(text.contains(element)) }

        let rendered = try Rendered(notebook.file("Sketch"))
        #expect(blank.difference(to: try app.pageShot()) > 0.1)
        try app.waitUntil("the canvas shows what the file holds") {
            try rendered.difference(to: app.pageShot()) <= 0.02
        }
    }

    @Test func undoTakesAllBackAndRedoBringsAllAgain() throws {
        let notebook = try Notebook()
        let first = try notebook.bytes()
        let app = try notebook.open()
        let (undo, redo) = (app.element("Undo"), app.element("Redo"))
        #expect(try !undo.states.contains(.sensitive))
        #expect(try !redo.states.contains(.sensitive))

        try drawWithEveryTool(app)
        try notebook.save(in: app, until: "everything is drawn") { $0.contains("<ellipse") }
        let last = try notebook.bytes()
        #expect(try undo.states.contains(.sensitive))
        #expect(try !redo.states.contains(.sensitive))

        try app.key("z", modifiers: .control)
        try app.waitForGraphics(3)
        #expect(try redo.states.contains(.sensitive))
        try undo.press()
        try app.waitForGraphics(2)
        for _ in 0..<2 { try app.key("z", modifiers: .control) }
        try app.waitForGraphics(0)
        #expect(try !undo.states.contains(.sensitive))
        try notebook.save(in: app, untilItHolds: first)

        try app.key("z", modifiers: [.control, .shift])
        try app.waitForGraphics(1)
        try app.key("y", modifiers: .control)
        try app.waitForGraphics(2)
        try redo.press()
        try app.waitForGraphics(3)
        try app.key("y", modifiers: .control)
        try app.waitForGraphics(4)
        #expect(try !redo.states.contains(.sensitive))
        try notebook.save(in: app, untilItHolds: last)
    }

    @Test func aClickOfThePencilIsADot() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try app.choose("Red", from: "Stroke Color")
        try app.openPopover("Stroke Width")
        try app.key(.end)
        try app.waitUntil("the slider is at its end") { try app.element("Width", role: .slider).value == 20 }
        try app.press("Pencil")
        try app.waitForNoPopover("Stroke Width")
        try app.press("Pencil")
        try app.canvas.press(at: app.place(100, 100))
        try app.waitForGraphics(1)

        let red = Screenshot.Pixel(hex: 0xE01B24)
        try app.waitUntil("a dot 20 pixels wide shows") {
            let shot = try app.pageShot()
            return (280...340).contains(shot.count(of: red)) && shot.pixel(100, 100) == red
        }
        try notebook.save(in: app, until: "there is a dot") { $0.contains("<path") }
        let rendered = try Rendered(notebook.file("Sketch"))
        #expect(try rendered.difference(to: app.pageShot()) <= 0.01)
    }

    @Test func theFillIsTheOneThatWasPicked() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        let (white, lime) = (Screenshot.Pixel(hex: 0xFFFFFF), Screenshot.Pixel(hex: 0x8DE03C))
        try app.press("Rectangle")
        for (index, (fill, seen)) in [("Lime", lime), ("None", white)].enumerated() {
            try app.choose(fill, from: "Fill Color")
            try app.draw(from: (20 + 200 * index, 20), to: (120 + 200 * index, 120))
            try app.waitUntil("the inside is \(fill)") {
                let shot = try app.pageShot()
                return shot.pixel(70 + 200 * index, 70) == seen && shot.pixel(70 + 200 * index, 20) != seen
            }
        }
        try notebook.save(in: app, until: "there are two rectangles") {
            $0.components(separatedBy: "<rect").count == 3
        }
        let text = try notebook.text()
        #expect(text.contains("fill=\"#8de03c\""))
        #expect(text.contains("fill=\"none\""))
    }

    @Test func shiftMakesSquares() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try app.press("Rectangle")
        try app.holding(.shift) { try app.draw(from: (20, 20), to: (180, 100)) }
        try app.waitForGraphics(1)
        try notebook.save(in: app, until: "there is a square") {
            $0.contains(#/<rect[^>]* width="160" height="160"/#)
        }
    }

    @Test func escapeCancelsTheGesture() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try app.press("Rectangle")
        let white = Screenshot.Pixel(hex: 0xFFFFFF)
        try app.drag(from: (20, 20), to: (200, 200)) {
            try app.waitUntil("the rectangle grows") { try app.pageShot().pixel(100, 20) != white }
            try app.key(.escape)
            try app.waitUntil("the rectangle is gone") { try app.pageShot().pixel(100, 20) == white }
        }
        #expect(try !app.element("Undo").states.contains(.sensitive))
        try app.draw(from: (20, 20), to: (200, 200))
        try app.waitForGraphics(1)
    }
}
