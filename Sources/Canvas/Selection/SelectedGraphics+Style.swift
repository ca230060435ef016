import Ink
import Sketch

extension SelectedGraphics {
    /// What presentation attributes are on all of the graphics, spelled as SVG spells them.
    public struct StyleValues: Sendable, Hashable {
        /// Those that all graphics agree on.
        public var values: [String: String] = [:]
        /// Those of which there is more than one value.
        public var mixed: Set<String> = []
    }

    /// A style, and how much larger than its own its lengths are in the drawing's user units.
    private struct ScaledStyle: Hashable {
        let style: Style
        let scale: Double
        let isOfPlainLetters: Bool

        init(_ graphic: Graphic) {
            style = graphic.style
            isOfPlainLetters = graphic.isOfPlainLetters
            let scale = graphic.transform.meanScale
            self.scale = scale > 0 && scale.isFinite ? scale : 1
        }

        func value(of attribute: String) -> String? {
            let attribute = isOfPlainLetters ? Style.insideOfLine[attribute] ?? attribute : attribute
            return style.scaled(by: Style.lengths.contains(attribute) ? scale : 1).value(of: attribute)
        }
    }

    /// Reads attributes off the graphics; one that a style does not have is missing. Lengths are in the
    /// drawing's user units.
    public func styleValues(of attributes: [String]) -> StyleValues {
        var result = StyleValues()
        var seen: Set<ScaledStyle> = []
        for graphic in graphics where !graphic.isForeign {
            let style = ScaledStyle(graphic)
            guard seen.insert(style).inserted else { continue }
            for attribute in attributes where !result.mixed.contains(attribute) {
                guard let value = style.value(of: attribute) else { continue }
                if let other = result.values[attribute], other != value {
                    result.values[attribute] = nil
                    result.mixed.insert(attribute)
                } else {
                    result.values[attribute] = value
                }
            }
            if result.mixed.count == attributes.count { break }
        }
        return result
    }

    /// Gives the graphics presentation attributes, by name, spelled as SVG spells them. Lengths are in the
    /// drawing's user units, so that graphics of any scale look alike.
    ///
    /// What is no attribute of a style, or no value of it, changes nothing. Letters without an outline are written
    /// in the colour of lines, as the Text tool writes them; no line at all leaves them as they are.
    public func styled(_ values: [String: String]) -> Edit {
        replacing { graphic in
            guard !graphic.isForeign else { return }
            let scale = ScaledStyle(graphic).scale
            var style = graphic.style
            for (attribute, value) in graphic.isOfPlainLetters ? Style.ofLetters(values) : values {
                guard Style.lengths.contains(attribute), scale != 1 else {
                    style.set(attribute, to: value)
                    continue
                }
                style = style.scaled(by: scale)
                style.set(attribute, to: value)
                style = style.scaled(by: 1 / scale)
            }
            graphic.style = style
        }
    }
}

extension Graphic {
    /// Whether its ink is out of Daub's hands.
    fileprivate var isForeign: Bool {
        if case .foreign = shape { true } else { false }
    }

    /// Whether it is a text whose letters have no outline.
    fileprivate var isOfPlainLetters: Bool { shape.text != nil && style.stroke == .none }
}

extension Style {
    /// Attributes that are lengths along the line or across it.
    fileprivate static let lengths: Set = ["stroke-width", "stroke-dasharray", "stroke-dashoffset"]

    /// The attributes of lines, each with the one that does the same for what is painted inside.
    fileprivate static let insideOfLine = ["stroke": "fill", "stroke-opacity": "fill-opacity"]

    /// What values that were picked are on letters: lines have their colour before what is inside.
    fileprivate static func ofLetters(_ values: [String: String]) -> [String: String] {
        var result = values
        for (line, inside) in insideOfLine {
            guard let value = result.removeValue(forKey: line), Paint(svg: value) != Paint.none else {
                continue
            }
            result[inside] = value
        }
        return result
    }

    fileprivate func scaled(by factor: Double) -> Style {
        guard factor != 1 else { return self }
        var style = self
        style.strokeWidth *= factor
        style.dash = Dash(dash.lengths.map { $0 * factor }, offset: dash.offset * factor)
        return style
    }
}
