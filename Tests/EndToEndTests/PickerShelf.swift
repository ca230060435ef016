import Foundation
import Testing

@testable import AppDriver

/// Where a person keeps pickers: bundles are put there, changed and removed while Daub runs.
struct PickerShelf {
    let folder: URL

    init(_ folder: URL) { self.folder = folder }

    /// The one in the home of a notebook's Daub.
    init(of notebook: Notebook) {
        folder = notebook.home.appendingPathComponent(".local/share/daub/pickers")
    }

    func bundle(_ id: String) -> URL { folder.appendingPathComponent(id) }
    func manifest(_ id: String) -> URL { bundle(id).appendingPathComponent("picker.json") }

    /// Puts a bundle there, file by file, as a copying person does.
    func drop(_ id: String, _ files: [String: String]) throws {
        try FileManager.default.createDirectory(at: bundle(id), withIntermediateDirectories: true)
        for (name, text) in files { try write(text, name, of: id) }
    }

    func write(_ text: String, _ name: String = "picker.json", of id: String) throws {
        let file = bundle(id).appendingPathComponent(name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        if text.hasPrefix("#!") {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
    }

    func change(_ id: String, _ name: String = "picker.json", _ change: (String) -> String) throws {
        let text = try String(contentsOf: bundle(id).appendingPathComponent(name), encoding: .utf8)
        let other = change(text)
        try #require(other != text)
        try write(other, name, of: id)
    }

    func remove(_ id: String) throws { try FileManager.default.removeItem(at: bundle(id)) }

    /// What `daub picker new` makes, as it is.
    func make(_ name: String, kind: String) throws {
        let run = try CommandRun(["picker", "new", name, "--kind", kind, "--dir", folder.path])
        try #require(run.status == .exited(0), "\(run.errors)")
    }

    /// The programs that run out of a bundle, launchers among them.
    func programs(of id: String) -> [String] {
        let path = Data(bundle(id).path.utf8)
        return ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).filter { entry in
            guard entry.first?.isNumber == true else { return false }
            return ["cmdline", "environ"].contains { file in
                FileManager.default.contents(atPath: "/proc/\(entry)/\(file)")?.range(of: path) != nil
            }
        }
    }

    /// Those of them that are a program of Python, without its launcher.
    func pythons(of id: String) -> [String] {
        programs(of: id).filter { entry in
            FileManager.default.contents(atPath: "/proc/\(entry)/comm")?.starts(with: "python".utf8) ?? false
        }
    }

    /// The manifest of a picker of the stroke's colour in ten lines.
    static func inks(_ id: String = "org.example.ink", name: String = "Ink", _ more: String = "") -> String {
        """
        {
          "id": "\(id)",
          "name": "\(name)",
          "attributes": ["stroke"],\(more)
          "controls": [
            {"type": "list", "name": "Inks", "attribute": "stroke", "rows": [
              {"value": "#1c71d8", "title": "Sea"},
              {"value": "#26a269", "title": "Moss"}
            ]}
          ]
        }

        """
    }
}

extension AppDriver {
    /// The button of a picker.
    func trigger(_ name: String) -> Element { element(name, role: .toggleButton) }

    func waitForTrigger(_ name: String) throws {
        try waitUntil("the button \(name) shows") { try trigger(name).isShowing }
    }

    func waitForNoTrigger(_ name: String) throws {
        try waitUntil("the button \(name) is gone") { try !trigger(name).exists }
    }

    /// Waits until a sentence with all of these parts is on the screen.
    func waitForSentence(_ parts: String...) throws { try waitForSentence(parts) }

    func waitForSentence(_ parts: [String]) throws {
        try waitUntil("it says \(parts.joined(separator: " … "))") { says(parts) }
    }

    func waitForNoSentence(_ parts: String...) throws {
        try waitUntil("it no longer says \(parts.joined(separator: " … "))") { !says(parts) }
    }

    private func says(_ parts: [String]) -> Bool {
        showingNames().contains { name in parts.allSatisfy { $0.isEmpty || name.contains($0) } }
    }
}
