import AppDriver
import Foundation
import Testing

@Suite(.serialized)
struct PickersWindowTests {
    private static let id = "org.example.ink"
    private let notebook: Notebook
    private let shelf: PickerShelf

    init() throws {
        notebook = try Notebook()
        shelf = PickerShelf(of: notebook)
        try shelf.drop(Self.id, ["picker.json": PickerShelf.inks()])
    }

    private func open() throws -> AppDriver { try notebook.open(size: ScreenSize(1300, 700)) }

    private func openWindow(_ app: AppDriver) throws -> Element {
        try app.openPopover("Main Menu").element("Pickers").press()
        let window = app.element("Pickers", role: .frame)
        try app.waitUntil("the pickers window shows") { try window.isShowing }
        return window
    }

    @Test func everyPickerIsListedAndOneCanBeSwitchedOff() throws {
        try shelf.drop("org.example.broken", ["picker.json": "{\n  \"id\": oops"])
        try shelf.drop(
            "org.example.quill", ["picker.json": PickerShelf.inks("org.example.quill", name: "Quill")])
        let app = try open()
        try app.waitForTrigger("Ink")
        let window = try openWindow(app)
        try window.element("org.example.broken").press()
        try app.waitForSentence("picker.json:2:9", "PK002")
        try window.element("Back").press()
        try window.element("Ink").press()
        try window.element("Use This Picker").press()
        try app.key(.escape)
        try app.key(.escape)
        try app.waitUntil("the window is gone") { try !window.exists }
        try app.waitForNoTrigger("Ink")
        #expect(try app.quit() == .exited(0))

        let again = try open()
        // Once it has looked, and no earlier.
        try again.waitForTrigger("Quill")
        #expect(try !again.trigger("Ink").exists)
        #expect(again.criticals.isEmpty)
    }

    @Test func moreThanTheWindowHasRoomForIsScrolledTo() throws {
        for number in 1...40 {
            let id = "org.example.many-\(number)"
            try shelf.drop(id, ["picker.json": PickerShelf.inks(id, name: "Many \(number)")])
        }
        let app = try open()
        try app.waitForTrigger("Ink")
        let window = try openWindow(app)
        let list = window.element("Pickers", role: .list)
        try app.waitUntil("there is room for some") { try (1..<20).contains(list.children.count) }
        try list.element("Many 9").press()
        try app.waitUntil("it is shown") { try window.element("Use This Picker").isShowing }
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
    }

    @Test func aStartThatDidNotFinishIsFollowedBySafeMode() throws {
        let state = notebook.home.appendingPathComponent(".local/state/daub")
        try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
        // No process has this number.
        try Data("4194305".utf8).write(to: state.appendingPathComponent("starting"))
        let app = try open()
        try app.waitUntil("safe mode is told of") { try app.control("Use All Pickers").isShowing }
        let window = try openWindow(app)
        // It was found, and is not used all the same.
        try app.waitUntil("it is listed") {
            try window.element("Pickers", role: .list).element("Ink").exists
        }
        #expect(try !app.trigger("Ink").exists)
        try app.key(.escape)
        try app.waitUntil("the window is gone") { try !window.exists }
        try app.press("Use All Pickers")
        try app.waitForTrigger("Ink")
        #expect(try app.quit() == .exited(0))

        let again = try open()
        try again.waitForTrigger("Ink")
        #expect(try !again.control("Use All Pickers").exists)
    }
}
