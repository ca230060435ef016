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

    @Test func aFavouriteFromAlandIsKeptInTheFileAndFoundByTheFilter() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try app.openPopover("Details")
        try app.waitUntil("the title has the focus") { try app.focusedName == "Title" }
        try app.tab(to: "Favorite")
        try app.key(.space)
        try notebook.wait(in: app, until: "it is a favourite") { $0.contains("daub:favourite=\"true\"") }
        try app.press("Country")
        try app.press("Search Countries")
        try app.type("ala")
        try app.waitUntil("only Åland is left") {
            try app.list("Countries").children.map(\.name) == ["Åland Islands"]
        }
        try app.press("Åland Islands")
        try notebook.save(in: app, until: "country and favourite stand") {
            $0.contains("daub:country=\"AX\"") && $0.contains("daub:favourite=\"true\"")
        }
        try app.key(.escape)
        try app.key(.escape)
        try app.waitForNoPopover("Details")
        try app.choose("Favorites", from: "Filter")
        try app.waitUntil("the favourite is listed") {
            try app.list("Drawings").children.map(\.name) == ["Sketch"]
        }
    }
}
