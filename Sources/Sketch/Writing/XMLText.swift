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

    /// The text that an attribute's value or an element's content stands for; nil where it needs the entities
    /// that the document declares.
    static func unescaped(_ text: some Sequence<UInt8>) -> String? {
        let bytes = Array(text)
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "&") else {
                result.append(bytes[index])
                index += 1
                continue
            }
            guard let end = referenceEnd(at: index, in: bytes),
                let scalar = scalar(named: String(decoding: bytes[index + 1..<end - 1], as: UTF8.self))
            else { return nil }
            result += String(scalar).utf8
            index = end
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Behind the semicolon of the reference that starts at an ampersand; nil where it is none.
    static func referenceEnd(at start: Int, in bytes: [UInt8]) -> Int? {
        var index = start + 1
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ";"): return index > start + 1 ? index + 1 : nil
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "#"), UInt8(ascii: "_"),
                UInt8(ascii: "-"),
                UInt8(ascii: "."), 0x80...:
                index += 1
            default: return nil
            }
        }
        return nil
    }

    private static func scalar(named name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        default:
            if name.hasPrefix("#x") {
                UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
            } else if name.hasPrefix("#") {
                UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
            } else {
                nil
            }
        }
    }
}
