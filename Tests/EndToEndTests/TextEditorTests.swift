import AppDriver
import Testing

/// A text that is being typed behaves as in the desktop's own entries.
@Suite(.serialized)
struct TextEditorTests {
    private func beginTyping(_ app: AppDriver, at x: Int = 60, _ y: Int = 80) throws {
        try app.press("Text")
        try app.canvas.press(at: app.place(x, y))
    }

    @Test func assistiveTechnologyReadsWhatIsTyped() throws {
        let app = try Notebook().open()
        #expect(try app.canvas.text == "")
        #expect(try !app.canvas.states.contains(.editable))
        try beginTyping(app)
        try app.waitUntil("the canvas is a text") { try app.canvas.states.contains(.editable) }
        try app.type("Hello")
        try app.key(.return)
        try app.type("thére")
        func expect(_ text: String, caret: Int) throws {
            try app.waitUntil("the text is \(text), the caret at \(caret)") {
                try app.canvas.text == text && app.canvas.caret == caret
            }
        }
        try expect("Hello\nthére", caret: 11)
        try app.key(.home)
        try expect("Hello\nthére", caret: 6)
        try app.key(.backspace)
        try expect("Hellothére", caret: 5)
        try app.key(.escape)
        try app.waitForGraphics(1)
        #expect(try app.canvas.text == "")
        #expect(try !app.canvas.states.contains(.editable))
    }

    @Test func theCaretBlinks() throws {
        let app = try Notebook().open(animations: true)
        try beginTyping(app, at: 200, 150)
        let accent = Screenshot.Pixel(hex: 0x3584E4)
        for isShown in [true, false, true, false] {
            try app.waitUntil("the caret \(isShown ? "shows" : "is gone")") {
                let shot = try app.pageShot()
                return (196...204).contains { shot.pixel($0, 150) == accent } == isShown
            }
        }
    }

    @Test func thePointerIsABarOverTextOnly() throws {
        let content = "<text x='40' y='80' font-family='DejaVu Sans' font-size='32'>Hello</text>\n"
        let app = try Notebook(["Sketch": Notebook.sheet("Sketch", content: content)]).open()
        func expectPointer(_ shape: String?, at x: Int, _ y: Int) throws {
            try app.canvas.hover(at: app.place(x, y))
            try app.waitUntil("the pointer at \(x), \(y) is \(shape ?? "the usual one")") {
                (app.pointerShape == "text") == (shape == "text")
            }
        }
        try expectPointer(nil, at: 60, 70)
        try app.key("t")
        try expectPointer("text", at: 62, 70)
        try expectPointer(nil, at: 300, 250)
        try expectPointer("text", at: 60, 70)
        try app.key("p")
        try app.waitUntil("the pointer is the usual one") { app.pointerShape != "text" }
    }

    /// GTK's method for Thai looks at the letter before the caret, and puts a tone that was typed too early behind
    /// the vowel, for which it deletes it and types both anew.
    @Test func anInputMethodSeesAndCorrectsWhatIsAroundTheCaret() throws {
        let app = try Notebook().open(environment: ["GTK_IM_MODULE": "thai"])
        try beginTyping(app)
        try app.type("a\u{E01}\u{E48}")
        try app.waitUntil("the letters are typed") { try app.canvas.text == "a\u{E01}\u{E48}" }
        try app.key(.end)
        try app.type("\u{E35}")
        try app.waitUntil("the vowel stands before the tone") {
            try app.canvas.text == "a\u{E01}\u{E35}\u{E48}"
        }
    }
}
