import Localization

/// Which drawings of a library to list, and in which order.
public struct LibraryQuery: Sendable, Hashable {
    public enum Filter: String, Sendable, CaseIterable {
        case all
        case favourites
        /// Written within the last seven days.
        case week
        case text
        case pictures
    }

    /// A key, in one direction: spelt `name`, or `-name` for the other way round.
    public struct Sort: Sendable, Hashable {
        public enum Key: String, Sendable, CaseIterable {
            case name, changed, created, size
        }

        public var key: Key
        public var isDescending: Bool

        public init(_ key: Key, descending: Bool = false) {
            self.key = key
            isDescending = descending
        }

        public init?(_ word: String) {
            guard let key = Key(rawValue: String(word.drop { $0 == "-" })) else { return nil }
            self.init(key, descending: word.hasPrefix("-"))
        }

        public var word: String { (isDescending ? "-" : "") + key.rawValue }
    }

    public var filter = Filter.all
    public var sort = Sort(.name)
    /// As `Entry.notebook`, with all below it; empty for the whole library.
    public var notebook = ""
    /// As it was typed: words in any order, of each the beginning at least.
    public var search = ""

    public init() {}

    /// Whether it leaves a listing just as it is.
    public var isPlain: Bool { self == LibraryQuery() }

    /// How long ago `Filter.week` reaches, in nanoseconds.
    static let week = 7 * 86_400 * 1_000_000_000

    func accepts(_ card: DrawingCard?, filter: Filter, now: Int) -> Bool {
        switch filter {
        case .all: true
        case .favourites: card?.isFavourite ?? false
        case .week: card.map { $0.changed > now - Self.week } ?? false
        case .text: card?.hasText ?? false
        case .pictures: card?.hasPictures ?? false
        }
    }
}

/// The words of a search, as the index spells words.
struct SearchWords {
    let words: [String]
    /// Whether there was something to search for, be it only a comma.
    let isSearch: Bool

    init(_ text: String) {
        words = Self.split(folded(text))
        isSearch = text.contains { !$0.isWhitespace }
    }

    /// What SQLite's full text search takes: every word, each with any ending.
    var match: String { words.map { "\"\($0)\"*" }.joined(separator: " ") }

    /// Whether a text that is not in the index has all of the words.
    func areIn(_ text: String) -> Bool {
        let found = Self.split(folded(text))
        return !words.isEmpty && words.allSatisfy { word in found.contains { $0.hasPrefix(word) } }
    }

    private static func split(_ text: String) -> [String] {
        text.unicodeScalars.split { !isOfWord($0) }.map { String($0) }
    }

    /// Letters and numbers, as the tokenizer `unicode61` has it.
    private static func isOfWord(_ letter: Unicode.Scalar) -> Bool {
        switch letter.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .privateUse:
            true
        default: false
        }
    }
}
