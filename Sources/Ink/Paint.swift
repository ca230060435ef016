/// What fills an area or a line: SVG's `<paint>`.
public enum Paint: Sendable, Hashable, Codable {
    case none
    case color(Color)
    /// The value of the `color` property where the graphic stands.
    case currentColor
    /// A gradient or pattern by its id, with what stands in where there is none.
    case reference(id: String, fallback: Color?)

    /// Reads a paint, or nil where the text is none.
    public init?(svg text: some StringProtocol) {
        if text.utf8.first == UInt8(ascii: "#"), let color = Color(css: text) {
            self = .color(color)
            return
        }
        let word = text.drop(while: \.isWhitespace)
        if word.hasPrefix("url(") {
            guard let close = word.firstIndex(of: ")") else { return nil }
            let target = String(word[word.index(word.startIndex, offsetBy: 4)..<close])
                .filter { !"'\" ".contains($0) }
            guard target.hasPrefix("#") else { return nil }
            self = .reference(
                id: String(target.dropFirst()), fallback: Color(css: word[word.index(after: close)...]))
            return
        }
        let name = word.lowercased().split(whereSeparator: \.isWhitespace).first ?? ""
        switch name {
        case "none": self = .none
        case "currentcolor": self = .currentColor
        default:
            guard let color = Color(css: word) else { return nil }
            self = .color(color)
        }
    }

    public var svg: String {
        switch self {
        case .none: "none"
        case .color(let color): color.css
        case .currentColor: "currentColor"
        case .reference(let id, let fallback): "url(#\(id))" + (fallback.map { " " + $0.css } ?? "")
        }
    }

    /// The plain colour, where it is one.
    public var color: Color? {
        if case .color(let color) = self { color } else { nil }
    }
}
