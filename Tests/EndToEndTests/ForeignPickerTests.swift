import AppDriver
import Foundation
import Testing

/// Bundles without code that come, change and go while Daub runs.
@Suite(.serialized)
struct ForeignPickerTests {
    private static let id = "org.example.ink"
    private static let line = "<path d=\"M20 60 L320 60\" stroke=\"#123456\" stroke-width=\"8\"/>"
    /// All buttons fit.
    private static let wide = ScreenSize(1300, 700)

    private func open(_ notebook: Notebook, size: ScreenSize = wide) throws -> (AppDriver, PickerShelf) {
        (try notebook.open(size: size), PickerShelf(of: notebook))
    }

    @Test func whatIsDroppedInPicksDrawsAndUndoes() throws {
        let notebook = try Notebook(["Sketch": Notebook.sheet("Sketch", content: Self.line)])
        let (app, shelf) = try open(notebook)
        let before = try notebook.bytes()
        let time = monotonicTime()
        try shelf.drop(Self.id, ["picker.json": PickerShelf.inks()])
        try app.waitForTrigger("Ink")
        print("a bundle had its button \((monotonicTime() - time) / 1_000_000) ms after it was dropped in")

        try app.press("Select")
        try app.canvas.press(at: app.place(100, 60))
        try app.waitUntil("the line is selected") { try app.canvas.summary.hasPrefix("1 of 1") }
        try app.choose("Sea", from: "Ink")
        try notebook.save(in: app, until: "the line is blue") { $0.contains("stroke=\"#1c71d8\"") }
        try app.key("z", modifiers: .control)
        try notebook.save(in: app, untilItHolds: before)

        try app.press("Line")
        try app.choose("Moss", from: "Ink")
        try app.draw(from: (20, 120), to: (200, 200))
        try app.waitForGraphics(2)
        try notebook.save(in: app, until: "the new line is green") { $0.contains("stroke=\"#26a269\"") }
        try app.key("z", modifiers: .control)
        try notebook.save(in: app, untilItHolds: before)
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
    }

    @Test func itIsChangedBrokenMendedAndRemovedWhileItIsOpen() throws {
        let notebook = try Notebook()
        let (app, shelf) = try open(notebook)
        try shelf.drop(Self.id, ["picker.json": PickerShelf.inks()])
        try app.waitForTrigger("Ink")
        let popover = try app.openPopover("Ink")
        try app.waitUntil("the focus is in it") { try app.focusedName == "Sea" }

        let time = monotonicTime()
        try shelf.change(Self.id) { $0.replacingOccurrences(of: "\"Sea\"", with: "\"Ocean\"") }
        try app.waitUntil("the change shows") { try popover.element("Ocean").isShowing }
        print("a change showed \((monotonicTime() - time) / 1_000_000) ms after it was saved")
        #expect(try !popover.element("Sea").exists)

        let right = try String(contentsOf: shelf.manifest(Self.id), encoding: .utf8)
        try shelf.write(
            right.replacingOccurrences(of: "\"name\": \"Ink\",", with: "\"name\": \"Ink\""), of: Self.id)
        // What is wrong is found at the next key, where the comma should have been.
        try app.waitForSentence(shelf.manifest(Self.id).path, ":4:3:", "[PK002]", "stays in use")
        #expect(try popover.element("Ocean").isShowing)
        #expect(try app.isExpanded("Ink"))

        try shelf.write(right.replacingOccurrences(of: "Moss", with: "Fern"), of: Self.id)
        try app.waitForNoSentence("[PK002]")
        try app.waitUntil("the mended list shows") { try popover.element("Fern").isShowing }

        try shelf.change(Self.id) {
            $0.replacingOccurrences(of: "\"name\": \"Ink\"", with: "\"name\": \"Quill\"")
        }
        try app.waitForTrigger("Quill")
        try app.waitForNoTrigger("Ink")
        try app.waitForPopover("Quill")
        #expect(try app.dialog("Quill").element("Fern").isShowing)

        try shelf.remove(Self.id)
        try app.waitForNoPopover("Quill")
        try app.waitForNoTrigger("Quill")
        try app.waitUntil("the canvas has the focus") { try app.canvas.isFocused }
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
        #expect(try app.quit() == .exited(0))
    }

    @Test func itsKeyIsFollowedAndFreeAgainOnceItIsGone() throws {
        let notebook = try Notebook()
        let (app, shelf) = try open(notebook)
        try shelf.drop(
            Self.id, ["picker.json": PickerShelf.inks(name: "Ink", "\n  \"accelerator\": \"<Primary>8\",")])
        try app.waitForTrigger("Ink")
        try app.key("8", modifiers: .control)
        try app.waitForPopover("Ink")
        try app.key(.escape)
        try app.waitForNoPopover("Ink")

        try shelf.change(Self.id) {
            $0.replacingOccurrences(of: "Primary>8", with: "Primary>9").replacingOccurrences(
                of: "\"Ink\"", with: "\"Quill\"")
        }
        try app.waitForTrigger("Quill")
        // Were the first key still its own, this would open it and the next close it.
        try app.key("8", modifiers: .control)
        try app.key("9", modifiers: .control)
        try app.waitForPopover("Quill")
        try app.key("9", modifiers: .control)
        try app.waitForNoPopover("Quill")

        try shelf.remove(Self.id)
        try app.waitForNoTrigger("Quill")
        try shelf.drop(
            "org.example.brush",
            [
                "picker.json": PickerShelf.inks(
                    "org.example.brush", name: "Brush", "\n  \"accelerator\": \"<Primary>9\",")
            ])
        try app.waitForTrigger("Brush")
        try app.key("9", modifiers: .control)
        try app.waitForPopover("Brush")
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
    }

    /// As `git checkout` and file managers do: what stands there then is watched as well.
    @Test func aFolderThatIsReplacedAsAWholeIsFollowed() throws {
        let notebook = try Notebook()
        let (app, shelf) = try open(notebook)
        try shelf.drop(Self.id, ["picker.json": PickerShelf.inks()])
        try app.waitForTrigger("Ink")
        try shelf.remove(Self.id)
        try shelf.drop(Self.id, ["picker.json": PickerShelf.inks(name: "Quill")])
        try app.waitForTrigger("Quill")
        try shelf.change(Self.id) { $0.replacingOccurrences(of: "Quill", with: "Brush") }
        try app.waitForTrigger("Brush")
        #expect(try !app.trigger("Ink").exists && !app.trigger("Quill").exists)
    }

    @Test func itIsASheetInANarrowWindowAndReadsAloud() throws {
        let notebook = try Notebook()
        let shelf = PickerShelf(of: notebook)
        try shelf.drop(Self.id, ["picker.json": PickerShelf.inks(name: "Ink", "\n  \"order\": 1,")])
        let app = try notebook.open(size: Self.wide)
        try app.waitForTrigger("Ink")
        let trigger = app.trigger("Ink")
        #expect(try trigger.states.isSuperset(of: [.expandable, .hasPopup]))
        #expect(try !trigger.states.contains(.expanded))
        try app.choose("Moss", from: "Ink")
        let popover = try app.openPopover("Ink")
        #expect(try popover.role == .dialog)
        #expect(try trigger.states.contains(.expanded))
        #expect(try popover.element("Inks", role: .list).rowNames == ["Sea", "Moss"])
        #expect(try popover.element("Moss").states.contains(.checked))
        #expect(try !popover.element("Sea").states.contains(.checked))
        try app.waitUntil("the current row has the focus") { try popover.element("Moss").isFocused }

        try app.resize(width: 400, height: 600)
        try app.waitUntil("it is a sheet") { try app.element("Done").isShowing }
        try app.waitUntil("its row has the focus") { try popover.element("Moss").isFocused }
        try shelf.change(Self.id) { $0.replacingOccurrences(of: "\"Sea\"", with: "\"Ocean\"") }
        try app.waitUntil("the change shows in the sheet") { try popover.element("Ocean").isShowing }
        #expect(try app.element("Done").isShowing)
        try app.resize(width: Self.wide.width, height: Self.wide.height)
        try app.waitUntil("it is a popover") { try !app.element("Done").exists }
        try app.waitUntil("its row still has the focus") { try popover.element("Moss").isFocused }
        try popover.element("Ocean").press()
        try app.waitForNoPopover("Ink")
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
    }

    @Test func inMoreItIsAScreenThatFollowsAndGoes() throws {
        let notebook = try Notebook()
        let (app, shelf) = try open(notebook, size: ScreenSize(480, 600))
        try app.waitUntil("More shows") { try app.control("More").isShowing }
        let more = try app.openPopover("More")
        try shelf.drop(Self.id, ["picker.json": PickerShelf.inks()])
        try app.waitUntil("it is listed") {
            try more.element("More", role: .list).rowNames.contains("Ink")
        }
        try more.element("Ink", role: .listItem).press()
        try app.waitUntil("it is pushed") {
            try more.element("Moss").isShowing && app.control("Back").isShowing
        }
        try shelf.change(Self.id) { $0.replacingOccurrences(of: "\"Sea\"", with: "\"Ocean\"") }
        try app.waitUntil("the change shows") { try more.element("Ocean").isShowing }
        try app.press("Back")
        try app.waitUntil("the row has the focus") { try app.focusedName == "Ink" }
        try more.element("Ink", role: .listItem).press()
        try app.waitUntil("it is pushed again") { try more.element("Ocean").isShowing }
        try shelf.remove(Self.id)
        try app.waitForNoPopover("More")
        try app.openPopover("More")
        #expect(try !more.element("More", role: .list).rowNames.contains("Ink"))
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
    }
}
