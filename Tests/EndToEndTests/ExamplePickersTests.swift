import Foundation
import Testing

@testable import AppDriver

/// The examples that come with Daub, used as a person does.
@Suite(.serialized)
struct ExamplePickersTests {
    /// Wide enough for the buttons of all examples.
    private func open(_ notebook: Notebook) throws -> AppDriver {
        let examples = BuiltProgram.packageRoot.appendingPathComponent("Resources/Pickers").path
        let app = try AppDriver(
            arguments: ["--library", notebook.folder.path, "--picker-dir", examples],
            size: ScreenSize(1500, 800), home: notebook.home)
        try app.waitUntilOpen("Sketch")
        try app.waitUntil("the examples have buttons") { try app.control("Stamps").isShowing }
        return app
    }

    @Test func aStampIsPlacedAndTakenBack() throws {
        let notebook = try Notebook()
        let app = try open(notebook)
        try app.choose("Check mark", from: "Stamps")
        try notebook.save(in: app, until: "the stamp is there") { $0.contains("#26a269") }
        try app.key("z", modifiers: .control)
        try app.waitForGraphics(0)
        #expect(app.criticals.isEmpty)
    }

    @Test func linesOfATextAreSetFurtherApart() throws {
        let notebook = try Notebook()
        let app = try open(notebook)
        try app.press("Text")
        try app.canvas.press(at: app.place(60, 80))
        try app.type("Hello")
        try app.key(.return)
        try app.type("there")
        try app.key(.escape)
        try app.waitForGraphics(1)
        try app.key("v")
        try app.canvas.press(at: app.place(70, 74))
        try app.openPopover("Line Spacing").element("Double").press()
        try app.key(.escape)
        try app.waitForNoPopover("Line Spacing")
        try app.openPopover("Line Spacing").element("Double").press()
        try app.press("Line Spacing")
        try app.waitForNoPopover("Line Spacing")
        try notebook.save(in: app, until: "the lines are apart") { $0.contains(#"dy="2em">there"#) }
        #expect(app.criticals.isEmpty)
    }

    @Test func theColorsOfThePageAreOfferedByAProgramThatWasAllowed() throws {
        let notebook = try Notebook([
            "Sketch": Notebook.sheet(
                "Sketch", content: #"<rect width="400" height="300" style="fill:#c01c28"/>"#)
        ])
        let app = try open(notebook)
        try app.openPopover("Picture Colors").element("Allow").press()
        try app.waitUntil("the color of the page is offered") {
            try app.dialog("Picture Colors").element("#c01c28").isShowing
        }
        #expect(app.criticals.isEmpty)
    }
}
