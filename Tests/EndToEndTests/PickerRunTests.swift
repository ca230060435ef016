import Foundation
import Testing

@testable import AppDriver

/// `daub picker run`: a picker in a window of its own.
@Suite(.serialized)
struct PickerRunTests {
    /// A bundle to work on.
    private struct Bench {
        let folder: URL

        init(_ kind: String) throws {
            let parent = try Notebook([:]).folder
            let run = try CommandRun(["picker", "new", "Hues", "--kind", kind, "--dir", parent.path])
            try #require(run.status == .exited(0))
            folder = parent.appendingPathComponent("local.hues")
        }

        func change(_ file: String, _ change: (String) -> String) throws {
            let url = folder.appendingPathComponent(file)
            let text = try String(contentsOf: url, encoding: .utf8)
            try change(text).write(to: url, atomically: true, encoding: .utf8)
        }

        func open() throws -> AppDriver {
            let app = try AppDriver(arguments: ["picker", "run", folder.path], size: nil)
            try app.waitForPopover("Hues")
            return app
        }
    }

    @Test func whatIsPickedIsPrintedAndChangesShowWhileItIsOpen() throws {
        let bench = try Bench("list")
        let app = try bench.open()
        try bench.change("picker.json") { $0.replacingOccurrences(of: "\"Sea\"", with: "\"Ocean\"") }
        try app.waitUntil("the change shows") { try app.dialog("Hues").element("Ocean").isShowing }
        try app.dialog("Hues").element("Ocean").press()
        try app.waitForNoPopover("Hues")
        let line = ##"{"event":"commit","values":{"stroke":"#1c71d8"}}"##
        try app.waitUntil("the choice is printed") { app.stdout.contains(line) }
        #expect(app.showingNames().contains { $0.contains("stroke: #1c71d8") })
        #expect(app.stdout.contains(#"{"event":"reload"}"#))
        #expect(try app.quit() == .exited(0))
        #expect(app.criticals.isEmpty)
    }

    @Test func aBrokenChangeKeepsWhatWasRightAndSaysWhy() throws {
        let bench = try Bench("list")
        let app = try bench.open()
        try bench.change("picker.json") { $0.replacingOccurrences(of: "\"search\"", with: "\"serch\"") }
        try app.waitUntil("it is said what is wrong") {
            app.showingNames().contains { $0.contains("[PK028]") }
        }
        #expect(try app.dialog("Hues").element("Sea").isShowing)
        #expect(app.stderr.contains("picker.json:"))
        try bench.change("picker.json") { $0.replacingOccurrences(of: "\"serch\"", with: "\"search\"") }
        try app.waitUntil("nothing is wrong any more") {
            !app.showingNames().contains { $0.contains("[PK028]") }
        }
        #expect(try app.quit() == .exited(0))
    }

    @Test func aProgramRunsToo() throws {
        let bench = try Bench("python")
        let app = try bench.open()
        try app.waitUntil("its content shows") { try app.dialog("Hues").element("Black again").isShowing }
        try app.dialog("Hues").element("Black again").press()
        try app.waitForNoPopover("Hues")
        try app.waitUntil("the choice is printed") {
            app.stdout.contains(##"{"event":"commit","values":{"stroke":"#000000"}}"##)
        }
        #expect(try app.quit() == .exited(0))
        #expect(app.criticals.isEmpty)
    }

    @Test func whatCannotBeShownIsSaid() throws {
        let run = try CommandRun(["picker", "run", "/nowhere/org.example.thing"])
        #expect(run.status == .exited(1))
        #expect(run.errors.contains("[PK007]"))
    }
}
