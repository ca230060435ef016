import AppDriver
import Testing

@Suite(.serialized)
struct PopoverTests {
    @Test(arguments: [false, true]) func aPressOnAnotherTriggerSwitchesAtOnce(animations: Bool) throws {
        let app = try Notebook().open(animations: animations)
        try app.openPopover("Title Color")
        try app.control("Fill Color").press()
        try app.waitForPopover("Fill Color")
        try app.waitForNoPopover("Title Color")
        #expect(try !app.isExpanded("Title Color"))
        #expect(try app.isExpanded("Fill Color"))
    }

    @Test(arguments: [false, true]) func aPressOnItsOwnTriggerClosesIt(animations: Bool) throws {
        let app = try Notebook().open(animations: animations)
        try app.openPopover("Title Color")
        try app.control("Title Color").press()
        try app.waitForNoPopover("Title Color")
        try expectStaysClosed("Title Color", app)
    }

    @Test(arguments: [false, true]) func twoFastPressesOpenAndClose(animations: Bool) throws {
        let app = try Notebook().open(animations: animations)
        try app.press("Title Color", clicks: 2)
        try app.waitUntil("the trigger is up again") { try !app.isExpanded("Title Color") }
        try app.waitForNoPopover("Title Color")
        try expectStaysClosed("Title Color", app)
    }

    /// A popover that opened again would swallow the press on the canvas.
    private func expectStaysClosed(_ name: String, _ app: AppDriver) throws {
        try app.canvas.press(at: app.place(30, 30))
        try app.waitForGraphics(1)
        #expect(try !app.dialog(name).exists)
        #expect(try !app.isExpanded(name))
    }

    @Test(arguments: [false, true]) func aPressOutsideOnlyDismisses(animations: Bool) throws {
        let app = try Notebook().open(animations: animations)
        try app.openPopover("Stroke Color")
        try app.canvas.press(at: app.place(30, 200))
        try app.waitForNoPopover("Stroke Color")
        #expect(try app.canvas.summary == "0 graphics")
        try app.canvas.press(at: app.place(60, 200))
        try app.waitForGraphics(1)
    }

    @Test(arguments: [false, true]) func escapeDismissesAndTheFocusGoesBack(animations: Bool) throws {
        let app = try Notebook().open(animations: animations)
        for trigger in ["Title Color", "Stroke Color", "Filter"] {
            try app.openPopover(trigger)
            try app.key(.escape)
            try app.waitForNoPopover(trigger)
            try app.waitUntil("the canvas has the focus after \(trigger)") { try app.canvas.isFocused }
        }
        try app.key(.function(10))
        try app.waitForPopover("Main Menu")
        try app.key(.escape)
        try app.waitForNoPopover("Main Menu")
        try app.waitUntil("the canvas has the focus again") { try app.canvas.isFocused }

        try app.tab(to: "Title Color")
        try app.key(.space)
        try app.waitForPopover("Title Color")
        try app.key(.escape)
        try app.waitForNoPopover("Title Color")
        try app.waitUntil("the trigger has the focus") { try app.control("Title Color").isFocused }
    }

    @Test(arguments: [false, true]) func theFocusComesBackAfterASwitch(animations: Bool) throws {
        let app = try Notebook().open(animations: animations)
        try app.openPopover("Title Color")
        try app.control("Fill Color").press()
        try app.waitForPopover("Fill Color")
        try app.key(.escape)
        try app.waitForNoPopover("Fill Color")
        try app.waitUntil("the canvas has the focus") { try app.canvas.isFocused }
    }

    @Test func keysOfToolsWorkAfterAButton() throws {
        let app = try Notebook().open()
        func expectInHand(_ tool: String) throws {
            try app.waitUntil("\(tool) is in hand") { try app.control(tool).states.contains(.checked) }
        }
        try app.key("l")
        try expectInHand("Line")
        try app.press("Rectangle")
        try app.key("e")
        try expectInHand("Ellipse")
        try app.choose("Teal", from: "Stroke Color")
        try app.key("p")
        try expectInHand("Pencil")
    }

    @Test func aSelectionDismisses() throws {
        let app = try Notebook().open()
        try app.openPopover("Fill Color").element("Lime").press()
        try app.waitForNoPopover("Fill Color")
        #expect(try !app.isExpanded("Fill Color"))
    }

    @Test func triggerAndPopoverSayWhatTheyAre() throws {
        let app = try Notebook().open()
        for name in ["Stroke Color", "Fill Color", "Stroke Width", "Title Color", "Main Menu"] {
            let trigger = app.control(name)
            #expect(try trigger.states.isSuperset(of: [.expandable, .hasPopup]), "\(name)")
            #expect(try !trigger.states.contains(.expanded), "\(name)")
            #expect(try app.openPopover(name).role == .dialog)
            #expect(try trigger.states.contains(.expanded), "\(name)")
            try app.key(.escape)
            try app.waitForNoPopover(name)
        }
    }

    @Test func theFocusGoesToTheCurrentRow() throws {
        let app = try Notebook().open()
        try app.choose("Teal", from: "Title Color")
        let popover = try app.openPopover("Title Color")
        try app.waitUntil("the current color has the focus") { try popover.element("Teal").isFocused }
    }

    @Test func everythingWorksWithKeysAlone() throws {
        let app = try Notebook().open()
        try app.tab(to: "Title Color")
        try app.key(.space)
        try app.waitForPopover("Title Color")
        let popover = app.dialog("Title Color")
        func expectFocus(on row: String) throws {
            try app.waitUntil("\(row) has the focus") { try popover.element(row).isFocused }
        }
        try expectFocus(on: "Black")
        for (key, row): (Key, String) in [
            (.down, "Charcoal"), (.down, "Gray"), (.up, "Charcoal"), (.end, "Brown"), (.down, "Brown"),
            (.home, "Black"), (.up, "Black"),
        ] {
            try app.key(key)
            try expectFocus(on: row)
        }
        try app.type("Blu")
        try expectFocus(on: "Blue")
        try app.key(.return)
        try app.waitForNoPopover("Title Color")
        try app.waitUntil("the trigger has the focus again") { try app.focusedName == "Title Color" }
        try app.key(.space)
        try app.waitForPopover("Title Color")
        try expectFocus(on: "Blue")
        #expect(try popover.element("Blue").states.contains(.checked))
    }
}

extension AppDriver {
    func isExpanded(_ trigger: String) throws -> Bool {
        try control(trigger).states.contains(.expanded)
    }
}
