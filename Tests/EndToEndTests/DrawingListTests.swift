import AppDriver
import Foundation
import Testing

@Suite(.serialized)
struct DrawingListTests {
    private let two = ["a": Notebook.sheet("Ant"), "b": Notebook.sheet("Bee")]

    @Test func choosingAnotherDrawingSavesTheFirst() throws {
        let notebook = try Notebook(two)
        let app = try notebook.open("Ant")
        try app.press("Line")
        try app.draw(from: (20, 20), to: (200, 100))
        try app.waitForGraphics(1)
        try app.list("Drawings").select("Bee")
        try app.waitUntilOpen("Bee")
        try app.waitForGraphics(0)
        try notebook.wait("a", in: app, until: "the line is saved") { $0.contains("<line") }
        #expect(try notebook.text("b") == two["b"])

        try app.key("z", modifiers: .control)
        try app.list("Drawings").select("Ant")
        try app.waitUntilOpen("Ant")
        try app.waitForGraphics(1)
        #expect(try notebook.text("b") == two["b"])
    }

    @Test func newDrawingIsUntitledAndSavedWithItsFirstLine() throws {
        let notebook = try Notebook(two)
        let app = try notebook.open("Ant")
        try app.press("New Drawing")
        try app.waitUntilOpen("Untitled")
        try app.waitUntil("it is listed and selected") {
            let rows = try app.list("Drawings").children
            return rows.map(\.name) == ["Ant", "Bee", "Untitled"]
                && rows.last?.states.contains(.selected) == true
        }
        try app.press("Line")
        try app.canvas.drag(from: ScreenPoint(200, 200), to: ScreenPoint(300, 260))
        try app.waitForGraphics(1)
        try app.waitUntil("Untitled.svg holds the line") { try notebook.text("Untitled").contains("<line") }
    }

    @Test func arrowKeysChoose() throws {
        let notebook = try Notebook(two)
        let app = try notebook.open("Ant")
        try app.list("Drawings").select("Ant")
        try app.key(.down)
        try app.waitUntilOpen("Bee")
        try app.key(.up)
        try app.waitUntilOpen("Ant")
    }

    @Test func everyPictureOfTheListShowsItsDrawing() throws {
        let red = "<rect width=\"400\" height=\"300\" fill=\"#ff0000\"/>"
        let notebook = try Notebook([
            "a": Notebook.sheet("Ant"), "b": Notebook.sheet("Bee", content: red),
        ])
        let app = try notebook.open("Ant")
        func reds(_ row: String) throws -> Int {
            try app.list("Drawings").element(row).screenshot().count(of: Screenshot.Pixel(hex: 0xFF0000))
        }
        try app.waitUntil("Bee’s picture is red") { try reds("Bee") > 2000 }
        #expect(try reds("Ant") == 0)
    }
}
