import FoundationEssentials
import Ink

/// The resolved properties of an element, and what it passes on to those inside it.
struct Cascade: Sendable {
    var style = Cascade.initialStyle
    /// In user units.
    var fontSize: Double {
        get { style.font.size }
        set { style.font.size = newValue }
    }
    /// Whether text is set as only librsvg can.
    var needsTypesetter = false
    /// Whether spaces at the ends of texts count, and each of several.
    var keepsSpaces = false
    /// Whether edges must not be smoothed, which only librsvg does.
    var isCrisp = false

    /// Librsvg's own font where a file names none.
    private static let initialStyle: Style = {
        var style = Style()
        style.font = Font(family: "Times New Roman", size: 12)
        return style
    }()

    /// What a child starts from: everything inherited, the rest at its initial value.
    var inherited: Cascade {
        var result = self
        result.style.opacity = 1
        return result
    }
}

/// One value given to a property on an element.
struct Declaration {
    let name: AttributeName
    let value: String
}

/// Applies declarations to a cascade, as SVG says: a value in error is as if it were not there.
struct PropertyResolver {
    /// What percentages refer to.
    let viewport: Size
    private var paints: [String: Paint?] = [:]

    init(viewport: Size) {
        self.viewport = viewport
    }

    /// What 100 % is for a length that is neither along x nor along y.
    var diagonal: Double {
        ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }

    /// Sizes of text first: other lengths may be told in them.
    mutating func apply(_ declarations: [Declaration], to cascade: inout Cascade, parent: Cascade) {
        for declaration in declarations where declaration.name == .fontSize {
            apply(declaration, to: &cascade, parent: parent)
        }
        for declaration in declarations where declaration.name != .fontSize {
            apply(declaration, to: &cascade, parent: parent)
        }
    }

    private mutating func apply(_ declaration: Declaration, to cascade: inout Cascade, parent: Cascade) {
        let value = declaration.value
        if declaration.name.needsTypesetter(value) { cascade.needsTypesetter = true }
        switch value {
        case "inherit": cascade.copy(declaration.name, from: parent)
        case "initial": cascade.copy(declaration.name, from: Cascade())
        case "unset":
            cascade.copy(declaration.name, from: declaration.name == .opacity ? Cascade() : parent)
        default: set(declaration.name, to: value, in: &cascade, parent: parent)
        }
    }

    private mutating func set(
        _ name: AttributeName, to value: String, in cascade: inout Cascade, parent: Cascade
    ) {
        func length(_ whole: Double) -> Double? {
            Length(svg: value)?.pixels(of: whole, fontSize: cascade.fontSize)
        }
        switch name {
        case .fill: if let paint = paint(value) { cascade.style.fill = paint }
        case .stroke: if let paint = paint(value) { cascade.style.stroke = paint }
        case .color:
            if value.lowercased() == "currentcolor" {
                cascade.style.color = parent.style.color
            } else if let color = Color(css: value) {
                cascade.style.color = color
            }
        case .fillOpacity: if let part = fraction(value) { cascade.style.fillOpacity = part }
        case .strokeOpacity: if let part = fraction(value) { cascade.style.strokeOpacity = part }
        case .opacity: if let part = fraction(value) { cascade.style.opacity = part }
        case .fillRule: if let rule = FillRule(rawValue: value) { cascade.style.fillRule = rule }
        case .strokeWidth: if let width = length(diagonal), width >= 0 { cascade.style.strokeWidth = width }
        case .strokeLinecap: if let cap = LineCap(rawValue: value) { cascade.style.lineCap = cap }
        case .strokeLinejoin: if let join = lineJoin(value) { cascade.style.lineJoin = join }
        case .strokeMiterlimit:
            if let limit = Length(svg: value), limit.unit == .none, limit.value >= 1 {
                cascade.style.miterLimit = limit.value
            }
        case .strokeDasharray:
            if let lengths = dashes(value, fontSize: cascade.fontSize) {
                cascade.style.dash.lengths = lengths
            }
        case .strokeDashoffset: if let offset = length(diagonal) { cascade.style.dash.offset = offset }
        case .visibility:
            if ["visible", "hidden", "collapse"].contains(value) {
                cascade.style.isVisible = value == "visible"
            }
        case .paintOrder: if let isFirst = strokesFirst(value) { cascade.style.strokesFirst = isFirst }
        case .fontSize: if let size = fontSize(value, parent: parent.fontSize) { cascade.fontSize = size }
        case .fontFamily: if let family = Font.family(css: value) { cascade.style.font.family = family }
        case .fontWeight:
            if let weight = fontWeight(value, parent: parent.style.font.weight) {
                cascade.style.font.weight = weight
            }
        case .fontStyle:
            if let isItalic = Font.isItalic(css: value) { cascade.style.font.isItalic = isItalic }
        case .textAnchor: if let anchor = TextAnchor(rawValue: value) { cascade.style.textAnchor = anchor }
        case .shapeRendering: cascade.isCrisp = value == "crispEdges" || value == "optimizeSpeed"
        default: break
        }
    }

    private mutating func paint(_ value: String) -> Paint? {
        if value.utf8.first == UInt8(ascii: "#") { return Paint(svg: value) }
        if let known = paints[value] { return known }
        let paint = Paint(svg: value)
        if paints.count > 4096 { paints.removeAll() }
        paints[value] = .some(paint)
        return paint
    }

    private func fraction(_ value: String) -> Double? {
        guard let length = Length(svg: value), length.unit == .none || length.unit == .percent else {
            return nil
        }
        return min(1, max(0, length.pixels(of: 1)))
    }

    private func lineJoin(_ value: String) -> LineJoin? {
        // Where SVG 2 names a join that nothing draws yet, its fallback stands.
        value == "miter-clip" || value == "arcs" ? .miter : LineJoin(rawValue: value)
    }

    /// The lengths of dash and gap; none where the line is solid, nil where the value is in error.
    private func dashes(_ value: String, fontSize: Double) -> [Double]? {
        if value == "none" { return [] }
        let words = value.split { $0 == "," || $0.isWhitespace }
        var result: [Double] = []
        for word in words {
            guard let length = Length(svg: word) else { return nil }
            result.append(length.pixels(of: diagonal, fontSize: fontSize))
        }
        let isDrawn = result.allSatisfy { $0 >= 0 } && result.contains { $0 > 0 }
        return isDrawn ? result : []
    }

    private func strokesFirst(_ value: String) -> Bool? {
        let words = value.split(whereSeparator: \.isWhitespace)
        let known: Set<Substring> = ["normal", "fill", "stroke", "markers"]
        guard !words.isEmpty, words.allSatisfy(known.contains), Set(words).count == words.count else {
            return nil
        }
        let stroke = words.firstIndex(of: "stroke")
        let fill = words.firstIndex(of: "fill")
        return stroke.map { $0 < fill ?? .max } ?? false
    }

    private func fontSize(_ value: String, parent: Double) -> Double? {
        if let factor = PropertyResolver.namedSizes[value] { return 12 * factor }
        switch value {
        case "smaller": return parent / 1.2
        case "larger": return parent * 1.2
        default:
            guard let length = Length(svg: value), length.value >= 0 else { return nil }
            return length.pixels(of: parent, fontSize: parent)
        }
    }

    private func fontWeight(_ value: String, parent: Int) -> Int? {
        switch value {
        case "bolder": parent < 350 ? 400 : parent < 550 ? 700 : 900
        case "lighter": parent < 550 ? 100 : parent < 750 ? 400 : 700
        default: Font.weight(css: value)
        }
    }

    private static let namedSizes: [String: Double] = [
        "xx-small": 0.5787, "x-small": 0.6944, "small": 0.8333, "medium": 1, "large": 1.2, "x-large": 1.44,
        "xx-large": 1.728,
    ]
}

extension Cascade {
    fileprivate mutating func copy(_ name: AttributeName, from other: Cascade) {
        switch name {
        case .fill: style.fill = other.style.fill
        case .stroke: style.stroke = other.style.stroke
        case .color: style.color = other.style.color
        case .fillOpacity: style.fillOpacity = other.style.fillOpacity
        case .strokeOpacity: style.strokeOpacity = other.style.strokeOpacity
        case .opacity: style.opacity = other.style.opacity
        case .fillRule: style.fillRule = other.style.fillRule
        case .strokeWidth: style.strokeWidth = other.style.strokeWidth
        case .strokeLinecap: style.lineCap = other.style.lineCap
        case .strokeLinejoin: style.lineJoin = other.style.lineJoin
        case .strokeMiterlimit: style.miterLimit = other.style.miterLimit
        case .strokeDasharray: style.dash.lengths = other.style.dash.lengths
        case .strokeDashoffset: style.dash.offset = other.style.dash.offset
        case .visibility: style.isVisible = other.style.isVisible
        case .paintOrder: style.strokesFirst = other.style.strokesFirst
        case .fontSize: fontSize = other.fontSize
        case .fontFamily: style.font.family = other.style.font.family
        case .fontWeight: style.font.weight = other.style.font.weight
        case .fontStyle: style.font.isItalic = other.style.font.isItalic
        case .textAnchor: style.textAnchor = other.style.textAnchor
        case .shapeRendering: isCrisp = other.isCrisp
        default: break
        }
    }
}
