import Testing

@testable import AppDriver

@Suite(.serialized)
struct SheetTests {
    private static let wide = ScreenSize(1000, 700)
    private static let small = [ScreenSize(420, 600), ScreenSize(900, 340), ScreenSize(320, 480)]

    @Test(arguments: small, [false, true])
    func aPickerSurvivesNarrowingAndWidening(small: ScreenSize, animations: Bool) throws {
        let app = try Notebook().open(size: Self.wide, animations: animations)
        let popover = try app.openPopover("Stroke Width")
        let slider = popover.element("Width", role: .slider)
        try app.waitUntil("the slider has the focus") { try slider.isFocused }
        let value = try #require(try slider.value) + 3
        for _ in 0..<3 { try app.key(.right) }
        try app.waitUntil("the slider is at \(value)") { try slider.value == value }
        for round in 0..<2 {
            try app.becomeSheet("Stroke Width", small)
            #expect(try slider.value == value)
            try app.waitUntil("the slider has the focus in the sheet") { try slider.isFocused }
            let isTuckedAway = try !app.element("Stroke Width", role: "toggle button").isShowing
            #expect(try app.isExpanded(isTuckedAway ? "More" : "Stroke Width"))
            if round == 1 { try app.key(.right) }
            try app.becomePopover("Stroke Width", Self.wide)
            try app.waitUntil("the slider is where it was") { try slider.value == value + Double(round) }
            try app.waitUntil("the slider has the focus in the popover") { try slider.isFocused }
        }
        let last = try slider.value
        #expect(last == value + 1)
        try app.canvas.press(at: app.place(380, 280))
        try app.waitForNoPopover("Stroke Width")
        #expect(try app.openPopover("Stroke Width").element("Width", role: .slider).value == last)
    }

    @Test(arguments: [false, true]) func twentyTimesThereAndBack(animations: Bool) throws {
        let app = try Notebook().open(size: Self.wide, animations: animations)
        let popover = try app.openPopover("Title Color")
        let row = popover.element("Brown")
        try app.key(.end)
        try app.waitUntil("the last row has the focus") { try row.isFocused }
        for _ in 0..<20 {
            try app.becomeSheet("Title Color", ScreenSize(400, 400))
            try app.becomePopover("Title Color", Self.wide)
        }
        try app.becomeSheet("Title Color", ScreenSize(400, 400))
        try app.waitUntil("the last row has the focus, and shows") {
            try row.isFocused && popover.extents.contains(row.extents.center)
        }
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
    }

    @Test func aSmallWindowPresentsSheets() throws {
        let app = try Notebook().open(size: ScreenSize(400, 600))
        try app.openPopover("More")
        try app.waitUntil("the sheet has Done") { try app.element("Done").isShowing }
        #expect(try app.dialog("More").extents.width > 380)
        try app.press("Done")
        try app.waitForNoPopover("More")
        #expect(try !app.isExpanded("More"))
    }

    @Test func escapeOutsidePressAndItsTriggerDismissASheet() throws {
        let app = try Notebook().open(size: ScreenSize(600, 340))
        try app.press("Pencil")
        try app.canvas.press(at: ScreenPoint(60, 60))
        try app.waitForGraphics(1)
        try app.openPopover("Main Menu")
        try app.key(.escape)
        try app.waitForNoPopover("Main Menu")

        try app.openPopover("Stroke Color")
        let sheet = try app.dialog("Stroke Color").extents
        let window = try #require(app.windowFrame)
        #expect(sheet.intersection(window) == sheet)
        let canvas = try app.canvas.extents
        try app.canvas.press(at: ScreenPoint(canvas.width - 10, sheet.y + 20 - canvas.y))
        try app.waitForNoPopover("Stroke Color")
        #expect(try app.canvas.summary == "1 graphic")

        try app.openPopover("Fill Color")
        try app.press("Stroke Color")
        try app.waitForPopover("Stroke Color")
        try app.waitForNoPopover("Fill Color")
        try app.press("Stroke Color")
        try app.waitForNoPopover("Stroke Color")
    }

    @Test func theFocusStaysInASheet() throws {
        let app = try Notebook().open(size: ScreenSize(600, 340))
        try app.openPopover("Stroke Width")
        var names: Set<String> = []
        for _ in 0..<8 {
            try app.key(.tab)
            if let name = try app.focusedName { names.insert(name) }
        }
        #expect(names == ["Done", "Width", "Exact width", "2 wide"])
        try app.key(.escape)
        try app.waitForNoPopover("Stroke Width")
        try app.waitUntil("the canvas has the focus again") { try app.canvas.isFocused }
    }
}

extension AppDriver {
    /// Makes the window small and waits until what is presented is a sheet.
    func becomeSheet(_ name: String, _ size: ScreenSize) throws {
        try resize(width: size.width, height: size.height)
        try waitUntil("\(name) is a sheet") { try element("Done").isShowing && dialog(name).isShowing }
    }

    /// Makes the window large and waits until what is presented is a popover again.
    func becomePopover(_ name: String, _ size: ScreenSize) throws {
        try resize(width: size.width, height: size.height)
        try waitUntil("\(name) is a popover") { try !element("Done").exists && dialog(name).isShowing }
        try waitUntil("its trigger shows that it is open") { try isExpanded(name) }
    }
}
