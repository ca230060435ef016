import Ink

/// Lines of text, one below the other. The font and the distance of the lines are the style's.
public struct TextShape: Sendable, Hashable, Codable {
    /// The anchor of the first line on its baseline, in user units.
    public var origin: Point
    /// At least one; none holds a line break.
    public var lines: [String]

    public init(origin: Point, lines: [String]) {
        self.origin = origin
        self.lines = lines.isEmpty ? [""] : lines
    }

    /// Whether nothing shows: no line has anything but spaces.
    public var isBlank: Bool { lines.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

    /// Whether spaces would be lost where XML's own handling of them stands.
    var needsSpaces: Bool {
        lines.contains { $0.hasPrefix(" ") || $0.hasSuffix(" ") || $0.contains("  ") }
    }
}

extension Shape {
    /// The text, where it is one.
    public var text: TextShape? {
        if case .text(let text) = self { text } else { nil }
    }
}
