import AppDriver
import Testing

@Suite(.serialized)
struct CustomColorTests {
    @Test func aCodeThatIsTypedIsTheColorOfTheNextLineAndARecentOne() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        let popover = try app.openPopover("Stroke Color")
        try popover.element("Custom…").press()
        let code = popover.element("Code", role: .entry)
        try app.waitUntil("the code shows") { try code.isShowing }
        try code.press()
        try app.key("a", modifiers: .control)
        try app.type("#0a6")
        try app.waitUntil("the contrast follows") { try popover.element("Contrast 3 : 1").exists }
        try app.type("zz")
        try app.waitUntil("the entry says what is wrong") { try code.text == "#0a6zz" }
        try app.canvas.press(at: app.place(5, 290))
        try app.waitForNoPopover("Stroke Color")

        try app.press("Line")
        try app.draw(from: (50, 100), to: (350, 100))
        try app.waitForGraphics(1)
        try notebook.save(in: app, until: "the line has the color") {
            $0.contains("stroke=\"#00aa66\"")
        }
        let next = try app.openPopover("Fill Color")
        #expect(try next.element("Dark teal, #00aa66").exists)
    }

    /// Opens the screen for own colours, and presses its button for one of the screen.
    private func startPicking(in app: AppDriver) throws -> (popover: Element, button: Element) {
        let popover = try app.openPopover("Stroke Color")
        try popover.element("Custom…").press()
        let button = popover.element("Pick from the screen")
        try app.waitUntil("the button shows") { try button.isShowing }
        try button.press()
        try app.waitUntil("the pointer picks") { app.pointerShape == "crosshair" }
        return (popover, button)
    }

    /// One rung at a time: the eyedropper, the screen, the popover.
    @Test func escapeEndsTheEyedropperFirst() throws {
        let app = try Notebook().open()
        let (popover, button) = try startPicking(in: app)
        try app.key(.escape)
        try app.waitUntil("the pointer is the usual one") { app.pointerShape != "crosshair" }
        #expect(try button.isShowing)
        try app.key(.escape)
        try app.waitUntil("the first screen is back") { try popover.element("Custom…").isShowing }
        try app.key(.escape)
        try app.waitForNoPopover("Stroke Color")
    }

    @Test func aPlaceOnTheScreenGivesItsColor() throws {
        let app = try Notebook().open()
        let (popover, button) = try startPicking(in: app)
        try app.canvas.press(at: app.place(200, 280))
        try app.waitUntil("the paper's color is taken") {
            try popover.element("Code", role: .entry).text == "#ffffff"
        }
        #expect(try button.isShowing)
    }
}
