import Glibc

/// Looks through the levels for bundles. It remembers what it read, so that looking again reads only what is
/// another than before.
public struct PickerScanner: Sendable {
    private let levels: [PickerLevel]
    private let reader: ManifestReader
    private var known: [String: PickerBundle] = [:]

    public init(_ levels: [PickerLevel], reader: ManifestReader = ManifestReader()) {
        self.levels = levels
        self.reader = reader
    }

    /// Every bundle there is now, level by level, by name within a folder. What was right once and is no more
    /// keeps its last manifest.
    public mutating func scan() -> [PickerBundle] {
        let found = levels.enumerated().flatMap { rank, level in
            level.folders.flatMap { folder in
                FolderNames.list(folder).compactMap { bundle("\(folder)/\($0)", level.kind, rank) }
            }
        }
        known = Dictionary(found.map { ($0.folder, $0) }) { first, _ in first }
        return found
    }

    private func bundle(_ folder: String, _ level: PickerLevel.Kind, _ rank: Int) -> PickerBundle? {
        var info = stat()
        guard stat(folder, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else { return nil }
        let stamp = BundleStamp(of: folder)
        let before = known[folder]
        if let before, before.stamp == stamp { return before }
        let (manifest, diagnostics) = reader.read(folder)
        return PickerBundle(
            folder: folder, level: level, rank: rank, manifest: manifest ?? before?.manifest,
            diagnostics: diagnostics,
            stamp: stamp)
    }
}
