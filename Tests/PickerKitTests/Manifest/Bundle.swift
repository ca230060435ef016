import FoundationEssentials
import PickerKit

/// A bundle in a folder of its own, which goes when the test is over.
final class Bundle {
    let folder: String
    private let root: String

    /// - Parameters:
    ///   - manifest: the text of `picker.json`; nil for none.
    ///   - files: what else lies in it, by path.
    init(_ manifest: String?, named name: String = "org.example.thing", files: [String: String] = [:]) throws
    {
        root = FileManager.default.temporaryDirectory.path + "/daub-bundle-\(UUID().uuidString)"
        folder = "\(root)/\(name)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if let manifest { try write(Array(manifest.utf8), to: PickerManifest.fileName) }
        for (path, text) in files { try write(Array(text.utf8), to: path) }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ bytes: [UInt8], to path: String) throws {
        let file = "\(folder)/\(path)"
        let parent = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        try FileManager.default.createDirectory(
            atPath: parent.joined(separator: "/"), withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file))
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/\(path)", withDestinationPath: target)
    }

    func read(_ languages: [String] = []) -> (manifest: PickerManifest?, diagnostics: [Diagnostic]) {
        ManifestReader(languages: languages).read(folder)
    }
}
