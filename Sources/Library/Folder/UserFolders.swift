import FoundationEssentials

/// Where a person's files stand, as their environment says (XDG base and user directories).
public struct UserFolders: Sendable {
    private let environment: [String: String]
    public let home: URL

    /// - Parameter home: for an environment that names none.
    public init(
        environment: [String: String],
        home: URL = .homeDirectory
    ) {
        self.environment = environment
        self.home = Self.absolute(environment["HOME"]) ?? home
    }

    /// Daub's own state: histories, recovery, what was done once.
    public var state: URL {
        base("XDG_STATE_HOME", or: ".local/state").appending(path: "daub", directoryHint: .isDirectory)
    }

    /// What can be thrown away and made again: the search index.
    public var cache: URL {
        base("XDG_CACHE_HOME", or: ".cache").appending(path: "daub", directoryHint: .isDirectory)
    }

    public var history: URL { state.appending(path: "history", directoryHint: .isDirectory) }
    public var recovery: URL { state.appending(path: "recovery", directoryHint: .isDirectory) }

    /// Palettes of the person's own.
    public var palettes: URL {
        base("XDG_DATA_HOME", or: ".local/share").appending(
            path: "daub/palettes", directoryHint: .isDirectory)
    }

    /// The library of a person who did not choose another: `Daub` among their pictures.
    public var library: URL { pictures.appending(path: "Daub", directoryHint: .isDirectory) }

    /// As `user-dirs.dirs` says, in any language; `~/Pictures` where it says nothing.
    public var pictures: URL {
        let file = base("XDG_CONFIG_HOME", or: ".config").appending(path: "user-dirs.dirs")
        // Most systems without a desktop have no such file.
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.reversed().lazy.compactMap(pictures(in:)).first
            ?? home.appending(path: "Pictures", directoryHint: .isDirectory)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let tail = text.drop(while: \.isWhitespace)
        guard let last = tail.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return tail[...last]
    }

    /// A line like `XDG_PICTURES_DIR="$HOME/Bilder"`; only `$HOME/` and absolute paths are allowed.
    private func pictures(in line: Substring) -> URL? {
        let parts = line.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, Self.trimmed(parts[0]) == "XDG_PICTURES_DIR" else {
            return nil
        }
        let quoted = Self.trimmed(parts[1])
        guard quoted.count >= 2, quoted.hasPrefix("\""), quoted.hasSuffix("\"") else { return nil }
        var path = ""
        var isEscaped = false
        for character in quoted.dropFirst().dropLast() {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                path.append(character)
                isEscaped = false
            }
        }
        guard path != "$HOME", !path.hasPrefix("$HOME/") else {
            let below = path.dropFirst("$HOME/".count)
            return below.isEmpty ? home : home.appending(path: below, directoryHint: .isDirectory)
        }
        return Self.absolute(path)
    }

    private func base(_ variable: String, or fallback: String) -> URL {
        Self.absolute(environment[variable]) ?? home.appending(path: fallback, directoryHint: .isDirectory)
    }

    /// A relative path in one of these variables counts as none.
    private static func absolute(_ path: String?) -> URL? {
        guard let path, path.hasPrefix("/") else { return nil }
        return URL(filePath: path, directoryHint: .isDirectory)
    }
}
