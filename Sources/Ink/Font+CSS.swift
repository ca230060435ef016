extension Font {
    /// The families that CSS's `font-family` names, with commas between and without quotes; nil where there are
    /// none or a quote is left open.
    public static func family(css text: some StringProtocol) -> String? {
        var names: [String] = []
        var name = ""
        var quote: Character?
        for character in text {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character == "," {
                names.append(name)
                name = ""
            } else {
                name.append(character.isWhitespace ? " " : character)
            }
        }
        names.append(name)
        let words = names.map { $0.split(separator: " ").joined(separator: " ") }
        guard quote == nil, words.allSatisfy({ !$0.isEmpty }) else { return nil }
        return words.joined(separator: ", ")
    }

    /// The families one by one, the most wanted first.
    public var families: [String] {
        family.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
    }

    /// The families as CSS spells them: quoted where a name is not made of plain words.
    public var cssFamily: String { families.map(Font.css(family:)).joined(separator: ", ") }

    /// One family as CSS spells it.
    public static func css(family name: String) -> String {
        let isPlain =
            isPlainASCII(name.utf8)
            || name.split(separator: " ", omittingEmptySubsequences: false).allSatisfy { word in
                guard let first = word.unicodeScalars.first else { return false }
                return (first.properties.isAlphabetic || first == "_")
                    && word.unicodeScalars.allSatisfy {
                        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
                    }
            }
        if isPlain { return name }
        return name.contains("'") ? "\"\(name)\"" : "'\(name)'"
    }

    /// Whether the name is words of letters with nothing else; the quick answer for most of a long list.
    private static func isPlainASCII(_ name: String.UTF8View) -> Bool {
        var isWordOpen = false
        for byte in name {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
                isWordOpen = true
            case UInt8(ascii: " ") where isWordOpen: isWordOpen = false
            default: return false
            }
        }
        return isWordOpen
    }

    /// The weight that `normal`, `bold` or a number from 1 to 1000 says; nil for anything else.
    public static func weight(css text: some StringProtocol) -> Int? {
        switch String(text) {
        case "normal": 400
        case "bold": 700
        default:
            Length(svg: text).flatMap {
                $0.unit == .none && (1...1000).contains($0.value) ? Int($0.value.rounded()) : nil
            }
        }
    }

    /// Whether `normal`, `italic` or `oblique` slants; nil for anything else.
    public static func isItalic(css text: some StringProtocol) -> Bool? {
        switch String(text) {
        case "normal": false
        case "italic", "oblique": true
        default: nil
        }
    }
}
