import AppDriver
import Foundation
import Testing

/// Pickers that are programs: asked about, started with their popover, and ended with it.
@Suite(.serialized)
struct ForeignProgramTests {
    private static let id = "local.hues"
    private static let wide = ScreenSize(1300, 700)

    @Test func aProgramRunsOnlyOnceItIsAllowed() throws {
        let notebook = try Notebook()
        let shelf = PickerShelf(of: notebook)
        try shelf.make("Hues", kind: "python")
        let app = try notebook.open(size: Self.wide)
        try app.waitForTrigger("Hues")
        #expect(shelf.programs(of: Self.id).isEmpty)

        let popover = try app.openPopover("Hues")
        try app.waitForSentence("“Hues” runs a program: python3 main.py")
        try app.waitForSentence(shelf.bundle(Self.id).path)
        #expect(shelf.programs(of: Self.id).isEmpty)
        try popover.element("Do Not Allow").press()
        try app.waitForNoPopover("Hues")
        #expect(shelf.programs(of: Self.id).isEmpty)

        try app.openPopover("Hues").element("Allow").press()
        try app.waitUntil("its content shows") { try popover.element("Black again").isShowing }
        try expectNothingElse(in: popover, of: app)
        #expect(!shelf.programs(of: Self.id).isEmpty)
        try popover.element("#cccccc").press()
        try app.waitForNoPopover("Hues")
        try waitUntilNothingRuns(shelf, app)
        try app.press("Line")
        try app.draw(from: (20, 20), to: (200, 100))
        try app.waitForGraphics(1)
        try notebook.save(in: app, until: "the line is gray") { $0.contains("stroke=\"#cccccc\"") }
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
        #expect(try app.quit() == .exited(0))

        let again = try notebook.open(size: Self.wide)
        try again.waitForTrigger("Hues")
        #expect(shelf.programs(of: Self.id).isEmpty)
        try again.openPopover("Hues")
        try again.waitUntil("its content shows without a question") {
            try again.dialog("Hues").element("Black again").isShowing
        }
        try again.key(.escape)
        try waitUntilNothingRuns(shelf, again)
        #expect(try again.quit() == .exited(0))
    }

    @Test func aChangedProgramIsAskedAboutAgain() throws {
        let notebook = try Notebook()
        let shelf = PickerShelf(of: notebook)
        try shelf.make("Hues", kind: "python")
        let app = try notebook.open(size: Self.wide)
        try app.waitForTrigger("Hues")
        let popover = try app.openPopover("Hues")
        func allow() throws {
            try popover.element("Allow").press()
            try app.waitUntil("its content shows") {
                try popover.element("Black again").isShowing && !popover.element("Allow").exists
            }
        }
        try allow()

        // While it is open.
        let right = try String(
            contentsOf: shelf.bundle(Self.id).appendingPathComponent("main.py"), encoding: .utf8)
        try shelf.write(right + "\n# Harmless.\n", "main.py", of: Self.id)
        try app.waitForSentence("It is not the program that you allowed before.")
        try waitUntilNothingRuns(shelf, app)
        // The very bytes that were allowed need no question, whenever they were written.
        try shelf.write(right, "main.py", of: Self.id)
        try app.waitUntil("its content shows again") {
            try popover.element("Black again").isShowing && !popover.element("Allow").exists
        }
        let before = shelf.pythons(of: Self.id)
        try shelf.write(right, "main.py", of: Self.id)
        try app.waitUntil("one other program runs") {
            let now = shelf.pythons(of: Self.id)
            return now.count == 1 && now != before
        }
        try app.key(.escape)
        try app.waitForNoPopover("Hues")
        try waitUntilNothingRuns(shelf, app)

        // While it is closed.
        try shelf.write(right + "\n# Not so harmless.\n", "main.py", of: Self.id)
        try app.openPopover("Hues")
        try app.waitForSentence("It is not the program that you allowed before.")
        #expect(shelf.programs(of: Self.id).isEmpty)
        try allow()
        try app.key(.escape)
        try app.waitForNoPopover("Hues")
        try waitUntilNothingRuns(shelf, app)

        // A file that no list of files shows is one of it.
        try shelf.write("1", ".hidden", of: Self.id)
        try app.openPopover("Hues")
        try app.waitForSentence("It is not the program that you allowed before.")
        // What is allowed is what was shown, not what it became meanwhile.
        try shelf.write("2", ".hidden", of: Self.id)
        try popover.element("Allow").press()
        try app.waitUntil("it is asked again") { try popover.element("Allow").isShowing }
        #expect(shelf.programs(of: Self.id).isEmpty)
        try allow()
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
        #expect(try app.quit() == .exited(0))
        try #require(shelf.programs(of: Self.id).isEmpty)
    }

    private func expectNothingElse(in popover: Element, of app: AppDriver) throws {
        try app.waitUntil("the question is gone") { try !popover.element("Allow").exists }
    }

    private func waitUntilNothingRuns(_ shelf: PickerShelf, _ app: AppDriver) throws {
        try app.waitUntil("no program runs") { shelf.programs(of: Self.id).isEmpty }
    }
}
