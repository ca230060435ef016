/// How a line ends: SVG's `stroke-linecap`.
public enum LineCap: String, Sendable, Codable, CaseIterable { case butt, round, square }

/// How a line turns: SVG's `stroke-linejoin`.
public enum LineJoin: String, Sendable, Codable, CaseIterable { case miter, round, bevel }

/// What counts as inside: SVG's `fill-rule`.
public enum FillRule: String, Sendable, Codable, CaseIterable {
    case nonzero
    case evenOdd = "evenodd"
}

/// The gaps of a line: lengths of dash and gap in turn, in user units; none is a solid line.
public struct Dash: Sendable, Hashable, Codable {
    public var lengths: [Double]
    public var offset: Double

    public static let solid = Dash([])

    public init(_ lengths: [Double], offset: Double = 0) {
        self.lengths = lengths
        self.offset = offset
    }
}

/// Which point of a line stands at its anchor: SVG's `text-anchor`.
public enum TextAnchor: String, Sendable, Codable, CaseIterable { case start, middle, end }

/// A face to set text in.
public struct Font: Sendable, Hashable, Codable {
    /// One family, or several with commas between, the first that is installed counts.
    public var family: String
    /// In user units.
    public var size: Double
    /// From 1 to 1000; 400 is regular, 700 bold.
    public var weight: Int
    public var isItalic: Bool

    public init(family: String = "sans-serif", size: Double = 16, weight: Int = 400, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}

/// The resolved ink of a graphic: every presentation property that Daub draws itself.
///
/// Lengths are in the graphic's own user units; opacities run from 0 to 1.
public struct Style: Sendable, Hashable, Codable {
    public var fill: Paint = .color(.black)
    public var fillOpacity = 1.0
    public var fillRule = FillRule.nonzero
    public var stroke: Paint = .none
    public var strokeOpacity = 1.0
    public var strokeWidth = 1.0
    public var lineCap = LineCap.butt
    public var lineJoin = LineJoin.miter
    public var miterLimit = 4.0
    public var dash = Dash.solid
    /// The opacity of the graphic as a whole, fill and stroke together.
    public var opacity = 1.0
    /// What `currentColor` stands for.
    public var color = Color.black
    public var isVisible = true
    /// Whether the stroke is painted before the fill: SVG's `paint-order: stroke`.
    public var strokesFirst = false
    /// What text is set in.
    public var font = Font()
    public var textAnchor = TextAnchor.start
    /// From one baseline of a text to the next, in sizes of the font: CSS's `line-height`.
    public var lineHeight = 1.2

    public init() {}

    /// The colour that fills, its opacity multiplied in; nil where nothing does.
    public var fillColor: Color? { resolve(fill, opacity: fillOpacity) }

    /// The colour that strokes, its opacity multiplied in; nil where nothing does.
    public var strokeColor: Color? { strokeWidth > 0 ? resolve(stroke, opacity: strokeOpacity) : nil }

    private func resolve(_ paint: Paint, opacity: Double) -> Color? {
        let plain: Color? =
            switch paint {
            case .none: nil
            case .color(let color): color
            case .currentColor: color
            case .reference(_, let fallback): fallback
            }
        return plain.map { $0.withAlpha($0.alpha * opacity) }
    }

    /// How far the stroke can reach beyond the outline, in user units.
    public var strokeReach: Double {
        guard strokeColor != nil else { return 0 }
        let half = strokeWidth / 2
        let corner = lineJoin == .miter ? max(1, miterLimit) : 1
        let end = lineCap == .square ? 2.0.squareRoot() : 1
        return half * max(corner, end)
    }
}
