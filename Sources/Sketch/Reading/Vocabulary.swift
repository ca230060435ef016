/// The elements that Daub knows by name.
enum ElementName: String {
    case svg, g, path, rect, circle, ellipse, line, polyline, polygon, text, tspan
    case title, desc, style
    case defs, symbol, clipPath, mask, marker, pattern, linearGradient, radialGradient, filter
    case metadata, script, cursor, view, animate, animateColor, animateMotion, animateTransform, set
    case font
    case fontFace = "font-face"
    case colorProfile = "color-profile"
    case solidColor, solidcolor, hatch, meshGradient, meshgradient

    /// Whether the element is drawn only where another refers to it, or not at all.
    var drawsNothing: Bool {
        switch self {
        case .svg, .g, .path, .rect, .circle, .ellipse, .line, .polyline, .polygon, .text, .tspan: false
        default: true
        }
    }
}

/// The attributes and properties that Daub looks at.
enum AttributeName: String, CaseIterable {
    // Geometry.
    case x, y, width, height, rx, ry, cx, cy, r, x1, y1, x2, y2, points, d
    case viewBox, preserveAspectRatio, transform, style
    // Ink.
    case color, fill, stroke, opacity, visibility, display
    case fillOpacity = "fill-opacity"
    case fillRule = "fill-rule"
    case strokeOpacity = "stroke-opacity"
    case strokeWidth = "stroke-width"
    case strokeLinecap = "stroke-linecap"
    case strokeLinejoin = "stroke-linejoin"
    case strokeMiterlimit = "stroke-miterlimit"
    case strokeDasharray = "stroke-dasharray"
    case strokeDashoffset = "stroke-dashoffset"
    case paintOrder = "paint-order"
    case fontSize = "font-size"
    case shapeRendering = "shape-rendering"
    case backgroundColor = "background-color"
    // Text.
    case fontFamily = "font-family"
    case fontWeight = "font-weight"
    case fontStyle = "font-style"
    case textAnchor = "text-anchor"
    // What only librsvg sets text with.
    case letterSpacing = "letter-spacing"
    case wordSpacing = "word-spacing"
    case writingMode = "writing-mode"
    case direction, font, kerning, rotate, dx, dy, textLength
    case unicodeBidi = "unicode-bidi"
    case dominantBaseline = "dominant-baseline"
    case alignmentBaseline = "alignment-baseline"
    case baselineShift = "baseline-shift"
    case textDecoration = "text-decoration"
    case textDecorationLine = "text-decoration-line"
    case textTransform = "text-transform"
    case textOrientation = "text-orientation"
    case textRendering = "text-rendering"
    case fontStretch = "font-stretch"
    case fontVariant = "font-variant"
    case fontVariantCaps = "font-variant-caps"
    case fontVariantLigatures = "font-variant-ligatures"
    case fontVariantNumeric = "font-variant-numeric"
    case fontVariantPosition = "font-variant-position"
    case fontVariantEastAsian = "font-variant-east-asian"
    case fontKerning = "font-kerning"
    case fontFeatureSettings = "font-feature-settings"
    case fontVariationSettings = "font-variation-settings"
    case fontSizeAdjust = "font-size-adjust"
    case glyphOrientationVertical = "glyph-orientation-vertical"
    case glyphOrientationHorizontal = "glyph-orientation-horizontal"
    case whiteSpace = "white-space"
    case inlineSize = "inline-size"
    case shapeInside = "shape-inside"
    // What only librsvg draws.
    case clipPath = "clip-path"
    case mask, filter, marker
    case markerStart = "marker-start"
    case markerMid = "marker-mid"
    case markerEnd = "marker-end"
    case mixBlendMode = "mix-blend-mode"
    case isolation
    case vectorEffect = "vector-effect"
    case transformOrigin = "transform-origin"
    case transformBox = "transform-box"
    case systemLanguage, requiredFeatures, requiredExtensions

    private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    init?(named name: String) {
        guard let known = AttributeName.named[name] else { return nil }
        self = known
    }

    var isGeometry: Bool {
        switch self {
        case .x, .y, .width, .height, .rx, .ry, .cx, .cy, .r, .x1, .y1, .x2, .y2, .points, .d, .viewBox,
            .preserveAspectRatio, .transform, .style:
            true
        default: false
        }
    }

    /// Whether a presentation attribute of the name means nothing: these are properties of CSS alone.
    var isPropertyOnly: Bool { self == .mixBlendMode || self == .isolation || self == .backgroundColor }

    /// Whether the value asks for text to be set as Daub cannot.
    func needsTypesetter(_ value: String) -> Bool {
        switch self {
        case .letterSpacing, .wordSpacing, .writingMode, .direction, .font, .kerning, .rotate, .dx, .dy,
            .textLength, .unicodeBidi, .dominantBaseline, .alignmentBaseline, .baselineShift, .textDecoration,
            .textDecorationLine, .textTransform, .textOrientation, .textRendering, .fontStretch, .fontVariant,
            .fontVariantCaps, .fontVariantLigatures, .fontVariantNumeric, .fontVariantPosition,
            .fontVariantEastAsian, .fontKerning, .fontFeatureSettings, .fontVariationSettings,
            .fontSizeAdjust, .glyphOrientationVertical, .glyphOrientationHorizontal, .whiteSpace, .inlineSize,
            .shapeInside:
            !AttributeName.usualTypesetting.contains(value)
        default: false
        }
    }

    private static let usualTypesetting: Set<String> = [
        "normal", "auto", "none", "ltr", "baseline", "0", "0px", "lr", "lr-tb", "horizontal-tb", "mixed",
        "inherit", "0deg",
    ]

    /// Whether the value asks for what Daub cannot draw.
    func needsRenderer(_ value: String) -> Bool {
        switch self {
        case .clipPath, .mask, .filter, .marker, .markerStart, .markerMid, .markerEnd, .vectorEffect:
            value != "none"
        case .mixBlendMode: value != "normal"
        case .isolation: value != "auto"
        case .transformOrigin, .transformBox, .systemLanguage, .requiredFeatures, .requiredExtensions: true
        default: false
        }
    }
}
