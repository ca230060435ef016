import AppDriver
import Foundation

/// Takes a picture of each control that the reference shows an example of, as `control-TYPE.png`.
struct ControlPictures: Sendable {
    let album: Album

    private struct Example {
        let type: String
        let json: String
    }

    /// Why an example has no picture.
    enum Failure: Error, CustomStringConvertible {
        case noExamples(URL)

        var description: String {
            switch self {
            case .noExamples(let file): "\(file.path) has no examples"
            }
        }
    }

    /// - Parameter documentation: the folder of the reference, which the pictures are put into as well.
    func take(in documentation: URL, onFailure: (String, any Error) -> Void) throws {
        let reference = documentation.appendingPathComponent("Controls.md")
        let examples = try examples(in: reference)
        if examples.isEmpty { throw Failure.noExamples(reference) }
        for example in examples {
            do {
                let file = documentation.appendingPathComponent("control-\(example.type).png")
                try take(example, to: file)
            } catch {
                onFailure(example.type, error)
            }
        }
    }

    private func examples(in file: URL) throws -> [Example] {
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```json\n")
        return try parts.dropFirst().compactMap { part in
            let json = part.components(separatedBy: "\n```")[0]
            let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            return (object?["type"] as? String).map { Example(type: $0, json: json) }
        }
    }

    private func take(_ example: Example, to file: URL) throws {
        let home = try album.makeHome()
        defer { album.remove(home) }
        let bundle = home.appendingPathComponent("org.example.control")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try manifest(example).write(
            to: bundle.appendingPathComponent("picker.json"), atomically: true, encoding: .utf8)
        let app = try AppDriver(
            executable: album.daub, arguments: ["picker", "run", bundle.path], size: nil, home: home)
        try app.waitUntil("the popover shows") { try app.dialog("Control").isShowing }
        _ = try album.stillPicture(of: app)
        try app.screenshot(of: app.dialog("Control")).writePNG(to: file)
        // A plane of colors has more of them than a palette holds.
        try album.compress(file, least: 40)
    }

    /// The attributes that examples name, with values to show.
    private static let attributes = [
        "stroke": #"{"type": "paint", "default": "teal"}"#,
        "stroke-width": #"{"minimum": 0, "maximum": 200, "default": 4}"#,
        "stroke-dasharray": #"{"default": "10 5"}"#,
        "stroke-linecap": #"{"default": "round"}"#,
        "stroke-miterlimit": #"{"default": 4}"#,
        "opacity": #"{"default": 0.6}"#,
        "font-style": #"{"default": "italic"}"#,
        "drawing.title": #"{"default": "Harbour at dusk"}"#,
    ]

    /// A picker that shows the example and edits what that names.
    private func manifest(_ example: Example) -> String {
        let named = Self.attributes.filter { example.json.contains("\"\($0.key)\"") }
            .map { "\"\($0.key)\": \($0.value)" }.sorted().joined(separator: ", ")
        return """
            {
              "id": "org.example.control", "name": "Control", "commit": "live",
              "attributes": {\(named)},
              "controls": [\(example.json)],
              "screens": {"fill": {"title": "Fill", "controls": []}}
            }
            """
    }
}
