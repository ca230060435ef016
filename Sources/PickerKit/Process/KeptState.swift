import FoundationEssentials

/// What pickers keep from one use to the next: a file for each, `ID.json`, in a folder of the person's state.
public struct KeptState: Sendable {
    /// Nil keeps nothing.
    let folder: String?

    /// - Parameter folder: such as `$XDG_STATE_HOME/daub/pickers`; it is made where it is missing.
    public init(folder: String?) { self.folder = folder }

    /// What the picker kept; an empty object where it kept nothing, or where the file is no object any more.
    func read(_ id: String) -> JSON {
        guard let file = file(of: id), let data = FileManager.default.contents(atPath: file),
            let state = try? JSONReader.read(Array(data)), state.members != nil
        else { return [:] }
        return state
    }

    /// Writes it, whole or not at all.
    func write(_ state: JSON, of id: String) throws {
        guard let folder, let file = file(of: id) else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(state.pretty.utf8).write(to: URL(filePath: file), options: .atomic)
    }

    /// An id is a name, never a path.
    private func file(of id: String) -> String? {
        guard let folder, !id.isEmpty, !id.hasPrefix("."), !id.contains("/") else { return nil }
        return "\(folder)/\(id).json"
    }
}
