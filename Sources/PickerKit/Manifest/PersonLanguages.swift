import Glibc

/// The languages that the person reads, the most wanted first, as gettext orders them.
public enum PersonLanguages {
    /// - Parameter environment: a variable of the process, nil where it is not set.
    public static func list(
        _ environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) -> [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
        guard let locale, !isPlain(locale) else { return [] }
        let listed = environment("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
        var result: [String] = []
        for language in listed + [locale] {
            for name in names(of: language) where !result.contains(name) { result.append(name) }
        }
        return result
    }

    private static func isPlain(_ locale: String) -> Bool {
        ["C", "POSIX"].contains(String(locale.prefix { $0 != "." }))
    }

    /// `de_AT.UTF-8@euro` is `de_AT`, or `de` where there is nothing of Austria.
    private static func names(of language: String) -> [String] {
        let full = String(language.prefix { $0 != "." && $0 != "@" })
        let short = String(full.prefix { $0 != "_" })
        return full == short ? [full] : [full, full.replacing("_", with: "-"), short]
    }
}
