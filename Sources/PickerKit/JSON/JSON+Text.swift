extension JSON {
    /// The value as JSON, on one line.
    public var line: String {
        var text = ""
        write(to: &text, indent: nil)
        return text
    }

    /// The value as JSON over several lines, indented by two spaces, with a line end behind.
    public var pretty: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    private func write(to text: inout String, indent: Int?) {
        switch content {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .number(let number): text += Self.spell(number)
        case .string(let string): Self.write(string, to: &text)
        case .array(let values):
            Self.write(values, between: "[", "]", to: &text, indent: indent) { value, text, indent in
                value.write(to: &text, indent: indent)
            }
        case .object(let members):
            Self.write(members, between: "{", "}", to: &text, indent: indent) { member, text, indent in
                Self.write(member.name, to: &text)
                text += indent == nil ? ":" : ": "
                member.value.write(to: &text, indent: indent)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], between open: String, _ close: String, to text: inout String, indent: Int?,
        _ writeItem: (Item, inout String, Int?) -> Void
    ) {
        text += open
        let inner = indent.map { $0 + 2 }
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            breakLine(inner, in: &text)
            writeItem(item, &text, inner)
        }
        if !items.isEmpty { breakLine(indent, in: &text) }
        text += close
    }

    private static func breakLine(_ indent: Int?, in text: inout String) {
        guard let indent else { return }
        text += "\n" + String(repeating: " ", count: indent)
    }

    private static func spell(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        return Int(exactly: number).map(String.init) ?? String(number)
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
