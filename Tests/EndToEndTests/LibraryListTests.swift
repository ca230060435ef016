import AppDriver
import Foundation
import Testing

@Suite(.serialized)
struct LibraryListTests {
    private let three = [
        "a": Notebook.sheet("Ant", attributes: " daub:tags=\"insect\""),
        "b": Notebook.sheet("Bee", attributes: " daub:tags=\"insect\" daub:favourite=\"true\""),
        "c": Notebook.sheet("Cat", content: "<!-- the largest of them, in bytes and in legs -->"),
    ]

    private func wait(for names: [String], in app: AppDriver) throws {
        try app.waitUntil("the list shows \(names)") {
            try app.list("Drawings").children.map(\.name) == names
        }
    }

    @Test func searchNarrowsTheListAsOneTypesAndEscapeClearsIt() throws {
        let app = try Notebook(three).open("Ant")
        try wait(for: ["Ant", "Bee", "Cat"], in: app)
        try app.key("f", modifiers: .control)
        try app.waitUntil("the search has the focus") { try app.focusedName == "Search" }
        try app.type("INS")
        try wait(for: ["Ant", "Bee"], in: app)
        try app.type(" be")
        try wait(for: ["Bee"], in: app)
        try app.type("x")
        try wait(for: [], in: app)
        try app.waitUntil("it says that nothing is found") {
            try app.element("No drawing is found for “INS bex”.").isShowing
        }
        try app.key(.escape)
        try wait(for: ["Ant", "Bee", "Cat"], in: app)
    }

    @Test func filterAndOrderAreKeptAndReset() throws {
        let notebook = try Notebook(three)
        do {
            let app = try notebook.open("Ant")
            let silent = try app.control("Filter").summary
            try app.choose("File Size", from: "Filter")
            try wait(for: ["Cat", "Bee", "Ant"], in: app)
            try app.choose("Smallest First", from: "Filter")
            try wait(for: ["Ant", "Bee", "Cat"], in: app)
            try app.choose("Largest First", from: "Filter")
            try app.waitUntil("the button says no more") { try app.control("Filter").summary == silent }
            let plain = try app.control("Filter").screenshot()
            try app.choose("Favorites", from: "Filter")
            try wait(for: ["Bee"], in: app)
            #expect(try app.control("Filter").summary == "Favorites")
            #expect(try app.control("Filter").screenshot() != plain)
            #expect(try app.quit() == .exited(0))
        }
        let app = try notebook.open("Ant")
        try wait(for: ["Bee"], in: app)
        let popover = try app.openPopover("Filter")
        let checked = try popover.element("Show").children.filter { $0.states.contains(.checked) }
        #expect(checked.map(\.name) == ["Favorites"])
        try app.key(.escape)
        try app.waitForNoPopover("Filter")
        try app.choose("All Drawings", from: "Filter")
        try wait(for: ["Cat", "Bee", "Ant"], in: app)
        try app.openPopover("Filter")
        #expect(try popover.element("Show").children.map(\.name).count == 5)
        #expect(try popover.element("Reset").isShowing)
        try popover.element("Reset").press()
        try app.waitForNoPopover("Filter")
        try wait(for: ["Ant", "Bee", "Cat"], in: app)
        #expect(try app.control("Filter").summary.isEmpty)
    }

    @Test func newDrawingsGoIntoTheChosenNotebook() throws {
        let notebook = try Notebook(three)
        let work = notebook.folder.appendingPathComponent("Work")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        let app = try notebook.open("Ant")
        try app.openPopover("Notebook").element("Work").press()
        try wait(for: [], in: app)
        try app.key(.escape)
        try app.waitForNoPopover("Notebook")
        try app.press("New Drawing")
        try app.waitUntilOpen("Untitled")
        try wait(for: ["Untitled"], in: app)
        try app.waitUntil("the drawing is in the notebook") {
            FileManager.default.fileExists(atPath: work.appendingPathComponent("Untitled.svg").path)
        }
        try app.openPopover("Notebook").element("All Notebooks").press()
        try wait(for: ["Ant", "Bee", "Cat", "Untitled"], in: app)
    }

    @Test func notebooksAreMadeRenamedAndDeleted() throws {
        let notebook = try Notebook(three)
        let app = try notebook.open("Ant")
        func folders() throws -> [String] {
            let names = try FileManager.default.contentsOfDirectory(atPath: notebook.folder.path)
            return names.filter { !$0.hasSuffix(".svg") }
        }
        try app.openPopover("Notebook").element("New Notebook…").press()
        try app.press("Name")
        try app.type("Play")
        try app.press("Create")
        try app.waitForNoPopover("Notebook")
        try app.waitUntil("the notebook is a folder") { try folders() == ["Play"] }
        try wait(for: [], in: app)
        try app.press("New Drawing")
        try app.waitUntilOpen("Untitled")
        try wait(for: ["Untitled"], in: app)
        let drawing = notebook.folder.appendingPathComponent("Work/Untitled.svg")

        try app.openPopover("Notebook").element("Edit Notebook…").press()
        #expect(try !app.element("Delete").states.contains(.sensitive))
        try app.press("Name")
        try app.type("Work")
        try app.press("Rename")
        try app.waitForNoPopover("Notebook")
        try app.waitUntil("the drawing moved") { FileManager.default.fileExists(atPath: drawing.path) }
        try app.waitUntilOpen("Untitled")
        try wait(for: ["Untitled"], in: app)
        try app.press("Line")
        try app.canvas.drag(from: ScreenPoint(200, 200), to: ScreenPoint(300, 260))
        try app.waitUntil("the line is saved in the new place") {
            try String(contentsOf: drawing, encoding: .utf8).contains("<line")
        }
        #expect(try folders() == ["Work"])
    }

    @Test func anEmptyNotebookIsDeleted() throws {
        let notebook = try Notebook(three)
        let work = notebook.folder.appendingPathComponent("Work")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        let app = try notebook.open("Ant")
        try app.openPopover("Notebook").element("Work").press()
        try wait(for: [], in: app)
        try app.press("Edit Notebook…")
        try app.press("Delete")
        try app.waitForNoPopover("Notebook")
        try wait(for: ["Ant", "Bee", "Cat"], in: app)
        #expect(!FileManager.default.fileExists(atPath: work.path))
    }

    @Test func aDrawingOfAnotherProgramAppears() throws {
        let notebook = try Notebook(three)
        let app = try notebook.open("Ant")
        try Data(Notebook.sheet("Dog").utf8).write(to: notebook.file("d"))
        try wait(for: ["Ant", "Bee", "Cat", "Dog"], in: app)
        try FileManager.default.removeItem(at: notebook.file("b"))
        try wait(for: ["Ant", "Cat", "Dog"], in: app)
    }
}
