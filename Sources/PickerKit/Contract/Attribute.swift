/// What a picker edits, by name: an SVG presentation attribute (`stroke-width`), or a property of the
/// drawing or the library (`drawing.title-color`, `library.filter`).
public struct Attribute: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral name: String) { rawValue = name }

    /// The part behind `drawing.`, for a property of the drawing; nil for any other attribute.
    public var drawingProperty: String? { suffix(after: "drawing.") }

    private func suffix(after prefix: String) -> String? {
        rawValue.hasPrefix(prefix) ? String(rawValue.dropFirst(prefix.count)) : nil
    }
}
