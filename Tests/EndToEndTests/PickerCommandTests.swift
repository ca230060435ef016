import AppDriver
import Foundation
import Testing

/// `daub picker …`, without a display.
struct PickerCommandTests {
    private static let kinds = ["list", "slider", "grid", "form", "stamps", "python", "swift", "shell"]

    @Test(arguments: [
        ["picker"], ["picker", "nonsense"], ["picker", "new"], ["picker", "new", "A", "B"],
        ["picker", "new", "A", "--kind"], ["picker", "new", "A", "--kind", "roof"], ["picker", "new", "!!!"],
        ["picker", "validate", "--nonsense"], ["picker", "validate", "--explain"],
        ["picker", "validate", "--explain", "PK999"], ["picker", "validate", "--explain", "PK020", "a"],
        ["picker", "list", "a"], ["picker", "list", "--picker-dir"], ["picker", "run"], ["picker", "test"],
        ["picker", "test", "a", "--seed", "x"], ["picker", "test", "a", "--check", "x"], ["--picker-dir"],
    ])
    func wrongUsageIsSaidInOneLine(arguments: [String]) throws {
        let run = try CommandRun(arguments)
        #expect(run.status == .exited(2))
        #expect(run.errors.hasSuffix("\n") && run.errors.filter { $0 == "\n" }.count == 1)
        #expect(run.output.isEmpty)
    }

    @Test(arguments: [["picker", "--help"], ["picker", "new", "-h"]])
    func helpIsGiven(arguments: [String]) throws {
        let run = try CommandRun(arguments)
        #expect(run.status == .exited(0))
        #expect(run.output.contains("daub picker new NAME"))
    }

    // MARK: New

    @Test(arguments: kinds) func whatIsNewIsValidToTheLetter(kind: String) throws {
        let home = try Notebook([:])
        let run = try CommandRun([
            "picker", "new", "My “Thing”", "--kind", kind, "--dir", home.folder.path,
        ])
        #expect(run.status == .exited(0), "\(run.errors)")
        let folder = home.folder.appendingPathComponent("local.my-thing").path
        #expect(run.output.hasPrefix(folder + "\n"))
        #expect(run.output.contains("Next: "))
        let check = try CommandRun(["picker", "validate", "--strict", folder])
        #expect(check.output == "\(folder): valid\n")
        #expect(check.status == .exited(0))
    }

    @Test func anIDIsTakenAsItIsAndNothingIsOverwritten() throws {
        let home = try Notebook([:])
        let arguments = ["picker", "new", "org.example.line-widths", "--dir", home.folder.path]
        #expect(try CommandRun(arguments).status == .exited(0))
        let file = home.folder.appendingPathComponent("org.example.line-widths/picker.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("\"Line Widths\""))
        try "mine".write(to: file, atomically: true, encoding: .utf8)
        let again = try CommandRun(arguments)
        #expect(again.status == .exited(1))
        #expect(again.errors.contains(file.deletingLastPathComponent().path))
        #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }

    @Test func withoutAFolderItIsPutWhereDaubLooks() throws {
        let home = try Notebook([:])
        let environment = ["XDG_DATA_HOME": home.folder.path]
        let run = try CommandRun(["picker", "new", "Hues"], environment: environment)
        #expect(run.output.hasPrefix(home.folder.path + "/daub/pickers/local.hues\n"))
        let list = try CommandRun(["picker", "list"], environment: environment)
        #expect(list.output.contains(#/on +local\.hues +Hues/#))
    }

    // MARK: Validate

    @Test func whatIsWrongIsSaidWithItsPlace() throws {
        let home = try Notebook([:])
        let folder = home.folder.appendingPathComponent("org.example.thing")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let manifest = folder.appendingPathComponent("picker.json")
        try """
        {
          "id": "org.example.thing", "name": "Thing", "colour": "red",
          "attributes": ["stroke"],
          "controls": [{"type": "lst", "rows": ["red"]}]
        }
        """.write(to: manifest, atomically: true, encoding: .utf8)
        let run = try CommandRun(["picker", "validate", manifest.path])
        #expect(run.status == .exited(1))
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("\(manifest.path):2:") ?? false)
        #expect(lines.first?.contains(": warning: ") ?? false)
        #expect(lines.last?.hasPrefix("\(manifest.path):4:") ?? false)
        #expect(lines.last?.hasSuffix("[PK028]") ?? false)
        let json = try CommandRun(["picker", "validate", "--strict", "--json", folder.path])
        let results = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
        let diagnostics = try #require(results?.first?["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.map { $0["severity"] as? String } == ["error", "error"])
        #expect(diagnostics.map { $0["line"] as? Int } == [2, 4])
        #expect(results?.first?["valid"] as? Bool == false)
    }

    @Test func aCodeIsExplained() throws {
        let run = try CommandRun(["picker", "validate", "--explain", "pk024"])
        #expect(run.status == .exited(0))
        #expect(run.output.hasPrefix("PK024: "))
        #expect(run.output.contains("org.example"))
    }

    // MARK: List

    @Test func everyPickerIsListedWithWhy() throws {
        let home = try Notebook([:])
        for kind in ["list", "shell"] {
            let made = try CommandRun([
                "picker", "new", "org.example.\(kind)", "--kind", kind, "--dir", home.folder.path,
            ])
            #expect(made.status == .exited(0))
        }
        let broken = home.folder.appendingPathComponent("org.example.broken")
        try FileManager.default.createDirectory(at: broken, withIntermediateDirectories: true)
        let run = try CommandRun(["picker", "list", "--why", "--picker-dir", home.folder.path])
        #expect(run.status == .exited(0))
        #expect(run.output.contains(#/on +dev\.daub\.stroke-color +Stroke Color +built in/#))
        #expect(run.output.contains(#/on +org\.example\.list +List/#))
        #expect(run.output.contains(#/not allowed yet +org\.example\.shell/#))
        #expect(run.output.contains(#/invalid +org\.example\.broken[^\n]*\n    [^\n]*\[PK007\]/#))
        let json = try CommandRun(["picker", "list", "--json", "--picker-dir", home.folder.path])
        let pickers = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
        let shell = pickers?.first { $0["id"] as? String == "org.example.shell" }
        #expect(shell?["state"] as? String == "needsConsent")
        #expect(shell?["kind"] as? String == "executable")
    }
}

/// `daub picker test`, each check of which runs `daub` again.
struct PickerTestCommandTests {
    @Test func aGoodPickerConforms() throws {
        let home = try Notebook([:])
        let made = try CommandRun(["picker", "new", "Hues", "--kind", "grid", "--dir", home.folder.path])
        #expect(made.status == .exited(0))
        let folder = home.folder.appendingPathComponent("local.hues").path
        let run = try CommandRun(["picker", "test", "--seed", "3", folder], timeout: 240)
        #expect(run.status == .exited(0), "\(run.output)")
        #expect(run.output.hasSuffix("\(folder): conforms (seed 3)\n"))
        #expect(run.output.contains("pass   It opens\n"))
        #expect(run.output.contains("skip   It ends quietly when told to\n"))
    }

    @Test func aBadOneDoesNotAndSaysWhy() throws {
        let folder = try Notebook([:]).folder.appendingPathComponent("org.example.dead")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try #"{"id": "org.example.dead", "name": "Dead", "exec": ["false"]}"#.write(
            to: folder.appendingPathComponent("picker.json"), atomically: true, encoding: .utf8)
        let run = try CommandRun(["picker", "test", "--json", folder.path], timeout: 240)
        #expect(run.status == .exited(1))
        let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let results = try #require(report?["results"] as? [[String: Any]])
        let opens = results.first { $0["check"] as? String == "opens" }
        #expect(opens?["outcome"] as? String == "fail")
        #expect((opens?["detail"] as? String)?.isEmpty == false)
        #expect(report?["seed"] as? Int != nil)
    }
}
