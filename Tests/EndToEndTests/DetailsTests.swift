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
        // The search is cleared, the list folded away, the popover closed.
        for _ in 0..<3 { try app.key(.escape) }
        try app.waitForNoPopover("Details")
        try app.choose("Favorites", from: "Filter")
        try app.waitUntil("the favourite is listed") {
            try app.list("Drawings").children.map(\.name) == ["Sketch"]
        }
    }

    /// Chooses in Details, which stays open.
    private func pick(_ option: String, in app: AppDriver) throws {
        try app.dialog("Details").element(option, role: .radioButton).press()
        try app.waitUntil("\(option) is chosen") {
            try app.element(option, role: .radioButton).states.contains(.checked)
        }
    }

    @Test func anotherPaperIsAnotherPageInOneStep() throws {
        let line =
            "<line x1=\"20\" y1=\"20\" x2=\"380\" y2=\"280\" stroke=\"#e01b24\" stroke-width=\"4\"/>\n  "
        let notebook = try Notebook(["Sketch": Notebook.sheet("Sketch", content: line)])
        let first = try notebook.bytes()
        let app = try notebook.open()
        try app.openPopover("Details")
        #expect(try app.element("400 × 300", role: .radioButton).states.contains(.checked))
        try pick("Letter", in: app)
        try notebook.save(in: app, until: "the page is a sheet of Letter on its side") {
            $0.contains("width=\"11in\" height=\"8.5in\" daub:paper=\"Letter\"") && $0.contains(line)
        }
        try pick("Portrait", in: app)
        try notebook.save(in: app, until: "it stands upright") {
            $0.contains("width=\"8.5in\" height=\"11in\"")
        }
        try app.key(.escape)
        try app.waitForNoPopover("Details")
        try app.key("z", modifiers: .control)
        try notebook.save(in: app, until: "it lies again") { $0.contains("width=\"11in\" height=\"8.5in\"") }
        try app.key("z", modifiers: .control)
        try notebook.save(in: app, untilItHolds: first)
        #expect(try !app.element("Undo").states.contains(.sensitive))
    }

    @Test(arguments: [("en_US.UTF-8", "11in"), ("de_DE.UTF-8", "297mm"), ("C.UTF-8", "297mm")])
    func aNewDrawingIsOnThePaperOfTheLocale(locale: String, width: String) throws {
        let notebook = try Notebook()
        let app = try AppDriver(
            arguments: ["--library", notebook.folder.path], environment: ["LC_PAPER": locale],
            home: notebook.home)
        try app.waitUntilOpen("Sketch")
        try app.press("New Drawing")
        try app.waitUntilOpen("Untitled")
        try notebook.wait("Untitled", in: app, until: "the page is \(width) wide") {
            $0.contains("width=\"\(width)\"")
        }
    }

    @Test func theUsualPaperFollowsTheCountry() throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try app.press("New Drawing")
        try app.waitUntilOpen("Untitled")
        try app.openPopover("Details")
        #expect(try app.element("A4 (usual)", role: .radioButton).states.contains(.checked))
        try app.press("Country")
        let search = app.element("Search Countries", role: .entry)
        try app.waitUntil("the search has the focus") { try search.isFocused }
        try app.type("usa")
        try app.key(.return)
        try app.waitUntil("Letter is the usual paper") {
            try app.element("Letter (usual)", role: .radioButton).states.contains(.checked)
        }
        try notebook.wait("Untitled", in: app, until: "the page is a sheet of Letter") {
            $0.contains("width=\"11in\"") && $0.contains("daub:country=\"US\"") && !$0.contains("daub:paper")
        }
    }

    @Test func escapeClearsTheSearchFoldsTheListAndCloses() throws {
        let app = try Notebook().open()
        try app.openPopover("Details")
        try app.press("Country")
        let search = app.element("Search Countries", role: .entry)
        try app.waitUntil("the search has the focus") { try search.isFocused }
        try app.type("ger")
        try app.key(.escape)
        try app.waitUntil("the search is empty") { try search.text.isEmpty }
        try app.key(.down)
        try app.waitUntil("the list has the focus") { try app.element("None", role: .listItem).isFocused }
        try app.key(.escape)
        try app.waitUntil("the list is folded away") {
            try !app.control("Country").states.contains(.expanded) && app.focusedName == "Country"
        }
        try app.key(.escape)
        try app.waitForNoPopover("Details")
    }
}
