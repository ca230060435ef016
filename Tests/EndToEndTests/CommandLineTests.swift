import AppDriver
import Foundation
import Testing

/// The program without a display; `CommandRun` gives it none.
@Suite(.serialized)
struct CommandLineTests {
    @Test(arguments: [
        ["--nonsense"], ["--library"], ["render"], ["render", "a.svg"], ["render", "-o", "b.png"],
        ["render", "a.svg", "b.svg", "-o", "c.png"], ["render", "a.svg", "-o"],
        ["render", "a.svg", "-o", "b.png", "--width", "0"],
        ["render", "a.svg", "-o", "b.png", "--width", "wide"], ["render", "--nonsense"],
    ])
    func wrongUsageIsSaidInOneLine(arguments: [String]) throws {
        let run = try CommandRun(arguments)
        #expect(run.status == .exited(2))
        #expect(isOneLine(run.errors))
        #expect(run.output.isEmpty)
    }

    @Test func aWindowWithoutADisplayIsRefusedInOneLine() throws {
        let run = try CommandRun([])
        #expect(run.status == .exited(1))
        #expect(isOneLine(run.errors))
        #expect(run.errors.contains("no display"))
    }

    @Test func versionAndHelpNeedNoDisplay() throws {
        let version = try CommandRun(["--version"])
        #expect(version.status == .exited(0))
        #expect(version.output.contains(#/^daub \d+\.\d+\.\d+\n$/#))
        let help = try CommandRun(["--help"])
        #expect(help.status == .exited(0))
        #expect(help.output.contains("daub render FILE -o OUT"))
        #expect((version.errors + help.errors).isEmpty)
    }

    @Test(arguments: ["png", "pdf", "svg"]) func renderNeedsNoDisplay(kind: String) throws {
        let notebook = try Notebook()
        let output = notebook.folder.appendingPathComponent("out.\(kind)")
        let run = try CommandRun(["render", notebook.file("Sketch").path, "-o", output.path])
        #expect(run.status == .exited(0))
        #expect((run.errors + run.output).isEmpty)
        let start = try Data(contentsOf: output).prefix(5)
        let magic = ["png": "PNG", "pdf": "%PDF-", "svg": "<?xml"]
        #expect(String(decoding: start, as: UTF8.self).contains(try #require(magic[kind])))
    }

    @Test(arguments: ["out.gif", "out"]) func renderNamesWhatItCannotWrite(name: String) throws {
        let notebook = try Notebook()
        let output = notebook.folder.appendingPathComponent(name)
        let run = try CommandRun(["render", notebook.file("Sketch").path, "-o", output.path])
        #expect(run.status == .exited(1))
        #expect(isOneLine(run.errors))
        #expect(run.errors.contains(output.path))
    }

    private func isOneLine(_ text: String) -> Bool {
        text.hasSuffix("\n") && text.split(separator: "\n", omittingEmptySubsequences: false).count == 2
    }
}
