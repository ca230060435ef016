import AppDriver
import Foundation
import Testing

@Suite(.serialized)
struct SafetyTests {
    private func drawLine(_ app: AppDriver) throws {
        try app.press("Line")
        try app.draw(from: (20, 20), to: (200, 100))
        try app.waitForGraphics(1)
    }

    /// The recovery files that the program left in its home.
    private func recoveryFiles(_ notebook: Notebook) throws -> [String] {
        let folder = notebook.home.appendingPathComponent(".local/state/daub/recovery")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".recovery") }
    }

    @Test(arguments: [true, false]) func aStrokeSurvivesAKill(isWanted: Bool) throws {
        let notebook = try Notebook()
        let first = try notebook.bytes()
        let app = try notebook.open()
        try drawLine(app)
        try app.waitUntil("the stroke is in the recovery journal") {
            try !recoveryFiles(notebook).isEmpty
        }
        app.kill()
        try #require(try notebook.bytes() == first, "the stroke was saved before the kill")

        let again = try notebook.open()
        try again.waitUntil("recovery is offered for the file") {
            again.showingNames().contains { $0.contains(notebook.file("Sketch").path) }
        }
        try again.press(isWanted ? "Recover" : "Discard")
        if isWanted {
            try again.waitForGraphics(1)
            try notebook.wait(in: again, until: "the stroke is back") { $0.contains("<line") }
        }
        try again.waitUntil("nothing is left to recover") { try recoveryFiles(notebook).isEmpty }
        try again.waitUntil("the question is gone") { try !again.element("Recover").exists }
        #expect(try again.quit() == .exited(0))
        #expect(try notebook.text().contains("<line") == isWanted)
        if !isWanted { #expect(try notebook.bytes() == first) }
    }

    @Test func aTextBeingTypedSurvivesAKill() throws {
        let notebook = try Notebook()
        let first = try notebook.bytes()
        let app = try notebook.open()
        try app.press("Text")
        try app.canvas.press(at: app.place(60, 80))
        try app.type("half a word")
        let folder = notebook.home.appendingPathComponent(".local/state/daub/recovery")
        try app.waitUntil("the text is in the recovery journal") {
            try recoveryFiles(notebook).contains {
                try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
                    .contains(">half a word</text>")
            }
        }
        app.kill()
        #expect(try notebook.bytes() == first, "what is being typed is not in the file")

        let again = try notebook.open()
        try again.press("Recover")
        try again.waitForGraphics(1)
        try notebook.wait(in: again, until: "the text is back") { $0.contains(">half a word</text>") }
        try again.waitUntil("nothing is left to recover") { try recoveryFiles(notebook).isEmpty }
        // A text begun and given up leaves nothing behind.
        try again.press("Text")
        try again.canvas.press(at: again.place(200, 200))
        try again.type("x")
        try again.waitUntil("it is in the journal") { try !recoveryFiles(notebook).isEmpty }
        try again.key(.backspace)
        try again.waitUntil("it is no longer there") { try recoveryFiles(notebook).isEmpty }
    }

    /// The window keeps the size that it is given, however long what it has to say.
    @Test func aQuestionFitsInASmallWindow() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try drawLine(app)
        try app.waitUntil("the stroke is in the recovery journal") { try !recoveryFiles(notebook).isEmpty }
        app.kill()
        let again = try notebook.open()
        try again.waitUntil("the question shows") { try again.control("Recover").isShowing }
        try again.resize(width: 320, height: 480)
        let window = try #require(again.windowFrame)
        for name in ["Recover", "Discard", "Close"] {
            let button = try again.control(name).extents
            #expect(button.intersection(window) == button, "\(name)")
        }
    }

    private let theirs = Notebook.sheet(
        "Theirs", content: "<circle cx=\"50\" cy=\"50\" r=\"9\"/><circle cx=\"90\" cy=\"90\" r=\"9\"/>")

    /// Draws after another program has written the file, and waits for the question.
    private func clash(_ notebook: Notebook) throws -> AppDriver {
        let app = try notebook.open()
        try Data(theirs.utf8).write(to: notebook.file("Sketch"))
        try drawLine(app)
        try app.waitUntil("a question names the file") {
            try app.element("Reload").isShowing
                && app.showingNames().contains { $0.contains(notebook.file("Sketch").path) }
        }
        #expect(try notebook.text() == theirs)
        return app
    }

    @Test func aChangeByAnotherProgramIsNoticedWhenThePersonComesBack() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try app.openPopover("Main Menu").element("About Daub").press()
        try app.waitUntil("there is a second window") { app.windowTitles.count == 2 }
        try Data(theirs.utf8).write(to: notebook.file("Sketch"))
        try app.key(.escape)
        try app.waitUntil("there is one window") { app.windowTitles.count == 1 }
        try app.press("Pencil")
        try app.press("Reload")
        try app.waitUntilOpen("Theirs")
    }

    @Test func keepMineSavesOverWhatAnotherProgramWrote() throws {
        let notebook = try Notebook()
        let app = try clash(notebook)
        try app.press("Keep Mine")
        try notebook.wait(in: app, until: "the line is saved") { $0.contains("<line") }
        try app.waitUntil("the question is gone") { try !app.element("Keep Mine").exists }
        #expect(try !notebook.text().contains("<circle"))
        #expect(try app.quit() == .exited(0))
        #expect(try !notebook.text().contains("<circle"))
    }

    @Test func reloadShowsWhatAnotherProgramWrote() throws {
        let notebook = try Notebook()
        let app = try clash(notebook)
        try app.press("Reload")
        try app.waitUntilOpen("Theirs")
        try app.waitForGraphics(2)
        try app.waitUntil("the question is gone") { try !app.element("Reload").exists }
        #expect(try app.quit() == .exited(0))
        #expect(try notebook.text() == theirs)
        let again = try notebook.open("Theirs")
        try again.waitForGraphics(2)
        #expect(try !again.element("Recover").exists)
    }

    @Test func theQuestionStaysWhileAnotherDrawingIsSaved() throws {
        let notebook = try Notebook(["Sketch": Notebook.sheet("Sketch"), "Zebra": Notebook.sheet("Zebra")])
        let app = try clash(notebook)
        try app.list("Drawings").select("Zebra")
        try app.waitUntilOpen("Zebra")
        try drawLine(app)
        try notebook.wait("Zebra", in: app, until: "the line is saved") { $0.contains("<line") }
        try app.press("Keep Mine")
        try notebook.wait(in: app, until: "the line is saved") { $0.contains("<line") }
    }

    @Test func reloadOfARemovedFileKeepsTheDrawingAndAsksAgain() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try FileManager.default.removeItem(at: notebook.file("Sketch"))
        try drawLine(app)
        try app.press("Reload")
        try app.waitUntil("a bar says that there is no file") {
            app.showingNames().contains { $0.contains("Sketch.svg does not exist") }
        }
        try app.press("Keep Mine")
        try notebook.wait(in: app, until: "the line is saved") { $0.contains("<line") }
    }

    @Test func undoSurvivesARestart() throws {
        let notebook = try Notebook()
        let first = try notebook.bytes()
        let app = try notebook.open()
        try drawLine(app)
        #expect(try app.quit() == .exited(0))
        #expect(try notebook.bytes() != first)

        let again = try notebook.open()
        try again.waitForGraphics(1)
        #expect(try again.element("Undo").states.contains(.sensitive))
        try again.key("z", modifiers: .control)
        try again.waitForGraphics(0)
        try notebook.save(in: again, untilItHolds: first)
    }

    @Test func undoSurvivesARename() throws {
        let notebook = try Notebook()
        let first = try notebook.bytes()
        let app = try notebook.open()
        try drawLine(app)
        #expect(try app.quit() == .exited(0))
        try FileManager.default.moveItem(at: notebook.file("Sketch"), to: notebook.file("Renamed"))

        let again = try notebook.open()
        try again.waitForGraphics(1)
        try again.key("z", modifiers: .control)
        try again.waitForGraphics(0)
        try notebook.save("Renamed", in: again, untilItHolds: first)
    }

    @Test func undoSurvivesARenameOfTheOpenDrawing() throws {
        let sheet = Notebook.sheet("Sketch").replacing("<title>Sketch</title>", with: "")
        let notebook = try Notebook(["Sketch": sheet])
        let first = try notebook.bytes()
        let app = try AppDriver(arguments: ["--library", notebook.folder.path], home: notebook.home)
        try app.waitForGraphics(0)
        try drawLine(app)
        try notebook.save(in: app, until: "the line is saved") { $0.contains("<line") }
        try app.key("a", modifiers: .control)
        try app.waitUntil("the line is selected") { try app.canvas.summary.hasPrefix("1 of 1") }
        try FileManager.default.moveItem(at: notebook.file("Sketch"), to: notebook.file("Renamed"))
        try app.waitUntil("the new name is listed") { try app.list("Drawings").rowNames == ["Renamed"] }
        try app.list("Drawings").select("Renamed")
        // Nothing is selected where the drawing was opened anew.
        try app.waitForGraphics(1)
        try app.press("Undo")
        try app.waitForGraphics(0)
        try notebook.save("Renamed", in: app, untilItHolds: first)
    }
}
