/// Spelling of text inside XML.
enum XMLText {
    /// Text for an attribute's value or an element's content, fit for either kind of quote.
    ///
    /// Characters that XML cannot hold are left out.
    /// - Parameter isUnicode: whether the file can hold any character; otherwise references stand in.
    static func escaped(_ text: String, isUnicode: Bool = true, inAttribute: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += inAttribute ? "&quot;" : "\""
            case "'": result += inAttribute ? "&#39;" : "'"
            case "\r": result += "&#13;"
            case "\n", "\t":
                if inAttribute {
                    result += "&#\(scalar.value);"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": break
            default:
                if isUnicode || scalar.isASCII {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "&#\(scalar.value);"
                }
            }
        }
        return result
    }
}
