import AppDriver
import Testing

@Suite(.serialized)
struct DetailsTests {
    @Test func aNewTitleIsOverTheDrawingInTheListAndInTheFile() throws {
        let notebook = try Notebook()
        let first = try notebook.bytes()
        let app = try notebook.open()
        try app.openPopover("Details")
        try app.waitUntil("the title has the focus") { try app.focusedName == "Title" }
        try app.key("a", modifiers: .control)
        try app.type("Sea Serpent")
        try app.key(.return)
        try app.waitUntilOpen("Sea Serpent")
        try notebook.save(in: app, until: "the title is new") { $0.contains("<title>Sea Serpent</title>") }
        try app.waitUntil("the list shows the title") {
            try app.list("Drawings").children.map(\.name) == ["Sea Serpent"]
        }
        try app.key(.escape)
        try app.waitForNoPopover("Details")
        try app.key("z", modifiers: .control)
        try app.waitUntilOpen("Sketch")
        try notebook.save(in: app, untilItHolds: first)
    }
}
