import AppDriver
import Testing

@Suite(.serialized)
struct FillColorTests {
    @Test func theNextShapeHasTheFillAndNoneTakesItAway() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try app.choose("Lime", from: "Fill Color")
        try app.press("Rectangle")
        try app.draw(from: (50, 50), to: (150, 120))
        try app.waitForGraphics(1)
        try app.choose("None", from: "Fill Color")
        try app.draw(from: (200, 50), to: (300, 120))
        try app.waitForGraphics(2)
        try notebook.save(in: app, until: "one of two rectangles is filled") { text in
            text.contains(#/<rect [^>]*fill="#8de03c"/#) && text.contains(#/<rect [^>]*fill="none"/#)
        }
        try app.waitUntil("it shows") {
            try app.pageShot().pixel(100, 90) == Screenshot.Pixel(hex: 0x8DE03C)
        }
        #expect(try app.pageShot().pixel(250, 90) == Screenshot.Pixel(hex: 0xFFFFFF))
    }
}
