import AppDriver
import Foundation
import Testing

/// Daub with a selected line, a picker for each of some programs, all allowed, and a neighbour without code.
struct FaultStage {
    let notebook: Notebook
    let shelf: PickerShelf
    let app: AppDriver
    /// What the neighbour was used for last: of two widths, each time the other.
    private let width = Width()

    private final class Width { var value = 3 }

    private static let neighbour = "org.example.neighbour"

    static func id(_ program: String) -> String { "org.example.\(program)" }

    /// - Parameters:
    ///   - programs: of the folder of faults; each has the title that it is called by.
    ///   - more: another one, that does all that it should.
    init(_ programs: [String], also more: String? = nil) throws {
        notebook = try Notebook(["Sketch": Self.drawing(3)])
        shelf = PickerShelf(of: notebook)
        let programs = programs + [more].compactMap { $0 }
        for program in programs { try Self.put(program, on: shelf) }
        try Self.allow(programs, on: shelf, in: notebook)
        try shelf.drop(Self.neighbour, ["picker.json": Self.neighbourManifest])
        // Wide enough for a button each.
        app = try notebook.open(size: ScreenSize(900 + 40 * programs.count, 600))
        try app.waitForTrigger("Neighbour")
        for program in programs { try app.waitForTrigger(program) }
        try app.press("Select")
        try app.canvas.press(at: app.place(100, 60))
        try app.waitUntil("the line is selected") { try app.canvas.summary.hasPrefix("1 of 1") }
    }

    func drawing(_ width: Int) -> String { Self.drawing(width) }

    private static func drawing(_ width: Int) -> String {
        Notebook.sheet(
            "Sketch", content: "<path d=\"M20 60 L320 60\" stroke=\"#123456\" stroke-width=\"\(width)\"/>")
    }

    /// The file is what some whole value made of it.
    func expectDrawingIntact(after fault: String) throws {
        let text = try notebook.text()
        #expect((0...20).contains { drawing($0) == text }, "\(fault): \(text)")
    }

    /// One press leads from any picker to the neighbour, whose choice is all that changes in the file.
    func expectNeighbourWorks(after fault: String) throws {
        width.value = 7 - width.value
        try app.choose("\(width.value) wide", from: "Neighbour")
        try notebook.save(in: app, until: "the line is \(width.value) wide after \(fault)") {
            $0 == drawing(width.value)
        }
    }

    /// Opens the pickers window, waits until it tells of a program all that is to be told, and closes it.
    func waitUntilToldOf(_ program: String, _ parts: String...) throws {
        try app.key(.escape)
        try app.waitForNoPopover(program)
        // What it says as it ends would draw the list anew under the pointer.
        try app.waitUntil("it has ended") { shelf.programs(of: Self.id(program)).isEmpty }
        try app.openPopover("Main Menu").element("Pickers").press()
        let window = app.element("Pickers", role: .frame)
        let search = window.element("Search Pickers")
        try app.waitUntil("the pickers window shows") { try window.isShowing }
        try search.press()
        try app.waitUntil("it waits for a name") { try search.isFocused }
        try app.type(program)
        try app.waitUntil("it alone is listed") {
            try window.element("Pickers", role: .list).rowNames == [program]
        }
        try window.element(program).press()
        try app.waitForSentence(parts)
        try app.key(.escape)
        try app.waitUntil("the list is back") { try search.isShowing }
        // The name goes, then the window.
        try app.key(.escape)
        try app.waitUntil("all are listed") { try window.element("Neighbour").exists }
        try app.key(.escape)
        try app.waitUntil("the pickers window is gone") { try !window.exists }
    }

    private static let neighbourManifest = """
        {
          "id": "\(neighbour)",
          "name": "Neighbour",
          "order": 1,
          "attributes": ["stroke-width"],
          "controls": [
            {"type": "list", "name": "Widths", "attribute": "stroke-width", "rows": [
              {"value": 3, "title": "3 wide"}, {"value": 4, "title": "4 wide"}
            ]}
          ]
        }
        """

    // MARK: Programs

    private static let faults = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Faults")

    private static func put(_ program: String, on shelf: PickerShelf) throws {
        let source = faults.appendingPathComponent(program)
        let isThere = FileManager.default.fileExists(atPath: source.path)
        let command = isThere ? "./\(program)" : program
        try shelf.drop(
            id(program),
            [
                "picker.json": """
                {
                  "id": "\(id(program))", "name": "\(program)", "commit": "live",
                  "attributes": ["stroke-width"], "exec": ["\(command)"]
                }
                """
            ])
        guard isThere else { return }
        for file in [source, faults.appendingPathComponent("common.sh")] {
            try FileManager.default.copyItem(
                at: file, to: shelf.bundle(id(program)).appendingPathComponent(file.lastPathComponent))
        }
    }

    /// Writes down that the programs were allowed, as Daub would.
    private static func allow(_ programs: [String], on shelf: PickerShelf, in notebook: Notebook) throws {
        let digests = try programs.map { "'\(id($0))': '\(try digest(of: shelf.bundle(id($0))))'" }
        let folder = notebook.home.appendingPathComponent(".config/daub")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "[Daub]\ntrusted-pickers={\(digests.joined(separator: ", "))}\n".write(
            to: folder.appendingPathComponent("settings.ini"), atomically: true, encoding: .utf8)
    }

    /// The SHA-256 of each file's name, length and bytes, in the order of the names.
    private static func digest(of bundle: URL) throws -> String {
        var all = Data()
        for name in try FileManager.default.contentsOfDirectory(atPath: bundle.path).sorted() {
            let bytes = try Data(contentsOf: bundle.appendingPathComponent(name))
            all += Data("\(name)\0\(bytes.count)\0".utf8) + bytes
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try all.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try CommandRun([file.path], executable: URL(fileURLWithPath: "/usr/bin/sha256sum"))
        return String(try #require(run.output.split(separator: " ").first))
    }
}
