extension Style {
    /// Sets the property that an SVG presentation attribute names, as a picker's value spells it.
    /// - Returns: false where the style has no such property or the text is no value of it; it is then
    ///   left as it was.
    @discardableResult
    public mutating func set(_ attribute: String, to text: String) -> Bool {
        switch attribute {
        case "fill": assign(Paint(svg: text), to: \.fill)
        case "stroke": assign(Paint(svg: text), to: \.stroke)
        case "fill-opacity": assign(opacity(text), to: \.fillOpacity)
        case "stroke-opacity": assign(opacity(text), to: \.strokeOpacity)
        case "opacity": assign(opacity(text), to: \.opacity)
        case "fill-rule": assign(FillRule(rawValue: text), to: \.fillRule)
        case "stroke-width": assign(length(text), to: \.strokeWidth)
        case "stroke-linecap": assign(LineCap(rawValue: text), to: \.lineCap)
        case "stroke-linejoin": assign(LineJoin(rawValue: text), to: \.lineJoin)
        case "stroke-miterlimit": assign(length(text).flatMap { $0 >= 1 ? $0 : nil }, to: \.miterLimit)
        case "stroke-dasharray": assign(Dash(svg: text)?.lengths, to: \.dash.lengths)
        case "stroke-dashoffset": assign(Length(svg: text)?.pixels(of: 0), to: \.dash.offset)
        case "color": assign(Color(css: text), to: \.color)
        case "font-family": assign(Font.family(css: text), to: \.font.family)
        case "font-size": assign(length(text), to: \.font.size)
        case "font-weight": assign(Font.weight(css: text), to: \.font.weight)
        case "font-style": assign(Font.isItalic(css: text), to: \.font.isItalic)
        case "text-anchor": assign(TextAnchor(rawValue: text), to: \.textAnchor)
        case "line-height": assign(lineHeight(text), to: \.lineHeight)
        default: false
        }
    }

    private mutating func assign<Value>(_ value: Value?, to property: WritableKeyPath<Style, Value>) -> Bool {
        guard let value else { return false }
        self[keyPath: property] = value
        return true
    }

    private func opacity(_ text: String) -> Double? {
        guard let length = Length(svg: text), length.unit == .none || length.unit == .percent else {
            return nil
        }
        return min(1, max(0, length.pixels(of: 1)))
    }

    private func lineHeight(_ text: String) -> Double? {
        guard let length = Length(svg: text), length.unit == .none, length.value > 0 else { return nil }
        return length.value
    }

    private func length(_ text: String) -> Double? {
        guard let value = Length(svg: text)?.pixels(of: 0), value >= 0 else { return nil }
        return value
    }
}

extension Style {
    /// What a property is, spelled as its SVG presentation attribute; nil for one that the style does not have.
    public func value(of attribute: String) -> String? {
        switch attribute {
        case "fill": fill.svg
        case "stroke": stroke.svg
        case "fill-opacity": fillOpacity.svg
        case "stroke-opacity": strokeOpacity.svg
        case "opacity": opacity.svg
        case "fill-rule": fillRule.rawValue
        case "stroke-width": strokeWidth.svg
        case "stroke-linecap": lineCap.rawValue
        case "stroke-linejoin": lineJoin.rawValue
        case "stroke-miterlimit": miterLimit.svg
        case "stroke-dasharray": dash.svg
        case "stroke-dashoffset": dash.offset.svg
        case "color": color.css
        case "font-family": font.cssFamily
        case "font-size": font.size.svg
        case "font-weight": "\(font.weight)"
        case "font-style": font.isItalic ? "italic" : "normal"
        case "text-anchor": textAnchor.rawValue
        case "line-height": lineHeight.svg
        default: nil
        }
    }
}
