import Testing

@testable import AppDriver

/// Daub in a language that runs from right to left; it has no words in Hebrew, but GTK has.
@Suite(.serialized)
struct RightToLeftTests {
    private func open(size: ScreenSize) throws -> AppDriver {
        let notebook = try Notebook()
        let app = try AppDriver(
            arguments: ["--library", notebook.folder.path], environment: ["LANGUAGE": "he"], size: size,
            home: notebook.home)
        try app.waitUntilOpen("Sketch")
        return app
    }

    @Test func cellsAndWordsStandFromRightToLeft() throws {
        let app = try open(size: ScreenSize(1000, 700))
        let popover = try app.openPopover("Line Style")
        func place(_ name: String) throws -> Int { try popover.element(name).extents.x }
        #expect(try place("Solid") > place("Dotted") && place("Dotted") > place("Dashed"))
        #expect(try place("Butt") > place("Square"))
        try app.waitUntil("the first cell has the focus") { try popover.element("Solid").isFocused }
        try app.key(.left)
        try app.waitUntil("the next one is at the left") { try popover.element("Dotted").isFocused }
        try popover.element("Dashed").press()
        try app.waitUntil("what is pressed is chosen") {
            try popover.element("Dashed").states.contains(.checked)
        }
    }

    @Test func theWayBackIsToTheRight() throws {
        let app = try open(size: ScreenSize(400, 600))
        let more = try app.openPopover("More")
        try more.element("Opacity", role: .listItem).press()
        try app.waitUntil("the picker is pushed") { try app.control("Back").isShowing }
        let (back, sheet) = (try app.control("Back").extents, try more.extents)
        #expect(back.center.x > sheet.center.x)
        try app.key(.right, modifiers: .alt)
        try app.waitUntil("the list is back") { try !app.element("Back").exists }
    }

    @Test func soItIsInAWindowOfItsOwn() throws {
        let app = try open(size: ScreenSize(1000, 700))
        try app.openPopover("Main Menu").element("Pickers").press()
        let window = app.element("Pickers", role: .frame)
        try app.waitUntil("the window shows") { try window.element("Opacity").isShowing }
        try window.element("Opacity").press()
        try app.waitUntil("the picker is pushed") { try app.control("Back").isShowing }
        try app.key(.left, modifiers: .alt)
        try app.key(.right, modifiers: .alt)
        try app.waitUntil("the list is back") { try !app.element("Back").exists }
        #expect(try window.isShowing)
    }
}
