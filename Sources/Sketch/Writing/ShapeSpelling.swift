import Ink

extension Shape {
    /// The element that says it best; nil for what is foreign.
    var elementName: String? {
        switch self {
        case .path: "path"
        case .rectangle: "rect"
        case .ellipse(_, let rx, let ry): rx == ry ? "circle" : "ellipse"
        case .line: "line"
        case .polyline: "polyline"
        case .polygon: "polygon"
        case .text: "text"
        case .foreign: nil
        }
    }

    /// Its geometry as attributes of an element; nil where that element cannot say it.
    func spelled(as element: String, decimals: Int) -> [(name: String, value: String)]? {
        func text(_ number: Double) -> String { number.svg(decimals: decimals) }
        func text(_ points: [Point]) -> String {
            points.map { "\(text($0.x)),\(text($0.y))" }.joined(separator: " ")
        }
        switch (self, element) {
        case (.path(let path), "path"): return [("d", path.svg(decimals: decimals))]
        case (.rectangle(let r, let rx, let ry), "rect"):
            let sides = [
                ("x", text(r.x)), ("y", text(r.y)), ("width", text(r.width)), ("height", text(r.height)),
            ]
            return sides + (rx > 0 || ry > 0 ? [("rx", text(rx)), ("ry", text(ry))] : [])
        case (.ellipse(let center, let rx, let ry), "circle") where rx == ry:
            return [("cx", text(center.x)), ("cy", text(center.y)), ("r", text(rx))]
        case (.ellipse(let center, let rx, let ry), "ellipse"):
            return [("cx", text(center.x)), ("cy", text(center.y)), ("rx", text(rx)), ("ry", text(ry))]
        case (.line(let from, let to), "line"):
            return [("x1", text(from.x)), ("y1", text(from.y)), ("x2", text(to.x)), ("y2", text(to.y))]
        case (.polyline(let points), "polyline"), (.polygon(let points), "polygon"):
            return [("points", text(points))]
        case (.text(let shape), "text"):
            let place = [("x", text(shape.origin.x)), ("y", text(shape.origin.y))]
            return place + (shape.needsSpaces ? [("xml:space", "preserve")] : [])
        default: return nil
        }
    }

    /// The attributes that carry geometry on any shape.
    static let geometryAttributes = [
        "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "points", "d",
    ]
}

extension Graphic {
    /// What stands inside the element, as XML; empty where nothing does.
    /// - Parameters:
    ///   - prefix: of the names of elements in the source, with its colon.
    ///   - isUnicode: whether the source can hold any character.
    func content(prefix: String, isUnicode: Bool) -> String {
        guard case .text(let text) = shape else { return "" }
        let lines = text.lines.map { XMLText.escaped($0, isUnicode: isUnicode) }
        if lines.count == 1 { return lines[0] }
        let x = text.origin.x.svg(decimals: decimals)
        var steps = 0.0
        // An empty line has no character to move: the next one goes down for both.
        return lines.enumerated().map { index, line in
            steps += 1
            guard !line.isEmpty else { return "<\(prefix)tspan x=\"\(x)\"/>" }
            defer { steps = 0 }
            let down = index == 0 ? "" : " dy=\"\((steps * style.lineHeight).svg)em\""
            return "<\(prefix)tspan x=\"\(x)\"\(down)>\(line)</\(prefix)tspan>"
        }.joined()
    }

    /// How many decimals its coordinates need for a ten-thousandth of the drawing's unit.
    var decimals: Int {
        var scale = transform.maxScale
        var result = 4
        while scale > 1.5, result < 9 {
            scale /= 10
            result += 1
        }
        return result
    }
}
