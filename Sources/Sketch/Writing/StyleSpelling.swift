import Ink

extension Style {
    /// Every property with its value as SVG spells it, always all of them and in the same order.
    ///
    /// Colours are `#rrggbb`; what shines through goes into the opacity beside them.
    func spelled(decimals: Int) -> [(name: String, value: String)] {
        let dashes = dash.lengths.map { $0.svg(decimals: decimals) }.joined(separator: " ")
        return [
            ("color", color.withAlpha(1).css),
            ("fill", fill.opaqueSVG), ("fill-opacity", (fillOpacity * fill.alpha).svg),
            ("fill-rule", fillRule.rawValue),
            ("stroke", stroke.opaqueSVG), ("stroke-opacity", (strokeOpacity * stroke.alpha).svg),
            ("stroke-width", strokeWidth.svg(decimals: decimals)),
            ("stroke-linecap", lineCap.rawValue), ("stroke-linejoin", lineJoin.rawValue),
            ("stroke-miterlimit", miterLimit.svg),
            ("stroke-dasharray", dashes.isEmpty ? "none" : dashes),
            ("stroke-dashoffset", dash.offset.svg(decimals: decimals)),
            ("paint-order", strokesFirst ? "stroke" : "normal"),
            ("visibility", isVisible ? "visible" : "hidden"),
            ("opacity", opacity.svg),
        ]
    }
}

extension Paint {
    fileprivate var opaqueSVG: String {
        if case .color(let color) = self { color.withAlpha(1).css } else { svg }
    }

    fileprivate var alpha: Double { color?.alpha ?? 1 }
}
