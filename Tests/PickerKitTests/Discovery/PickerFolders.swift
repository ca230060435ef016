import Foundation
import PickerKit

/// Folders with bundles for one test, removed with it.
final class PickerFolders {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
        "daub-pickers-\(UUID().uuidString)")

    func path(_ level: String) -> String { root.appendingPathComponent(level).path }

    /// Writes a bundle into a level's folder, over the one that is there.
    /// - Returns: the path of the bundle.
    @discardableResult
    func add(
        _ id: String, to level: String, named folder: String? = nil, _ manifest: String? = nil
    ) throws -> String {
        let bundle = root.appendingPathComponent("\(level)/\(folder ?? id)")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let text = manifest ?? Self.manifest(id)
        try Data(text.utf8).write(to: bundle.appendingPathComponent("picker.json"))
        return bundle.path
    }

    static func manifest(_ id: String, name: String? = nil, extra: String = "") -> String {
        """
        {
          "id": "\(id)", "name": "\(name ?? id)", "attributes": ["stroke"],\(extra)
          "controls": [{"type": "list", "name": "Colors", "attribute": "stroke",
            "rows": [{"value": "red", "title": "Red"}]}]
        }
        """
    }

    static let executable =
        #"{"id": "org.example.program", "name": "Program", "attributes": ["stroke"], "exec": ["sh", "main.sh"]}"#

    deinit {
        // What cannot be removed is left in the system's temporary folder, which is cleaned anyway.
        try? FileManager.default.removeItem(at: root)
    }
}
