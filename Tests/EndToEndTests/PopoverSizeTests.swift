import AppDriver
import Testing

@Suite(.serialized)
struct PopoverSizeTests {
    private static let triggers = ["Stroke Color", "Fill Color", "Stroke Width", "More", "Main Menu"]

    @Test(arguments: [ScreenSize(1000, 700), ScreenSize(720, 400)], [1, 2])
    func popoversStayInsideTheWindow(size: ScreenSize, scale: Int) throws {
        let app = try Notebook().open(size: size, scale: scale)
        let window = try #require(app.windowFrame)
        for name in Self.triggers where try app.control(name).isShowing {
            let popover = try app.openPopover(name).extents
            #expect(popover.intersection(window) == popover, "\(name)")
            try app.key(.escape)
            try app.waitForNoPopover(name)
        }
    }

    /// With the shadow that most desktops let a window have: there is no more room than without.
    @Test func theShadowOfAWindowIsNoRoom() throws {
        let app = try Notebook().open(size: nil, isComposited: true)
        let window = try #require(app.windowFrame)
        #expect(try app.control("Undo").extents.x > window.x + 20, "the window has no shadow")
        for name in ["Stroke Color", "Fill Color", "Title Color", "Font"] {
            let button = try app.control(name).extents
            let popover = try app.openPopover(name).extents
            #expect(popover.y > button.y + button.height / 2, "\(name) covers its button")
            try app.key(.escape)
            try app.waitForNoPopover(name)
        }
    }

    @Test func allRowsShowWhereThereIsRoom() throws {
        let app = try Notebook().open(size: ScreenSize(1000, 800))
        let list = try app.openPopover("Title Color").element("Colors")
        try app.waitUntil("the list shows its rows") { try list.children.count == 20 }
        let rows = try list.children
        #expect(rows.count == 20)
        #expect(Set(rows.map(\.extents.height)).count == 1)

        let gray = list.element("Gray")
        let before = try gray.screenshot()
        // X tells of motion only within a window: the first move is merely an entry.
        for place in [ScreenPoint(20, 10), ScreenPoint(24, 12)] { try gray.hover(at: place) }
        try app.waitUntil("the row under the pointer is drawn anew") { try gray.screenshot() != before }
        #expect(try list.children.count == 20)
    }

    @Test func rowsThatDoNotFitAreScrolledTo() throws {
        let app = try Notebook().open(size: ScreenSize(720, 400))
        let popover = try app.openPopover("Stroke Color")
        #expect(try popover.element("Colors").children.count < 20)
        try popover.element("Brown").press()
        try app.waitForNoPopover("Stroke Color")
        try app.openPopover("Stroke Color")
        try app.waitUntil("the current color is in sight") {
            let brown = popover.element("Brown")
            return try brown.isShowing && popover.extents.contains(brown.extents.center)
        }
    }

    @Test func aProgramsPopoverOpensAsLargeAsItWas() throws {
        let stage = try FaultStage(["starts-once"])
        let app = stage.app
        let popover = try app.openPopover("starts-once")
        try app.waitUntil("its content shows") { try popover.element("Go").isShowing }
        try app.waitUntil("it is laid out") {
            try popover.extents.contains(popover.element("Go").extents.center)
        }
        let before = try popover.extents
        try app.key(.escape)
        try app.waitForNoPopover("starts-once")
        try app.openPopover("starts-once")
        try app.waitForSentence("Waiting for starts-once…")
        #expect(try popover.extents == before && !popover.element("Go").exists)
    }

    @Test func aProgramsFirstPopoverHasRoomForASentence() throws {
        let app = try FaultStage(["hangs-at-start"]).app
        let popover = try app.openPopover("hangs-at-start")
        try app.waitForSentence("Waiting for hangs-at-start…")
        let size = try popover.extents
        #expect(size.width >= 240 && size.height >= 96)
    }

    /// The same menu in two languages: other words, another width, and no number changed.
    @Test func longerNamesMakeAWiderPopover() throws {
        func width(of menu: String, language: String) throws -> Int {
            let notebook = try Notebook(["Sketch": Notebook.sheet("Sketch")])
            let app = try AppDriver(
                arguments: ["--library", notebook.folder.path], environment: ["LANGUAGE": language],
                home: notebook.home)
            return try app.openPopover(menu).extents.width
        }
        #expect(try width(of: "Hauptmenü", language: "de") > width(of: "Main Menu", language: "en"))
    }
}
