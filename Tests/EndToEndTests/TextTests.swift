import AppDriver
import Foundation
import Testing

@Suite(.serialized)
struct TextTests {
    private func beginTyping(_ app: AppDriver, at x: Int = 60, _ y: Int = 80) throws {
        try app.press("Text")
        try app.canvas.press(at: app.place(x, y))
    }

    private func typeTwoLines(_ app: AppDriver) throws {
        try app.type("Hello")
        try app.key(.return)
        try app.type("there")
    }

    @Test func whatIsTypedIsInTheFileAfterAPressElsewhere() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try beginTyping(app)
        try typeTwoLines(app)
        try app.canvas.press(at: app.place(300, 250))
        try app.waitForGraphics(1)
        try notebook.save(in: app, until: "there is a text") { $0.contains("<text") }
        let text = try notebook.text()
        #expect(text.contains(#/<text x="60" [^>]*font-size="24"[^>]*><tspan x="60">Hello</tspan>/#))
        #expect(text.contains(#/<tspan x="60" dy="1.2em">there</tspan></text>/#))
        let rendered = try Rendered(notebook.file("Sketch"))
        #expect(try Rendered(Notebook().file("Sketch")).difference(to: app.pageShot()) > 0.02)
        try app.waitUntil("the canvas shows what the file holds") {
            try rendered.difference(to: app.pageShot()) <= 0.01
        }
        try app.key("z", modifiers: .control)
        try app.waitForGraphics(0)
    }

    @Test func undoWhileTypingLeavesEarlierDrawingAlone() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try app.press("Rectangle")
        try app.draw(from: (200, 200), to: (300, 280))
        try app.waitForGraphics(1)
        try beginTyping(app)
        try app.type("one two")
        try app.key("z", modifiers: .control)
        try app.key("z", modifiers: .control)
        try app.key("z", modifiers: .control)
        try app.type("three")
        try app.key(.escape)
        try app.waitForGraphics(2)
        try notebook.save(in: app, until: "the text is there") { $0.contains(">three</text>") }
        #expect(try notebook.text().contains("<rect"))
    }

    @Test func escapeWithNothingTypedLeavesNothing() throws {
        let notebook = try Notebook()
        let first = try notebook.bytes()
        let app = try notebook.open()
        try beginTyping(app)
        try app.key(.escape)
        try app.key("p")
        try app.waitUntil("the pencil is in hand") {
            try app.element("Pencil").states.contains(.pressed)
                || app.element("Pencil").states.contains(.checked)
        }
        #expect(try !app.element("Undo").states.contains(.sensitive))
        try notebook.save(in: app, untilItHolds: first)
    }

    @Test func anotherToolTakesTheTextOver() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try beginTyping(app)
        try app.type("kept")
        try app.press("Pencil")
        try app.waitForGraphics(1)
        try notebook.save(in: app, until: "the text is there") { $0.contains(">kept</text>") }
    }

    @Test func aTextIsEditedWhereItIsPressed() throws {
        let content = "<text id='t' x='40' y='80' font-family='DejaVu Sans' font-size='32'>Hello</text>\n"
        let notebook = try Notebook(["Sketch": Notebook.sheet("Sketch", content: content)])
        let app = try notebook.open()
        try beginTyping(app, at: 60, 70)
        try app.key(.end)
        try app.key(.backspace)
        try app.type("! T")
        try app.key(.home, modifiers: .shift)
        try app.key("x", modifiers: .control)
        try app.type("<")
        try app.key("v", modifiers: .control)
        try app.waitUntil("the text is pasted") {
            try app.key(.escape)
            try app.key("s", modifiers: .control)
            return try notebook.text().contains(
                "id='t' x='40' y='80' font-family='DejaVu Sans' font-size='32'")
                && notebook.text().contains(">&lt;Hell! T</text>")
        }
        try app.waitForGraphics(1)
    }

    @Test func aTextIsNotLostWhenAnotherDrawingIsOpened() throws {
        let notebook = try Notebook(["A": Notebook.sheet("A"), "B": Notebook.sheet("B")])
        let app = try notebook.open("A")
        try beginTyping(app)
        try app.type("kept")
        try app.element("B").press()
        try app.waitUntilOpen("B")
        try notebook.wait("A", in: app, until: "the text is there") { $0.contains(">kept</text>") }
        #expect(try !notebook.text("B").contains("<text"))
    }

    @Test func aPickedFontIsThatOfTheTextBeingTyped() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try beginTyping(app)
        try app.type("face")
        try app.openPopover("Font").element("Serif").press()
        try app.waitForNoPopover("Font")
        try app.waitUntil("typing goes on") { try app.focusedName == "Canvas" }
        try app.type("s")
        try app.key(.escape)
        try app.waitForGraphics(1)
        try notebook.save(in: app, until: "the text is there") {
            $0.contains(#/font-family="serif"[^>]*>faces<\/text>/#)
        }
    }

    @Test func aTextIsNotLostWhenTheWindowCloses() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try beginTyping(app)
        try app.type("last words")
        try app.key("q", modifiers: .control)
        try app.waitUntil("the file has the text") { try notebook.text().contains(">last words</text>") }
    }
}
