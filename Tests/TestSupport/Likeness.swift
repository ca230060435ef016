import Ink
import Sketch

extension Style {
    /// The style with each part as a file says it: what two styles that look the same have in common.
    public var spelling: [String] {
        let fill = fillColor.map(\.css) ?? "none"
        let stroke = self.stroke == .none ? "none" : strokeColor.map(\.css) ?? "none"
        return [
            fill, stroke, strokeWidth.svg, lineCap.rawValue, lineJoin.rawValue, miterLimit.svg, opacity.svg,
            fillRule.rawValue, dash.lengths.map(\.svg).joined(separator: " "), dash.offset.svg,
            "\(isVisible) \(strokesFirst)",
        ]
    }
}

extension Transform {
    /// Whether no point within 1,000 units of the origin is a hundredth of a unit apart under both.
    public func isClose(to other: Transform) -> Bool {
        [Point(0, 0), Point(1000, 0), Point(0, 1000)].allSatisfy {
            apply($0).distance(to: other.apply($0)) < 0.01
        }
    }
}

extension Graphic {
    public var isForeign: Bool {
        if case .foreign = shape { true } else { false }
    }
}

extension Drawing {
    /// Whether what is added becomes foreign too, as in a file with a style sheet.
    public var isForeignThroughout: Bool {
        graphics.contains { $0.shape == .foreign(element: 0) }
            || String(decoding: source.data, as: UTF8.self).contains("<style")
    }
}
