import AppDriver
import Testing

@Suite(.serialized)
struct FontSizeTests {
    private static let text =
        "<text x=\"40\" y=\"150\" font-family=\"DejaVu Sans\" font-size=\"24\">Hi</text>\n  "

    @Test func theSizeThatIsTypedGoesToTheSelectionAsThePopoverCloses() throws {
        let notebook = try Notebook(["Sketch": Notebook.sheet("Sketch", content: Self.text)])
        let before = try notebook.bytes()
        let app = try notebook.open()
        try app.waitForGraphics(1)
        try app.press("Select")
        try app.canvas.press(at: app.place(50, 142))
        try app.waitUntil("the text is selected") { try app.canvas.summary.contains("1 of 1") }
        let plain = try app.pageShot()
        let popover = try app.openPopover("Font Size")
        let number = popover.element("Exact Size", role: .spinButton)
        try number.press()
        try app.key("a", modifiers: .control)
        try app.type("60")
        try app.waitUntil("it is tried out at once") {
            try app.pageShot() != plain && popover.element("Letters 60 high").exists
        }
        try app.canvas.press(at: app.place(5, 290))
        try app.waitForNoPopover("Font Size")
        try notebook.save(in: app, until: "the text is larger") { $0.contains("font-size=\"60\">Hi<") }
        try app.key("z", modifiers: .control)
        try notebook.save(in: app, untilItHolds: before)
    }

    @Test func aPresetIsTheSizeOfTheNextText() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        let popover = try app.openPopover("Font Size")
        try popover.element("48", role: .listItem).press()
        try app.waitUntil("the sample follows") { try popover.element("Letters 48 high").exists }
        try app.canvas.press(at: app.place(5, 290))
        try app.waitForNoPopover("Font Size")
        try app.press("Text")
        try app.canvas.press(at: app.place(60, 80))
        try app.type("big")
        try app.key(.escape)
        try app.waitForGraphics(1)
        try notebook.save(in: app, until: "the text is 48 high") { $0.contains("font-size=\"48\"") }
    }
}
