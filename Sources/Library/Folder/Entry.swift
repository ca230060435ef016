import Foundation

/// A drawing in the library, known by its file's name alone.
public struct Entry: Sendable, Hashable, Identifiable {
    let path: String
    /// The file's name without `.svg`.
    public let name: String
    /// The folder it stands in, relative to the library: "Monsters", "Work/2026"; empty for the library itself.
    public let notebook: String

    public var id: String { path }
    public var url: URL { URL(filePath: path, directoryHint: .notDirectory) }
}
