import Localization
import Sketch

/// A selection in words, for a person who cannot see it.
struct SelectionSummary {
    let graphics: [Graphic]
    /// How many graphics the drawing has.
    let total: Int

    var text: String {
        tr(
            "{selected} of {count} graphic selected: {kinds}",
            "{selected} of {count} graphics selected: {kinds}", count: total,
            ["selected": graphics.count, "kinds": kinds])
    }

    /// How many there are of each kind, in the order of `Kind`.
    private var kinds: String {
        var counts: [Kind: Int] = [:]
        for graphic in graphics { counts[Kind(graphic.shape), default: 0] += 1 }
        return Kind.allCases.compactMap { kind in counts[kind].map(kind.text) }.joined(separator: ", ")
    }

    private enum Kind: CaseIterable {
        case path, line, rectangle, ellipse, polygon, other

        init(_ shape: Shape) {
            self =
                switch shape {
                case .path: .path
                case .line, .polyline: .line
                case .rectangle: .rectangle
                case .ellipse: .ellipse
                case .polygon: .polygon
                default: .other
                }
        }

        func text(_ count: Int) -> String {
            switch self {
            case .path: tr("{count} path", "{count} paths", count: count)
            case .line: tr("{count} line", "{count} lines", count: count)
            case .rectangle: tr("{count} rectangle", "{count} rectangles", count: count)
            case .ellipse: tr("{count} ellipse", "{count} ellipses", count: count)
            case .polygon: tr("{count} polygon", "{count} polygons", count: count)
            case .other: tr("{count} other", "{count} others", count: count)
            }
        }
    }
}
