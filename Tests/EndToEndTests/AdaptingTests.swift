import PickerKit
import Pickers
import Testing

@testable import AppDriver

/// Content on its way between a popover and a sheet.
@Suite(.serialized)
struct AdaptingTests {
    private static let wide = ScreenSize(1000, 700)
    private static let narrow = ScreenSize(400, 600)

    @Test(arguments: [false, true]) func halfTypedTextKeepsItsCaret(animations: Bool) throws {
        let notebook = try Notebook()
        let app = try notebook.open(size: Self.wide, animations: animations)
        let title = try app.openPopover("Details").element("Title", role: .entry)
        try app.waitUntil("the title has the focus") { try title.isFocused }
        try app.key(.end)
        try app.type(" 12")
        try app.key(.left)
        try app.waitUntil("it is typed") { try title.text == "Sketch 12" }
        try app.becomeSheet("Details", Self.narrow)
        try app.waitUntil("the title has the focus in the sheet") { try title.isFocused }
        try app.type("a")
        try app.waitUntil("the caret is where it was") { try title.text == "Sketch 1a2" }
        try app.becomePopover("Details", Self.wide)
        try app.waitUntil("the title has the focus in the popover") { try title.isFocused }
        try app.type("b")
        try app.waitUntil("the caret still is") { try title.text == "Sketch 1ab2" }
        try app.key(.return)
        try app.waitUntilOpen("Sketch 1ab2")
    }

    @Test(arguments: [false, true]) func aPushedScreenStaysWithItsFocus(animations: Bool) throws {
        let app = try Notebook().open(size: Self.wide, animations: animations)
        let popover = try app.openPopover("Stroke Color")
        try popover.element("Custom…").press()
        let code = popover.element("Code", role: .entry)
        try app.waitUntil("the code shows") { try code.isShowing && app.control("Back").isShowing }
        try code.press()
        try app.key("a", modifiers: .control)
        try app.type("#0a")
        try app.resize(width: 400, height: 400)
        try app.wait(untilDimmed: true)
        func expectPushed() throws {
            try app.waitUntil("the screen shows with its half-typed code") {
                try app.control("Back").isShowing && code.isFocused && code.text == "#0a"
                    && !app.element("Done").exists
            }
        }
        try expectPushed()
        try app.waitUntil("what is typed in is in sight") {
            try popover.extents.contains(code.extents.center)
        }
        try app.resize(width: Self.wide.width, height: Self.wide.height)
        try app.wait(untilDimmed: false)
        try expectPushed()
        try app.key("6")
        try app.waitUntil("typing goes on") { try code.text == "#0a6" }
        try app.press("Back")
        try app.waitUntil("the row that led there has the focus") { try app.focusedName == "Custom…" }
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
    }

    @Test func aLongListStaysScrolledWhereItWas() throws {
        let app = try Notebook().open(size: ScreenSize(1000, 420))
        let list = try app.openPopover("Stroke Color").element("Colors")
        try list.scroll(notches: 4)
        try app.waitUntil("it is scrolled") { try list.rowNames.first != "Black" }
        let first = try list.rowNames.first
        try app.becomeSheet("Stroke Color", ScreenSize(400, 420))
        try app.waitUntil("it is scrolled as far in the sheet") { try list.rowNames.first == first }
        try app.becomePopover("Stroke Color", ScreenSize(1000, 420))
        try app.waitUntil("it is scrolled as far in the popover") { try list.rowNames.first == first }
    }

    @Test(arguments: [ScreenSize(480, 600), ScreenSize(400, 600)])
    func anAcceleratorOpensAPickerWhoseButtonIsInMore(size: ScreenSize) throws {
        let app = try Notebook().open(size: size)
        try app.waitUntil("More shows") { try app.control("More").isShowing }
        #expect(try !app.element("Details", role: .toggleButton).isShowing)
        try app.key(.return, modifiers: .alt)
        try app.waitForPopover("Details")
        try app.waitUntil("the title has the focus") { try app.focusedName == "Title" }
        #expect(try app.isExpanded("More"))
        try app.key(.return, modifiers: .alt)
        try app.waitForNoPopover("Details")
        try app.waitUntil("More is up again") { try !app.isExpanded("More") }
    }

    /// Twenty times from popover to sheet and back, with each picker open whose button shows.
    @Test func everyPickerGoesThereAndBackTwentyTimes() throws {
        // Low windows are soon drawn.
        let (wide, narrow) = (ScreenSize(1000, 420), ScreenSize(400, 420))
        let app = try Notebook().open(size: wide)
        for picker in BuiltInPickers.all {
            let name = picker.descriptor.title
            try app.openPopover(name)
            let before = try app.contents(of: name)
            for _ in 0..<20 {
                try app.resize(width: narrow.width, height: narrow.height)
                try app.wait(untilDimmed: true)
                try app.resize(width: wide.width, height: wide.height)
                try app.wait(untilDimmed: false)
            }
            try app.waitUntil("\(name) holds what it held") { try app.contents(of: name) == before }
            try app.key(.escape)
            try app.waitForNoPopover(name)
            try app.waitUntil("the trigger of \(name) is up") { try !app.isExpanded(name) }
        }
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
        #expect(try !app.element("Undo").states.contains(.sensitive), "nothing was changed")
    }

    /// The same with those that are a screen within More.
    @Test func everyPickerInMoreGoesThereAndBackTwentyTimes() throws {
        let (wide, narrow) = (ScreenSize(480, 420), ScreenSize(400, 420))
        let app = try Notebook().open(size: wide)
        try app.waitUntil("More shows") { try app.control("More").isShowing }
        let hidden = try BuiltInPickers.all.map(\.descriptor).filter { descriptor in
            try descriptor.slot != .library
                && !app.element(descriptor.title, role: .toggleButton).isShowing
        }
        #expect(hidden.count > 3)
        for name in hidden.map(\.title) {
            let more = try app.openPopover("More")
            try more.element(name, role: .listItem).press()
            try app.waitUntil("\(name) is pushed") { try app.control("Back").isShowing }
            for _ in 0..<20 {
                try app.resize(width: narrow.width, height: narrow.height)
                try app.wait(untilDimmed: true)
                try app.resize(width: wide.width, height: wide.height)
                try app.wait(untilDimmed: false)
            }
            try app.waitUntil("\(name) is still pushed") { try app.control("Back").isShowing }
            try app.key(.escape)
            try app.waitUntil("\(name) has the focus in the list") { try app.focusedName == name }
            try app.key(.escape)
            try app.waitForNoPopover("More")
        }
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
    }
}

extension AppDriver {
    /// Waits until the window is dimmed, as it is below a sheet and not beside a popover. A glance at the screen
    /// takes a small part of the time that a look through the accessible tree does.
    fileprivate func wait(untilDimmed isDimmed: Bool) throws {
        let corner = ScreenRect(12, 60, 1, 1)
        try waitUntil("the window is \(isDimmed ? "" : "not ")dimmed") {
            try (picture(of: corner).pixel(0, 0).green < 190) == isDimmed
        }
    }

    /// The names of what shows in a dialog.
    fileprivate func contents(of name: String) throws -> Set<String> {
        Set(try dialog(name).find(showingOnly: true) { AccessibleTree(root: $0).showingNames() } ?? [])
    }
}
