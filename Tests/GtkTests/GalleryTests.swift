import Foundation
import Testing

@testable import AppDriver

/// Every kind of control, as a person and assistive technology meet it.
@Suite(.serialized)
struct GalleryTests {
    private func gallery() throws -> AppDriver {
        try AppDriver(
            executable: BuiltProgram.url("GtkProbe"), arguments: ["gallery"], size: ScreenSize(400, 1150))
    }

    private func wait(_ app: AppDriver, _ name: String, isChecked: Bool = true) throws {
        try app.waitUntil("\(name) is \(isChecked ? "" : "not ")checked") {
            try app.element(name).states.contains(.checked) == isChecked
        }
    }

    @Test func cellsAreChosenByPressAndByKeysInTwoDimensions() throws {
        let app = try gallery()
        #expect(try app.element("Color none", role: .tableCell).states.contains(.checkable))
        try app.element("Color #000000", role: .tableCell).press()
        try wait(app, "Color #000000")
        try wait(app, "Color #3584e4", isChecked: false)
        try app.key(.down)
        try app.key(.right)
        try app.key(.end)
        try app.waitUntil("the last cell of the second row has the focus") {
            try app.element("Colors", role: .table).children[15].states.contains(.focused)
        }
        try app.key(.return)
        try app.waitUntil("it is checked") {
            try app.element("Colors", role: .table).children[15].states.contains(.checked)
        }
    }

    @Test func typedNumbersShowAtOnceAndAreTakenByEnter() throws {
        let app = try gallery()
        let number = app.element("Width", role: .spinButton)
        try number.press()
        try app.key("a", modifiers: .control)
        try app.type("12")
        try wait(app, "12 px")
        try app.key(.return)
        try app.waitUntil("it is twelve") { try number.value == 12 }
        try app.key(.up)
        try app.waitUntil("a step is taken") { try number.value == 12.5 }
        try wait(app, "12 px", isChecked: false)
    }

    @Test func aProblemShowsWhileOneTypes() throws {
        let app = try gallery()
        try app.element("Title", role: .entry).press()
        try app.type("a/b")
        try app.waitUntil("the problem shows") {
            try app.element("A title has no slash in it.", role: .label).isShowing
        }
        try app.key(.backspace)
        try app.key(.backspace)
        try app.waitUntil("it is gone") {
            try !app.element("A title has no slash in it.", role: .label).isShowing
        }
        #expect(try app.element("Title", role: .entry).text == "a")
    }

    @Test func aSwitchIsSwitchedOnceWhereverItsRowIsPressed() throws {
        let app = try gallery()
        let toggle = app.element("Italic", role: "toggle button")
        try app.waitUntil("it is on") { try toggle.states.contains(.checked) }
        try toggle.press()
        try app.waitUntil("it is off") { try !toggle.states.contains(.checked) }
        try app.element("Italic", role: .label).press()
        try app.waitUntil("it is on again") { try toggle.states.contains(.checked) }
        try app.key(.space)
        try app.waitUntil("the keyboard is on it") { try !toggle.states.contains(.checked) }
    }

    @Test func arrowKeysChooseAmongWords() throws {
        let app = try gallery()
        try app.element("Flat", role: .radioButton).press()
        try wait(app, "Flat")
        try wait(app, "Round", isChecked: false)
        try app.key(.right)
        try wait(app, "Round")
        try app.key(.right)
        try wait(app, "Square")
    }

    @Test func aRowUnfoldsInPlaceAndTheColorMovesByKeys() throws {
        let app = try gallery()
        let row = app.element("Fill", role: .toggleButton)
        #expect(try row.states.contains(.expandable) && !row.states.contains(.expanded))
        try row.press()
        let plane = app.element("Saturation and brightness")
        try app.waitUntil("the plane shows") { try plane.isShowing && row.states.contains(.expanded) }
        #expect(try !row.states.contains(.hasPopup))
        try app.key(.tab)
        try app.waitUntil("the plane has the focus") { try plane.isFocused }
        try app.key(.home)
        try app.key(.pageDown)
        try app.waitUntil("it is in words") {
            try plane.summary == "Saturation 0 %, brightness 86 %"
        }
        let hue = app.element("Hue", role: .slider)
        try app.key(.end)
        try app.key(.tab)
        try app.key(.end)
        try app.waitUntil("the hue has turned") { try hue.value == 360 }
        try app.element("Put back #f6d32dcc", role: .button).press()
        try app.waitUntil("the old colour is back") {
            try plane.summary == "Saturation 82 %, brightness 96 %"
        }
        try row.press()
        try app.waitUntil("it folds away") { try !plane.isShowing && !row.states.contains(.expanded) }
    }

    @Test func aLinkLeadsToRowsThatCanBeSearched() throws {
        let app = try gallery()
        try app.element("Rows", role: .button).press()
        try app.element("Find a row", role: .entry).press()
        try app.type("9")
        try app.waitUntil("only what matches is left") {
            try app.list("Rows").rowNames == ["Row 9", "Row 19", "Row 29", "Row 39", "Row 49", "Row 59"]
        }
        try app.list("Rows").select("Row 39")
        try wait(app, "Row 39")
    }

    @Test func aPressChoosesTheRowUnderThePointerHoweverTheListWasScrolled() throws {
        let app = try gallery()
        try app.element("Rows", role: .button).press()
        try app.element("Find a row", role: .entry).press()
        try app.list("Rows").select("Row 48")
        try wait(app, "Row 48")
    }
}
