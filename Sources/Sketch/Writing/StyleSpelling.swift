import Ink

/// Properties that only make sense together, with their values as SVG spells them.
struct StylePart {
    typealias Property = (name: String, value: String)

    let properties: [Property]
    /// Whether the file may say with one of them what stands in two here, as a colour that shines through does.
    var isMixed = false
    /// Whether an element says it even where it would inherit the same, because programs differ in what stands
    /// where nobody says anything.
    var isAlwaysSaid = false

    /// Whether both say the same.
    func matches(_ other: StylePart) -> Bool { properties.elementsEqual(other.properties, by: ==) }

    /// What an element must say for itself where it would inherit another part, and what it need not.
    func split(against inherited: StylePart) -> (needed: [Property], spare: [Property]) {
        if isAlwaysSaid { return (properties, []) }
        if matches(inherited) { return ([], properties) }
        if inherited.isMixed { return (properties, []) }
        let pairs = zip(properties, inherited.properties)
        return (pairs.filter { $0.0 != $0.1 }.map(\.0), pairs.filter { $0.0 == $0.1 }.map(\.0))
    }
}

extension Style {
    /// Every property, always all of them and in the same order.
    ///
    /// Colours are `#rrggbb`; what shines through goes into the opacity beside them.
    /// - Parameter isText: whether to say the font, too.
    func spelled(decimals: Int, isText: Bool) -> [StylePart] {
        let dashes = dash.lengths.map { $0.svg(decimals: decimals) }.joined(separator: " ")
        let ink = [
            StylePart(properties: [("color", color.css)]),
            part("fill", fill, fillOpacity),
            StylePart(properties: [("fill-rule", fillRule.rawValue)]),
            part("stroke", stroke, strokeOpacity),
            StylePart(properties: [("stroke-width", strokeWidth.svg(decimals: decimals))]),
            StylePart(properties: [("stroke-linecap", lineCap.rawValue)]),
            StylePart(properties: [("stroke-linejoin", lineJoin.rawValue)]),
            StylePart(properties: [("stroke-miterlimit", miterLimit.svg)]),
            StylePart(properties: [("stroke-dasharray", dashes.isEmpty ? "none" : dashes)]),
            StylePart(properties: [("stroke-dashoffset", dash.offset.svg(decimals: decimals))]),
            StylePart(properties: [("paint-order", strokesFirst ? "stroke" : "normal")]),
            StylePart(properties: [("visibility", isVisible ? "visible" : "hidden")]),
            StylePart(properties: [("opacity", opacity.svg)]),
        ]
        guard isText else { return ink }
        return ink + [
            StylePart(properties: [("font-family", font.cssFamily)], isAlwaysSaid: true),
            StylePart(
                properties: [("font-size", font.size.svg(decimals: decimals))], isAlwaysSaid: true),
            StylePart(properties: [("font-weight", "\(font.weight)")]),
            StylePart(properties: [("font-style", font.isItalic ? "italic" : "normal")]),
            StylePart(properties: [("text-anchor", textAnchor.rawValue)]),
        ]
    }

    private func part(_ name: String, _ paint: Paint, _ opacity: Double) -> StylePart {
        let alpha = paint.color?.alpha ?? 1
        let opaque = paint.color.map { $0.withAlpha(1).css } ?? paint.svg
        return StylePart(
            properties: [(name, opaque), ("\(name)-opacity", (opacity * alpha).svg)], isMixed: alpha < 1)
    }
}
