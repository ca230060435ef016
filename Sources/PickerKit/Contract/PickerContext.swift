/// What a picker is asked for content with.
public struct PickerContext: Sendable, Hashable {
    /// Of the attributes that the descriptor lists in `attributes` and `reads`.
    public var values: AttributeValues
    /// What the picker itself remembers while it is open, such as the text of a search or what is unfolded.
    public var state: [String: String]
    /// Lists that the host knows, by the names that the descriptor gives in `facts`. One that is still being
    /// gathered is missing; the picker is asked again once it is there.
    public var facts: [Fact: [String]]
    /// What the values were when the picker was opened.
    public var original: AttributeValues
    /// What was entered for an attribute last and is no value of it, so that the picker can show it and say what
    /// is wrong with it.
    public var refused: [Attribute: String] = [:]

    public init(
        values: AttributeValues = AttributeValues(), state: [String: String] = [:],
        facts: [Fact: [String]] = [:], original: AttributeValues? = nil
    ) {
        self.values = values
        self.state = state
        self.facts = facts
        self.original = original ?? values
    }
}

/// A list of what there is, in the drawing, in the library or on the system, that a picker can show.
public struct Fact: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral name: String) { rawValue = name }

    /// The colours that the drawing uses, the most used first, as CSS spells them.
    public static let drawingColors: Fact = "drawing.colors"
    /// What the drawing's page looks like in small, photos and all: a PNG as a `data:` URI; empty where there is
    /// none.
    public static let drawingPicture: Fact = "drawing.picture"
    /// The font families that the drawing uses.
    public static let drawingFonts: Fact = "drawing.fonts"
    /// Colours picked before, the latest first.
    public static let recentColors: Fact = "recent.colors"
    /// Font families picked before, the latest first.
    public static let recentFonts: Fact = "recent.fonts"
    /// Every font family that is installed, in order.
    public static let fontFamilies: Fact = "system.fonts"
    /// Every face of each of them: family, name of the face, weight from 1 to 1000, and 1 for slanted or 0, with
    /// tabs between.
    public static let fontFaces: Fact = "system.faces"
    /// Every country: alpha-2 code, name in the person's language, English name, common name, alpha-3 code and
    /// the flag, which is empty where no font has it, with tabs between, in the order of the names.
    public static let countries: Fact = "system.countries"
    /// The library's notebooks: how many drawings, a tab, the name.
    public static let notebooks: Fact = "library.notebooks"
    /// How many drawings each filter leaves: the filter's word, a tab, the number.
    public static let filterCounts: Fact = "library.filter-counts"
    /// The palettes in the person's palette folder: name, a tab, and `#rrggbb=Name` for each colour, with tabs.
    public static let palettes: Fact = "system.palettes"

    /// Every list that Daub itself knows.
    public static let all: [Fact] = [
        .drawingColors, .drawingPicture, .drawingFonts, .recentColors, .recentFonts, .fontFamilies,
        .fontFaces, .countries,
        .notebooks, .filterCounts, .palettes,
    ]
}
