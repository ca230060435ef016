import AppDriver
import Foundation
import Testing

/// Manifests that are wrong, dropped in one after another while Daub runs.
@Suite(.serialized)
struct ManifestFaultTests {
    /// A manifest, and what is said of it.
    struct Fault: Sendable {
        let code: String
        /// Where it is wrong, as in `:2:3:`.
        var place = ""
        /// Nil for a folder without one.
        let text: String?
        /// What else is in the folder, by name.
        var files: [String: String] = [:]
    }

    private static let id = "org.example.wrong"
    private static let start =
        "{\n  \"id\": \"\(id)\", \"name\": \"Wrong\", \"attributes\": [\"stroke\"],\n  "

    static let faults = [
        Fault(code: "PK007", text: nil),
        Fault(code: "PK002", place: ":1:1:", text: "picker"),
        Fault(code: "PK002", place: ":3:", text: start + "\"controls\": ["),
        Fault(code: "PK004", place: ":3:3:", text: start + "\"id\": \"\(id)\", \"controls\": []}"),
        Fault(code: "PK020", text: "{\"id\": \"\(id)\", \"attributes\": [\"stroke\"], \"controls\": []}"),
        Fault(code: "PK021", place: ":3:15:", text: start + "\"controls\": \"list\"}"),
        Fault(code: "PK024", place: ":1:8:", text: "{\"id\": \"wrong\", \"name\": \"W\", \"controls\": []}"),
        Fault(
            code: "PK025", place: ":1:8:",
            text: "{\"id\": \"org.example.right\", \"name\": \"W\", \"controls\": []}"),
        Fault(
            code: "PK026", place: ":3:", text: start + "\"api\": {\"min\": 9, \"max\": 9}, \"controls\": []}"),
        Fault(code: "PK028", place: ":3:25:", text: start + "\"controls\": [{\"type\": \"dial\"}]}"),
        Fault(code: "PK031", place: ":3:", text: start + "\"exec\": [\"../../../bin/sh\"]}"),
        Fault(code: "PK032", place: ":3:", text: start + "\"icon\": \"none.svg\", \"controls\": []}"),
        Fault(
            code: "PK035", place: ":3:",
            text: start + "\"controls\": [{\"type\": \"slider\", \"attribute\": \"stroke-width\"}]}"),
        Fault(
            code: "PK061", place: ":3:12:", text: start + "\"exec\": [\"run.sh\"]}",
            files: ["run.sh": "echo\n"]),
    ]

    @Test func eachIsSaidWithItsPlaceAndHarmsNothing() throws {
        let notebook = try Notebook()
        let shelf = PickerShelf(of: notebook)
        try shelf.drop("org.example.ink", ["picker.json": PickerShelf.inks()])
        let app = try notebook.open(size: ScreenSize(1300, 700))
        try app.waitForTrigger("Ink")
        let before = try notebook.bytes()
        for fault in Self.faults {
            var files = fault.files
            files["picker.json"] = fault.text
            try shelf.drop(Self.id, files)
            let path = (fault.text == nil ? shelf.bundle(Self.id) : shelf.manifest(Self.id)).path
            try app.waitForSentence("[\(fault.code)]", path, fault.place)
            #expect(try app.trigger("Ink").isShowing && !app.trigger("Wrong").exists)
            try shelf.remove(Self.id)
            try app.waitForNoSentence("[\(fault.code)]")
        }
        try app.choose("Moss", from: "Ink")
        #expect(try notebook.bytes() == before)
        #expect(app.criticals.isEmpty && app.warnings.isEmpty)
        #expect(try app.quit() == .exited(0))
    }

    @Test func anUnknownKeyHindersNothing() throws {
        let notebook = try Notebook()
        let shelf = PickerShelf(of: notebook)
        let app = try notebook.open(size: ScreenSize(1300, 700))
        try shelf.drop(
            "org.example.ink", ["picker.json": PickerShelf.inks(name: "Ink", "\n  \"colour\": 1,")])
        try app.choose("Moss", from: "Ink")
        #expect(!app.showingNames().contains { $0.contains("[PK") })
    }
}
