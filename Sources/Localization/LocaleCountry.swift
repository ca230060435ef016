import Glibc

/// The two letters of the country whose paper the environment's locale is for, such as `DE` of `de_DE.UTF-8`; empty
/// where it names none.
public var localeCountry: String {
    let variables: [String] = ["LC_ALL", "LC_PAPER", "LANG"]
    let names = variables.compactMap { getenv($0).map { String(cString: $0) } }
    return names.first { !$0.isEmpty }.map(country(inLocale:)) ?? ""
}

/// The two letters behind the language in the name of a locale; empty where there are none.
func country(inLocale name: String) -> String {
    let letters = name.split(separator: "_").dropFirst().first?.prefix { $0.isASCII && $0.isLetter } ?? ""
    return letters.count == 2 ? letters.uppercased() : ""
}
