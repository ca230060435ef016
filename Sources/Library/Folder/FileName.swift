import FoundationEssentials
import Localization

/// File names made of titles.
public enum FileName {
    /// In bytes; leaves room for a number and `.svg` below the 255 that file systems allow.
    private static let longest = 200

    /// A title as the stem of a file's name that every file system takes, also a USB stick's.
    ///
    /// "Untitled" for a title with nothing to keep.
    public static func stem(for title: String) -> String {
        var kept = ""
        for character in title {
            kept.append(contentsOf: spelling(character))
        }
        // A dot in front would hide the file; FAT drops dots and spaces at the end.
        let words = kept.split(separator: " ").joined(separator: " ")
        var stem = Substring(words.trimmingPrefix { ". ".contains($0) })
        while stem.utf8.count > longest { stem.removeLast() }
        while let last = stem.last, ". ".contains(last) { stem.removeLast() }
        return stem.isEmpty ? tr("Untitled") : String(stem)
    }

    private static func spelling(_ character: Character) -> String {
        switch character {
        case "/", "\\", ":", "|": return "-"
        case "*", "?", "\"", "<", ">": return ""
        default: break
        }
        if character.isWhitespace { return " " }
        let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        return isControl ? "" : String(character)
    }
}
