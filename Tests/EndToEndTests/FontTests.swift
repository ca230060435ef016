import Foundation
import Testing

@testable import AppDriver

@Suite(.serialized)
struct FontTests {
    private static let content = """
        <text x="40" y="80" font-family="DejaVu Sans" font-size="32">Hello</text>
          <text x="40" y="180" font-family="DejaVu Sans" font-size="32">there</text>
          
        """

    /// Starts with two texts of which the first is selected.
    private func open() throws -> (Notebook, AppDriver) {
        let notebook = try Notebook(["Sketch": Notebook.sheet("Sketch", content: Self.content)])
        let app = try notebook.open()
        try app.waitForGraphics(2)
        try app.press("Select")
        try app.canvas.press(at: app.place(60, 70))
        try app.waitUntil("the text is selected") { try app.canvas.summary.contains("1 of 2") }
        return (notebook, app)
    }

    private func search(_ text: String, _ app: AppDriver) throws -> Element {
        let popover = try app.openPopover("Font")
        try app.waitUntil("the search has the focus") { try app.focusedName == "Search Fonts" }
        try app.type(text)
        return popover
    }

    /// What the canvas shows of the first text, which no popover lies over.
    private func textShot(_ app: AppDriver) throws -> Screenshot {
        let (canvas, corner) = (try app.canvas.extents, try app.place(30, 40))
        return try app.picture(of: ScreenRect(canvas.x + corner.x, canvas.y + corner.y, 90, 60))
    }

    @Test func aFontThatIsFoundByTwoWordsGoesToTheSelection() throws {
        let (notebook, app) = try open()
        let before = try notebook.bytes()
        let popover = try search("mono dej", app)
        try app.waitUntil("one family is left") {
            try popover.element("Fonts").children.map(\.name) == ["DejaVu Sans Mono"]
        }
        try app.key(.return)
        try app.waitForNoPopover("Font")
        try notebook.save(in: app, until: "the first text has the font") {
            $0.contains("y=\"80\" font-family=\"DejaVu Sans Mono\"")
                && $0.contains("y=\"180\" font-family=\"DejaVu Sans\"")
        }
        try app.key("z", modifiers: .control)
        try notebook.save(in: app, untilItHolds: before)
    }

    @Test func arrowsAndThePointerTryAFontOutAndEscapeTakesItBack() throws {
        let (notebook, app) = try open()
        let before = try notebook.bytes()
        let plain = try textShot(app)
        let popover = try search("mono", app)
        try app.key(.down)
        try app.waitUntil("the first match has the focus") {
            try popover.element("Fonts").children.first?.states.contains(.focused) == true
        }
        try app.key(.down)
        try app.waitUntil("the page shows another font") { try textShot(app) != plain }
        try app.key(.escape)
        try app.waitUntil("the search is empty") { try popover.element("Search Fonts").text.isEmpty }
        try app.waitUntil("the page is as it was") { try textShot(app) == plain }

        for place in [ScreenPoint(30, 10), ScreenPoint(34, 12)] {
            try popover.element("Serif").hover(at: place)
        }
        try app.waitUntil("the page shows the font below the pointer") { try textShot(app) != plain }
        try app.key(.escape)
        try app.waitForNoPopover("Font")
        try app.waitUntil("the page is as it was") { try textShot(app) == plain }
        try notebook.save(in: app, untilItHolds: before)
        #expect(try !app.element("Undo").states.contains(.sensitive))
    }

    @Test func aFontIsTriedOutOnTheTextThatIsBeingTyped() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try app.press("Text")
        try app.canvas.press(at: app.place(60, 80))
        try app.type("face")
        let plain = try textShot(app)
        let popover = try app.openPopover("Font")
        for place in [ScreenPoint(30, 10), ScreenPoint(34, 12)] {
            try popover.element("Monospace").hover(at: place)
        }
        try app.waitUntil("what is typed shows in the font") { try textShot(app) != plain }
        try app.key(.escape)
        try app.waitForNoPopover("Font")
        try app.waitUntil("it shows as it was") { try textShot(app) == plain }
        try app.waitUntil("typing goes on") { try app.focusedName == "Canvas" }
        try app.key(.escape)
        try app.waitForGraphics(1)
        try notebook.save(in: app, until: "the text is in the first font") {
            $0.contains(">face</text>") && !$0.contains("monospace")
        }
    }

    @Test func favouritesStandFirstAndAreKeptAcrossRestarts() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        let popover = try app.openPopover("Font")
        #expect(try popover.element("Fonts").children.first?.name == "Sans Serif")
        let mono = try popover.element("Monospace").extents
        // The star stands before the room for the check mark.
        try popover.element("Monospace").press(at: ScreenPoint(mono.width - 48, mono.height / 2))
        func expectFavourite(_ app: AppDriver) throws {
            try app.waitUntil("the favourite is listed twice") {
                try app.dialog("Font").element("Fonts").children.map(\.name).prefix(2)
                    == ["Monospace", "Sans Serif"]
            }
        }
        try expectFavourite(app)
        try app.key(.escape)
        try app.waitForNoPopover("Font")
        try app.key("q", modifiers: .control)
        _ = try app.waitForExit()

        let again = try notebook.open()
        try again.openPopover("Font")
        try expectFavourite(again)
        try again.key(.tab)
        try again.key(.tab)
        try again.key(.home)
        try again.key("d", modifiers: .control)
        try again.waitUntil("it is no favourite") {
            try again.dialog("Font").element("Fonts").children.first?.name == "Sans Serif"
        }
    }
}
