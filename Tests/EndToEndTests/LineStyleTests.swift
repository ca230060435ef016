import AppDriver
import Testing

@Suite(.serialized)
struct LineStyleTests {
    @Test func aDashThatIsChosenIsInTheNextLine() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        let popover = try app.openPopover("Line Style")
        try popover.element("Dashed").press()
        try app.waitUntil("the pattern follows") {
            try popover.element("Pattern", role: .entry).text == "6 6"
        }
        try popover.element("Butt").press()
        try app.canvas.press(at: app.place(5, 290))
        try app.waitForNoPopover("Line Style")

        try app.press("Line")
        try app.draw(from: (50, 100), to: (350, 100))
        try app.waitForGraphics(1)
        try notebook.save(in: app, until: "the line is dashed") {
            $0.contains("stroke-dasharray=\"6 6\"") && !$0.contains("stroke-linecap=\"round\"")
        }
    }
}
