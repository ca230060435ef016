import Foundation
import Testing

@testable import AppDriver

/// A program that is not Daub, with pickers of Daub's and one of its own.
@Suite(.serialized)
struct SecondHostTests {
    private static let shapes = """
        {
          "id": "org.example.shapes",
          "name": "Shape",
          "attributes": {"sign.shape": {"type": "keyword", "words": ["round", "square"], "default": "round"}},
          "controls": [{"type": "list", "rows": ["round", "square"]}]
        }
        """

    @Test func itHostsTwoBuiltInPickersAndABundle() throws {
        let bundle = try Notebook([:]).folder.appendingPathComponent("org.example.shapes")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try Self.shapes.write(
            to: bundle.appendingPathComponent("picker.json"), atomically: true, encoding: .utf8)
        let app = try AppDriver(executable: BuiltProgram.url("SecondHost"), arguments: [bundle.path])
        try app.waitUntil("the sign shows") {
            app.showingNames().contains("opacity 1, sign.shape round, stroke #26a269")
        }
        try app.choose("square", from: "Shape")
        try app.waitUntil("the shape is another") {
            app.showingNames().contains("opacity 1, sign.shape square, stroke #26a269")
        }
        try app.choose("Red", from: "Stroke Color")
        try app.waitUntil("the color is another") {
            app.showingNames().contains {
                $0.hasPrefix("opacity 1, sign.shape square, stroke #") && !$0.hasSuffix("#26a269")
            }
        }
        try app.openPopover("Opacity")
        try app.key(.home)
        try app.waitUntil("the strength is tried") {
            app.showingNames().contains { $0.hasPrefix("opacity 0, ") }
        }
        try app.key(.escape)
        try app.waitUntil("Escape takes it back") {
            app.showingNames().contains { $0.hasPrefix("opacity 1, ") }
        }
        #expect(try app.quit() == .exited(0))
        #expect(app.criticals.isEmpty)
    }
}
