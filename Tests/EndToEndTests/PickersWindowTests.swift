import AppDriver
import Foundation
import Testing

@Suite(.serialized)
struct PickersWindowTests {
    private let notebook: Notebook

    init() throws { notebook = try Notebook() }

    /// Writes a bundle into the person's folder.
    private func add(_ id: String, _ manifest: String) throws {
        let folder = notebook.home.appendingPathComponent(".local/share/daub/pickers/\(id)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(manifest.utf8).write(to: folder.appendingPathComponent("picker.json"))
    }

    private func inks(_ name: String) -> String {
        """
        {"id": "org.example.inks", "name": "\(name)", "attributes": ["stroke"],
         "controls": [{"type": "list", "rows": ["navy", "teal"]}]}
        """
    }

    private func openWindow(_ app: AppDriver) throws -> Element {
        try app.openPopover("Main Menu").element("Pickers").press()
        let window = app.element("Pickers", role: .frame)
        try app.waitUntil("the pickers window shows") { try window.isShowing }
        return window
    }

    @Test func everyPickerIsListedAndOneCanBeSwitchedOff() throws {
        try add("org.example.inks", inks("Inks"))
        try add("org.example.broken", "{\n  \"id\": oops")
        let app = try notebook.open()
        try app.waitUntil("its button shows") { try app.control("Inks").exists }
        let window = try openWindow(app)
        try window.element("org.example.broken").press()
        try app.waitUntil("it is said what is wrong, and where") {
            app.showingNames().contains { $0.contains("picker.json:2:9") && $0.contains("PK002") }
        }
        try window.element("Back").press()
        try window.element("Inks").press()
        try window.element("Use This Picker").press()
        try app.key(.escape)
        try app.key(.escape)
        try app.waitUntil("the window is gone") { try !window.exists }
        try app.waitUntil("its button is gone") { try !app.control("Inks").exists }
        #expect(try app.quit() == .exited(0))

        let again = try notebook.open()
        #expect(try !again.control("Inks").exists)
        #expect(again.criticals.isEmpty)
    }

    @Test func aStartThatDidNotFinishIsFollowedBySafeMode() throws {
        try add("org.example.inks", inks("Inks"))
        let state = notebook.home.appendingPathComponent(".local/state/daub")
        try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
        // No process has this number.
        try Data("4194305".utf8).write(to: state.appendingPathComponent("starting"))
        let app = try notebook.open()
        try app.waitUntil("safe mode is told of") { try app.control("Use All Pickers").isShowing }
        #expect(try !app.control("Inks").exists)
        try app.press("Use All Pickers")
        try app.waitUntil("its button shows") { try app.control("Inks").exists }
        #expect(try app.quit() == .exited(0))

        let again = try notebook.open()
        try again.waitUntil("its button shows") { try again.control("Inks").exists }
        #expect(try !again.control("Use All Pickers").exists)
    }
}
