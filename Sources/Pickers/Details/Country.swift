import Localization
import PickerKit

/// A country as the fact `system.countries` tells of it.
struct Country: Sendable, Hashable {
    let code: String
    /// In the person's language.
    let name: String
    let englishName: String
    let commonName: String
    let longCode: String
    /// Nil where no font has a picture of it.
    let flag: String?

    /// Nil for a line that is none.
    init?(_ line: String) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count >= 5, parts[0].utf8.count == 2 else { return nil }
        code = parts[0]
        name = parts[1]
        englishName = parts[2]
        commonName = parts[3]
        longCode = parts[4]
        flag = parts.count > 5 && !parts[5].isEmpty ? parts[5] : nil
    }

    /// Whether it is found by the text: one of its codes, or the beginnings of words of a name, in either language,
    /// case and accents set aside.
    func matches(_ search: String) -> Bool {
        let wanted = Self.words(search)
        if wanted.isEmpty { return true }
        if wanted.count == 1, [code, longCode].map(folded).contains(wanted[0]) { return true }
        return [name, englishName, commonName].contains { name in
            let words = Self.words(name)
            return wanted.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
        }
    }

    private static func words(_ text: String) -> [String] {
        folded(text).split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    }
}
