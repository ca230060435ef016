import AppDriver
import Foundation
import Testing

/// Bundles that stand in one another's way.
@Suite(.serialized)
struct ForeignPickerPathTests {
    private func open(_ notebook: Notebook, _ folders: [URL]) throws -> AppDriver {
        let app = try AppDriver(
            arguments: ["--library", notebook.folder.path] + folders.flatMap { ["--picker-dir", $0.path] },
            size: ScreenSize(1300, 700), home: notebook.home)
        try app.waitUntilOpen("Sketch")
        return app
    }

    private func shelves(_ notebook: Notebook, _ names: String...) throws -> [PickerShelf] {
        names.map { PickerShelf(notebook.home.appendingPathComponent($0)) }
    }

    @Test func ofTwoWithOneIDNeitherIsUsed() throws {
        let notebook = try Notebook()
        let (id, shelves) = ("org.example.ink", try shelves(notebook, "one", "two"))
        for shelf in shelves { try shelf.drop(id, ["picker.json": PickerShelf.inks()]) }
        try shelves[0].drop(
            "org.example.other", ["picker.json": PickerShelf.inks("org.example.other", name: "Other")])
        let app = try open(notebook, shelves.map(\.folder))
        try app.waitForTrigger("Other")
        #expect(try !app.trigger("Ink").exists)
        try shelves[1].remove(id)
        try app.waitForTrigger("Ink")
        let popover = try app.openPopover("Ink")
        try shelves[1].drop(id, ["picker.json": PickerShelf.inks()])
        try app.waitForSentence(shelves[1].bundle(id).path, "[PK040]")
        try app.waitForNoPopover("Ink")
        try app.waitForNoTrigger("Ink")
        try shelves[0].remove(id)
        try app.waitForNoSentence("[PK040]")
        try app.waitForTrigger("Ink")
        #expect(try !popover.exists)
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
    }

    @Test func aBundleTakesThePlaceOfWhatIsBuiltIn() throws {
        let notebook = try Notebook()
        let shelf = try shelves(notebook, "mine")[0]
        for (id, name) in [("dev.daub.stroke-color", "My Stroke"), ("dev.daub.filter", "My Filter")] {
            try shelf.drop(id, ["picker.json": PickerShelf.inks(id, name: name)])
        }
        let app = try open(notebook, [shelf.folder])
        for name in ["My Stroke", "My Filter"] { try app.waitForTrigger(name) }
        for name in ["Stroke Color", "Filter"] { #expect(try !app.trigger(name).exists) }
        for name in ["My Stroke", "My Filter"] { try app.choose("Moss", from: name) }
        for id in ["dev.daub.stroke-color", "dev.daub.filter"] { try shelf.remove(id) }
        for name in ["Stroke Color", "Filter"] {
            try app.waitForTrigger(name)
            try app.openPopover(name)
            #expect(try !app.dialog(name).element("Moss").exists)
            try app.key(.escape)
            try app.waitForNoPopover(name)
        }
        for name in ["My Stroke", "My Filter"] { #expect(try !app.trigger(name).exists) }
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
    }

    /// The levels' own order: the command line before the person's folder.
    @Test func theCommandLineComesFirst() throws {
        let notebook = try Notebook()
        let (id, mine, other) = (
            "org.example.ink", PickerShelf(of: notebook), try shelves(notebook, "other")[0]
        )
        try mine.drop(id, ["picker.json": PickerShelf.inks(name: "Mine")])
        try other.drop(id, ["picker.json": PickerShelf.inks(name: "Other")])
        let app = try open(notebook, [other.folder])
        try app.waitForTrigger("Other")
        #expect(try !app.trigger("Mine").exists)
        try app.openPopover("Other")
        try other.remove(id)
        try app.waitForTrigger("Mine")
        try app.waitForPopover("Mine")
        try app.dialog("Mine").element("Moss").press()
        try app.waitForNoPopover("Mine")
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
    }
}
