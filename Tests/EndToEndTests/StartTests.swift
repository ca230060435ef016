import Foundation
import Testing

@testable import AppDriver

@Suite(.serialized)
struct StartTests {
    private static let monsters = [
        "Crumbsnatch", "Fuzzlewump", "Grumblewick", "Lanternjaw", "Nimbulus", "Ogglepod", "Snorklefin",
        "Tanglesock", "Zigzaggle",
    ]

    private func waitForMonsters(_ app: AppDriver) throws {
        try app.waitUntil("the monsters are listed") {
            try app.list("Drawings").rowNames == Self.monsters
        }
    }

    @Test func theFirstStartListsTheSamplesAndOpensTheFirst() throws {
        let notebook = try Notebook([:])
        let app = try AppDriver(home: notebook.home)
        try app.waitUntilOpen("Crumbsnatch")
        try waitForMonsters(app)
        let selected = try app.list("Drawings").children.filter { $0.states.contains(.selected) }
        #expect(selected.map(\.name) == ["Crumbsnatch"])
        let copies = notebook.home.appendingPathComponent("Pictures/Daub/Monsters")
        #expect(try FileManager.default.contentsOfDirectory(atPath: copies.path).count == 9)
        #expect(try app.quit() == .exited(0))
        #expect(app.criticals.isEmpty)
        #expect(app.warnings.isEmpty)
    }

    @Test func theNextStartIsAsTheLastOneWasLeft() throws {
        let notebook = try Notebook([:])
        let app = try AppDriver(home: notebook.home)
        try app.waitUntilOpen("Crumbsnatch")
        try waitForMonsters(app)
        try app.resize(width: 940, height: 660)
        let split = Element(app: app, path: [ElementQuery(roles: ["split pane"])])
        try split.drag(from: ScreenPoint(260, 300), to: ScreenPoint(310, 300))
        try app.waitUntil("the list is wider") { try split.value == 310 }
        try app.list("Drawings").select("Nimbulus")
        try app.waitUntilOpen("Nimbulus")
        try app.press("Ellipse")
        try app.waitUntil("the ellipse is in hand") {
            try app.element("Ellipse").states.contains(.checked)
        }
        try app.choose("Red", from: "Stroke Color")
        let frame = try #require(app.windowFrame)
        #expect(try app.quit() == .exited(0))

        let again = try AppDriver(size: nil, home: notebook.home)
        try again.waitUntilOpen("Nimbulus")
        #expect(again.windowFrame?.size == frame.size)
        #expect(try Element(app: again, path: split.path).value == 310)
        #expect(try again.element("Ellipse").states.contains(.checked))
        let selected = try again.list("Drawings").children.filter { $0.states.contains(.selected) }
        #expect(selected.map(\.name) == ["Nimbulus"])
        #expect(try again.openPopover("Stroke Color").element("Red").states.contains(.checked))
    }

    @Test func settingsThatCannotBeKeptAreToldOnce() throws {
        let notebook = try Notebook()
        let file = notebook.home.appendingPathComponent(".config/daub/settings.ini")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let app = try notebook.open()
        let text = "The settings are not kept: \(file.path) cannot be written."
        try app.waitUntil("a bar names the file") { app.showingNames().contains(text) }
        try app.press("Ellipse")
        try app.draw(from: (20, 20), to: (90, 90))
        try app.waitForGraphics(1)
        #expect(app.showingNames().count { $0 == text } == 1)
    }

    @Test func deletedSamplesDoNotComeBack() throws {
        let notebook = try Notebook([:])
        let app = try AppDriver(home: notebook.home)
        try app.waitUntilOpen("Crumbsnatch")
        try app.quit()
        let library = notebook.home.appendingPathComponent("Pictures/Daub")
        try FileManager.default.removeItem(at: library.appendingPathComponent("Monsters"))
        let again = try AppDriver(home: notebook.home)
        try again.press("New Drawing")
        try again.waitUntilOpen("Untitled")
        #expect(try again.list("Drawings").rowNames == ["Untitled"])
    }

    @Test func anotherLibraryIsListed() throws {
        let notebook = try Notebook(["a": Notebook.sheet("Ant"), "b": Notebook.sheet("Bee")])
        let app = try notebook.open("Ant")
        try app.waitUntil("both drawings are listed") {
            try app.list("Drawings").rowNames == ["Ant", "Bee"]
        }
    }

    @Test func samplesComeIntoThePersonsOwnLibraryAlone() throws {
        let notebook = try Notebook([:])
        let other = try AppDriver(arguments: ["--library", notebook.folder.path], home: notebook.home)
        try other.press("New Drawing")
        try other.waitUntilOpen("Untitled")
        #expect(try other.list("Drawings").rowNames == ["Untitled"])
        try other.quit()
        let own = try AppDriver(home: notebook.home)
        try waitForMonsters(own)
    }

    @Test(.enabled(if: ReadOnlyFolder.isPossible, "only root can mount a folder read-only"))
    func aLibraryThatCannotBeWrittenIsNamedAndItsDrawingsOpen() throws {
        let notebook = try Notebook()
        let mount = try ReadOnlyFolder(notebook.folder)
        let app = try notebook.open()
        try app.waitUntil("a bar says that the folder cannot be written") {
            app.showingNames().contains { $0.contains("The folder \(notebook.folder.path) cannot") }
        }
        try app.canvas.press(at: app.place(50, 50))
        try app.key("e")
        try app.waitUntil("the ellipse is in hand") {
            try app.element("Ellipse").states.contains(.checked)
        }
        #expect(try app.canvas.summary == "0 graphics")
        #expect(try !app.control("Title Color").states.contains(.sensitive))
        #expect(try app.quit() == .exited(0))
        withExtendedLifetime(mount) {}
    }
}

/// A folder mounted read-only over itself, as long as this lives.
private final class ReadOnlyFolder {
    static var isPossible: Bool {
        let probe = FileManager.default.temporaryDirectory.appendingPathComponent("daub-mount-probe")
        do {
            try FileManager.default.createDirectory(at: probe, withIntermediateDirectories: true)
            _ = try ReadOnlyFolder(probe)
            try FileManager.default.removeItem(at: probe)
            return true
        } catch {
            return false
        }
    }

    struct Failure: Error {
        let command: [String]
        let errors: String
    }

    private let folder: URL

    init(_ folder: URL) throws {
        self.folder = folder
        try Self.run("mount", "--bind", folder.path, folder.path)
        try Self.run("mount", "-o", "remount,ro,bind", folder.path)
    }

    deinit {
        do {
            try Self.run("umount", "--lazy", folder.path)
        } catch {
            Issue.record(error)
        }
    }

    private static func run(_ command: String, _ arguments: String...) throws {
        let env = URL(fileURLWithPath: "/usr/bin/env")
        let run = try CommandRun([command] + arguments, executable: env)
        guard run.status == .exited(0) else {
            throw Failure(command: [command] + arguments, errors: run.errors)
        }
    }
}
