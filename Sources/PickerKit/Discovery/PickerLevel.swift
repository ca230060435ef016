/// Where bundles of pickers are looked for. Of two levels that have the same picker, the earlier one wins.
public struct PickerLevel: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Named on the command line.
        case argument
        /// Of `DAUB_PICKER_PATH`.
        case environment
        /// The person's own.
        case person
        /// Installed for everybody.
        case system
        /// What comes with Daub to begin with.
        case examples

        /// Whether a picker that is found here shows its button before anybody has switched it on.
        public var isOnByDefault: Bool { self != .examples }
    }

    public let kind: Kind
    /// Full paths; those that do not exist are passed over.
    public let folders: [String]

    public init(_ kind: Kind, _ folders: [String]) {
        self.kind = kind
        self.folders = folders
    }

    /// All levels, the one that wins first.
    /// - Parameters:
    ///   - arguments: the folders named on the command line.
    ///   - environment: `DAUB_PICKER_PATH` is a list with colons; the others are of the XDG Base Directory
    ///     specification, which says that a path that is not full is to be ignored.
    ///   - current: what paths of the command line and of `DAUB_PICKER_PATH` start from.
    ///   - examples: the folder of what comes with the program.
    public static func searchPath(
        arguments: [String], environment: [String: String], current: String, examples: String
    ) -> [PickerLevel] {
        func full(_ path: String) -> String { path.hasPrefix("/") ? path : "\(current)/\(path)" }
        func list(_ name: String) -> [String] {
            (environment[name] ?? "").split(separator: ":").map(String.init)
        }
        let home = environment["HOME"] ?? ""
        let dataHome = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let dataFolders = list("XDG_DATA_DIRS").filter { $0.hasPrefix("/") }
        let system = (dataFolders.isEmpty ? ["/usr/local/share", "/usr/share"] : dataFolders)
            .map { "\($0.trimmed)/daub/pickers" }
            .filter { $0 != examples.trimmed }
        let levels =
            [
                PickerLevel(.argument, arguments.map(full)),
                PickerLevel(.environment, list("DAUB_PICKER_PATH").map(full)),
                PickerLevel(.person, ["\((dataHome ?? "\(home)/.local/share").trimmed)/daub/pickers"]),
            ] + system.map { PickerLevel(.system, [$0]) } + [PickerLevel(.examples, [examples.trimmed])]
        return levels.filter { !$0.folders.isEmpty }
    }
}

extension String {
    /// Without slashes at the end.
    fileprivate var trimmed: String {
        var text = self
        while text.count > 1, text.hasSuffix("/") { text.removeLast() }
        return text
    }
}
