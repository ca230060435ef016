import Glibc
import Testing

@testable import AppDriver

@Suite(.serialized)
struct NarrowWindowTests {
    @Test func theWindowCanBecomeNarrow() throws {
        let app = try Notebook().open(size: ScreenSize(1000, 700))
        for size in [ScreenSize(480, 400), ScreenSize(400, 600), ScreenSize(310, 480)] {
            try app.resize(width: size.width, height: size.height)
            let window = try #require(app.windowFrame)
            for name in ["More", "Main Menu", "Canvas"] {
                try app.waitUntil("\(name) shows within the window at \(size)") {
                    let element = app.element(name)
                    guard try element.isShowing else { return false }
                    return try element.extents.intersection(window) == element.extents
                }
            }
        }
    }

    @Test func whatDoesNotFitIsListedByMore() throws {
        let app = try Notebook().open(size: ScreenSize(1000, 700))
        #expect(try !app.control("More").isShowing)
        try app.resize(width: 480, height: 600)
        try app.waitUntil("More shows") { try app.control("More").isShowing }
        #expect(try !app.control("Ellipse").isShowing)
        let more = try app.openPopover("More")
        try more.element("Ellipse").press()
        try app.waitForNoPopover("More")
        try app.canvas.drag(from: ScreenPoint(40, 40), to: ScreenPoint(90, 80))
        try app.waitForGraphics(1)
        try app.openPopover("More")
        #expect(try more.element("Ellipse").states.contains(.checked))
        try app.key(.escape)
        try app.waitForNoPopover("More")
        try app.resize(width: 1000, height: 700)
        try app.waitUntil("everything fits again") { try !app.control("More").isShowing }
        #expect(try app.control("Ellipse").isShowing)
    }

    @Test func moreFollowsTheWindow() throws {
        let app = try Notebook().open(size: ScreenSize(620, 600))
        let more = try app.openPopover("More")
        let wide = try more.element("More", role: .list).rowNames
        try app.resize(width: 480, height: 600)
        try app.waitUntil("more is listed") {
            let narrow = try more.element("More", role: .list).rowNames
            return narrow.count > wide.count && Set(narrow).isSuperset(of: wide)
        }
        try app.resize(width: 620, height: 600)
        try app.waitUntil("the list is as it was") {
            try more.element("More", role: .list).rowNames == wide
        }
        try app.resize(width: 1100, height: 600)
        try app.waitForNoPopover("More")
        try app.waitUntil("everything fits") { try !app.control("More").isShowing }
    }

    @Test(arguments: [ScreenSize(480, 600), ScreenSize(400, 600)], [false, true])
    func aPickerOpensWithinMore(size: ScreenSize, animations: Bool) throws {
        let app = try Notebook().open(size: size, animations: animations)
        let more = try app.openPopover("More")
        func push() throws {
            try more.element("Title Color").press()
            try app.waitUntil("the picker is pushed") {
                try app.control("Back").isShowing && !app.element("Done").exists
            }
            try app.waitUntil("the focus is in it") { try app.focusedName == "Black" }
        }
        func expectRoot() throws {
            try app.waitUntil("the list is back") { try !app.element("Back").exists }
            try app.waitUntil("the row has the focus") { try app.focusedName == "Title Color" }
        }
        try push()
        try app.press("Back")
        try expectRoot()
        try push()
        try app.key(.left, modifiers: .alt)
        try expectRoot()
        try push()
        try app.key(.escape)
        try expectRoot()
        try push()
        try app.becomeOther(size)
        try app.waitUntil("the picker is still pushed") { try app.control("Back").isShowing }
        try more.element("Teal").press()
        try app.waitForNoPopover("More")
    }

    @Test func aShortcutOpensAPickerWithoutAButton() throws {
        let app = try Notebook().open(size: ScreenSize(480, 600))
        try app.waitUntil("More shows") { try app.control("More").isShowing }
        try app.key("n", modifiers: .control)
        try app.waitUntil("there is a new drawing") { try app.list("Drawings").rowNames.count == 2 }
    }

    @Test func theListOfDrawingsHangsOnAButton() throws {
        let notebook = try Notebook([
            "One": Notebook.sheet("One"), "Two": Notebook.sheet("Two"), "Three": Notebook.sheet("Three"),
        ])
        let app = try AppDriver(
            arguments: ["--library", notebook.folder.path], size: ScreenSize(1000, 700), home: notebook.home)
        try app.waitUntil("the list shows") { try app.list("Drawings").isShowing }
        try app.resize(width: 420, height: 600)
        try app.waitUntil("the list is gone") { try !app.list("Drawings").exists }
        try app.openPopover("Show Drawings", as: "Drawings").element("Two").press()
        try app.waitForNoPopover("Drawings")
        try app.waitUntilOpen("Two")

        try app.openPopover("Show Drawings", as: "Drawings")
        try app.resize(width: 1000, height: 700)
        try app.waitForNoPopover("Drawings")
        try app.waitUntil("the list is at the side again") { try app.list("Drawings").isShowing }
        try app.list("Drawings").element("One").press()
        try app.waitUntilOpen("One")
        #expect(try !app.control("Show Drawings").isShowing)
    }

    @Test func anEmptyLibrarySaysSo() throws {
        let notebook = try Notebook([:])
        let app = try AppDriver(
            arguments: ["--library", notebook.folder.path], size: ScreenSize(800, 600), home: notebook.home)
        try app.waitUntil("it says that nothing is open") { try app.element("No drawing is open").isShowing }
        try app.press("New Drawing")
        try app.waitUntil("it no longer says so") { try !app.element("No drawing is open").isShowing }
    }

    @Test(arguments: [SIGTERM, SIGINT]) func aSignalSavesAndCloses(signal: Int32) throws {
        let notebook = try Notebook()
        let app = try notebook.open()
        try app.press("Line")
        try app.draw(from: (20, 20), to: (200, 100))
        try app.waitForGraphics(1)
        app.process.signal(signal)
        #expect(try app.waitForExit() == .exited(0))
        #expect(try notebook.text().contains("<line"))
    }
}

extension AppDriver {
    /// Crosses the threshold between popover and sheet.
    fileprivate func becomeOther(_ size: ScreenSize) throws {
        try resize(width: size.width < 450 ? 480 : 400, height: size.height)
    }

    @discardableResult
    fileprivate func openPopover(_ trigger: String, as title: String) throws -> Element {
        try press(trigger)
        try waitForPopover(title)
        return dialog(title)
    }
}
