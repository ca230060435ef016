import Foundation

/// SVG files that nobody on this project wrote.
public enum Corpus {
    /// Every SVG file below the folder that `DAUB_CORPUS` names, in order; none where it is not set.
    public static var files: [URL] {
        guard let path = ProcessInfo.processInfo.environment["DAUB_CORPUS"] else { return [] }
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (all?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == "svg" }
            .sorted { $0.path < $1.path }
    }
}
