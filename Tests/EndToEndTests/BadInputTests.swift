import AppDriver
import Foundation
import Testing

@Suite(.serialized)
struct BadInputTests {
    @Test(arguments: BadInput.allCases) func theWindowNamesTheFileAndLeavesItAlone(input: BadInput) throws {
        let notebook = try Notebook()
        let file = notebook.file("Bad")
        try input.make(at: file)
        let before = try input.trace(of: file)
        let app = try AppDriver(
            arguments: ["--library", notebook.folder.path, file.path], home: notebook.home, timeout: 20)
        try app.waitUntil("a bar names the file") {
            app.showingNames().contains { $0.contains(file.path) }
        }
        try app.canvas.press(at: ScreenPoint(100, 100))
        try app.list("Drawings").select("Sketch")
        try app.waitUntilOpen("Sketch")
        try app.waitUntil("the bar is gone") { !app.showingNames().contains { $0.contains(file.path) } }
        try app.canvas.press(at: app.place(30, 30))
        try app.waitForGraphics(1)
        #expect(try app.quit() == .exited(0))
        #expect(app.criticals.isEmpty)
        #expect(try input.trace(of: file) == before)
        #expect(try notebook.text().contains("<path"))
    }

    @Test(arguments: BadInput.allCases) func renderFailsInOneLine(input: BadInput) throws {
        let notebook = try Notebook()
        let file = notebook.file("Bad")
        try input.make(at: file)
        let picture = notebook.folder.appendingPathComponent("out.png")
        let run = try CommandRun(["render", file.path, "-o", picture.path])
        #expect(run.status == .exited(1))
        #expect(run.errors.hasSuffix("\n"))
        #expect(run.errors.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
        #expect(run.errors.contains(file.path))
        #expect(run.output.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: picture.path))
    }
}

/// What is given for a drawing and is none.
enum BadInput: String, CaseIterable {
    case missing, folder, malformed, empty, notSVG, entityBomb, deep, huge

    func make(at file: URL) throws {
        switch self {
        case .missing: break
        case .folder:
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        case .huge:
            try Data().write(to: file)
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: 300 << 20)
            try handle.close()
        default: try Data(text.utf8).write(to: file)
        }
    }

    private var text: String {
        let root = "<svg xmlns='http://www.w3.org/2000/svg'>"
        switch self {
        case .malformed: return "\(root)<path d='M0 0'><rect/></svg>"
        case .notSVG: return "<html><body>svg</body></html>"
        case .deep:
            return root + String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000)
                + "</svg>"
        case .entityBomb:
            let entities = (1...9).map { level in
                let inner = String(repeating: "&e\(level - 1);", count: 10)
                return "<!ENTITY e\(level) '\(inner)'>"
            }
            return "<!DOCTYPE svg [<!ENTITY e0 'bomb'>\(entities.joined())]>\(root)<text>&e9;</text></svg>"
        case .empty, .missing, .folder, .huge: return ""
        }
    }

    /// What would show that the file was touched: its kind, size and time.
    func trace(of file: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: file.path) else { return ["nothing"] }
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        let keys: [FileAttributeKey] = [.type, .size, .modificationDate, .systemFileNumber]
        return keys.map { "\($0.rawValue) \(attributes[$0] ?? "unknown")" }
    }
}
