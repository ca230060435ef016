import AppDriver
import Foundation
import Testing

/// A person with very many pickers.
@Suite(.serialized)
struct ManyPickersTests {
    private static let count = 500

    @Test func fiveHundredLeaveRoomForTheTools() throws {
        let notebook = try Notebook()
        let shelf = PickerShelf(of: notebook)
        for number in 1...Self.count {
            let id = "org.example.many-\(number)"
            try shelf.drop(
                id, ["picker.json": PickerShelf.inks(id, name: "Many \(number)", "\n  \"order\": \(number),")]
            )
        }
        let app = try notebook.open(size: ScreenSize(1000, 700))
        try app.waitForTrigger("Many 1")
        for name in ["Undo", "New Drawing", "Select", "Pencil", "Line", "Rectangle", "Stroke Color", "More"] {
            #expect(try app.control(name).isShowing, "\(name)")
        }
        #expect(try !app.trigger("Many \(Self.count)").exists)
        let more = try app.openPopover("More")
        // The last row is that of the drawing's last picker.
        try app.key(.end)
        try app.key(.return)
        try app.waitUntil("it is pushed") { try more.element("Country").isShowing }
        try app.key(.escape)
        try app.waitUntil("the list is back") { try !app.element("Back").exists }
        try app.key(.escape)
        try app.waitForNoPopover("More")
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
    }
}
