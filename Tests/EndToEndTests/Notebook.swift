import AppDriver
import Foundation

/// A library for one test: a folder with drawings of the test's own, and a home for the program. Both are
/// removed at the end of all tests, for a program may outlive the last mention of its notebook in a test.
struct Notebook {
    /// What `--library` gets.
    let folder: URL
    /// Of the program; what one start leaves in it, the next one finds.
    let home: URL

    /// - Parameter drawings: the SVG of each, by the name of its file without the ending.
    init(_ drawings: [String: String] = ["Sketch": Notebook.sheet("Sketch")]) throws {
        let scratch = Self.scratch.appendingPathComponent(String(UUID().uuidString.prefix(8)))
        folder = scratch.appendingPathComponent("Library")
        home = scratch.appendingPathComponent("Home")
        for path in [folder, home] {
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        }
        for (name, svg) in drawings { try Data(svg.utf8).write(to: file(name)) }
    }

    private static let scratch: URL = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("daub-notebooks-\(ProcessInfo.processInfo.processIdentifier)")
        atexit { Notebook.removeScratch() }
        return folder
    }()

    private static func removeScratch() {
        // A folder that cannot be removed is left in the system's temporary folder, which is cleaned anyway.
        try? FileManager.default.removeItem(at: scratch)
    }

    /// An SVG of 400 × 300 pixels, which a window of usual size shows at its own size.
    /// - Parameter content: the elements on it.
    static func sheet(_ title: String, attributes: String = "", content: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:daub="urn:x-daub:1" width="400" height="300"\(attributes)>
          <title>\(title)</title>
          \(content)<!-- kept as it is -->
        </svg>

        """
    }

    func file(_ name: String) -> URL { folder.appendingPathComponent("\(name).svg") }

    /// The bytes of a drawing's file.
    func bytes(_ name: String = "Sketch") throws -> Data { try Data(contentsOf: file(name)) }

    /// What a drawing's file says.
    func text(_ name: String = "Sketch") throws -> String {
        String(decoding: try bytes(name), as: UTF8.self)
    }

    /// Starts Daub on the library and waits until a drawing is open.
    /// - Parameter title: of the drawing that is to be open.
    func open(
        _ title: String = "Sketch", size: ScreenSize? = ScreenSize(1000, 700), scale: Int = 1,
        animations: Bool = false, theme: Theme = .light, isComposited: Bool = false,
        environment: [String: String] = [:]
    ) throws -> AppDriver {
        let app = try AppDriver(
            arguments: ["--library", folder.path], environment: environment, size: size, scale: scale,
            animations: animations, theme: theme, isComposited: isComposited, home: home)
        try app.waitUntilOpen(title)
        return app
    }

    /// Saves with the keys, and waits until the file satisfies the condition.
    func save(
        _ name: String = "Sketch", in app: AppDriver, until fact: String, _ condition: (String) -> Bool
    ) throws {
        try app.key("s", modifiers: .control)
        try wait(name, in: app, until: fact, condition)
    }

    /// Saves with the keys, and waits until the file holds the bytes.
    func save(_ name: String = "Sketch", in app: AppDriver, untilItHolds bytes: Data) throws {
        try app.key("s", modifiers: .control)
        try app.waitUntil("\(name).svg holds the bytes it had") { try self.bytes(name) == bytes }
    }

    /// Waits until a drawing's file satisfies the condition.
    func wait(
        _ name: String = "Sketch", in app: AppDriver, until fact: String, _ condition: (String) -> Bool
    ) throws {
        try app.waitUntil("in \(name).svg \(fact)") { condition(try text(name)) }
    }
}
