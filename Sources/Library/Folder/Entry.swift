import FoundationEssentials

/// A drawing in the library, known by its file's name alone.
public struct Entry: Sendable, Hashable, Identifiable {
    /// Shared by all drawings of a notebook, so that an entry costs no more than its name.
    let folder: String
    /// The file's name without `.svg`.
    public let name: String
    /// As the file spells it: ".svg", ".SVG".
    let suffix: String
    /// The folder it stands in, relative to the library: "Monsters", "Work/2026"; empty for the library itself.
    public let notebook: String

    public var id: Entry { self }
    /// Relative to the library.
    var path: String { notebook.isEmpty ? name + suffix : "\(notebook)/\(name)\(suffix)" }

    /// Whether it is the file at that path, spelt as the library's is.
    func isAt(_ path: String) -> Bool {
        path.utf8.count == folder.utf8.count + 1 + name.utf8.count + suffix.utf8.count
            && path.hasPrefix(folder)
            && path == "\(folder)/\(name)\(suffix)"
    }

    /// Whether it stands in the notebook or in one below it; everything is in the one without a name.
    public func isIn(_ notebook: String) -> Bool {
        notebook.isEmpty || self.notebook == notebook
            || self.notebook.utf8.count > notebook.utf8.count && self.notebook.hasPrefix(notebook + "/")
    }

    public var url: URL { URL(filePath: "\(folder)/\(name)\(suffix)", directoryHint: .notDirectory) }
}
