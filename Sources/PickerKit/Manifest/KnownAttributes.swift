import Ink

/// The attributes that a manifest may name without saying their type: what Daub's canvas draws, and the
/// properties of a drawing and of the library.
public enum KnownAttributes {
    public static let all: [AttributeDeclaration] = ink + drawing + library + [insert]

    public static subscript(_ attribute: Attribute) -> AttributeDeclaration? { byName[attribute] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.attribute, $0) })

    /// SVG's presentation attributes; a default is what Daub draws with before anyone picks.
    private static let ink: [AttributeDeclaration] = [
        .init("stroke", .paint, default: "#000000"),
        .init("fill", .paint, default: "none"),
        .init("stroke-width", .number(minimum: 0, maximum: 1000), default: "2"),
        .init("stroke-dasharray", .dashes, default: "none"),
        .init("stroke-dashoffset", .number(minimum: -10_000, maximum: 10_000), default: "0"),
        .init("stroke-linecap", .keyword(LineCap.allCases.map(\.rawValue)), default: "round"),
        .init("stroke-linejoin", .keyword(LineJoin.allCases.map(\.rawValue)), default: "round"),
        .init("stroke-miterlimit", .number(minimum: 1, maximum: 100), default: "4"),
        .init("stroke-opacity", .number(minimum: 0, maximum: 1), default: "1"),
        .init("fill-opacity", .number(minimum: 0, maximum: 1), default: "1"),
        .init("fill-rule", .keyword(FillRule.allCases.map(\.rawValue)), default: "nonzero"),
        .init("opacity", .number(minimum: 0, maximum: 1), default: "1"),
        .init("color", .color, default: "#000000"),
        .init("font-family", .text, default: "sans-serif"),
        .init("font-size", .number(minimum: 1, maximum: 2000), default: "24"),
        .init("font-weight", .number(minimum: 1, maximum: 1000), default: "400"),
        .init("font-style", .keyword(["normal", "italic"]), default: "normal"),
        .init("text-anchor", .keyword(TextAnchor.allCases.map(\.rawValue)), default: "start"),
        .init("line-height", .number(minimum: 0.1, maximum: 10), default: "1.2"),
    ]

    private static let drawing: [AttributeDeclaration] = [
        .init("drawing.title", .text, default: ""),
        .init("drawing.title-color", .color, default: "#000000"),
        .init("drawing.description", .text, default: ""),
        .init("drawing.author", .text, default: ""),
        .init("drawing.country", .text, default: ""),
        .init("drawing.paper", .text, default: "auto"),
        .init("drawing.tags", .text, default: ""),
        .init("drawing.favourite", .keyword(["true", "false"]), default: "false"),
    ]

    private static let library: [AttributeDeclaration] = [
        .init("library.filter", .text, default: "all"),
        .init("library.sort", .text, default: "name"),
        .init("library.notebook", .text, default: ""),
    ]

    private static let insert = AttributeDeclaration("insert", .svg, default: "")
}
