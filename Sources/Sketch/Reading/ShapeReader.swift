import Ink

/// Turns the geometry attributes of a basic shape or a path into a `Shape`.
///
/// A value in error is as if it were not there; a shape that SVG says is not rendered gets an empty outline.
struct ShapeReader {
    let viewport: Size
    let diagonal: Double
    let fontSize: Double

    /// Nil where the element is no shape.
    func shape(_ element: ElementName, _ attributes: ElementAttributes) -> Shape? {
        switch element {
        case .path: .path(Path(svgBytes: attributes[.d].map(Array.init) ?? []))
        case .rect: rectangle(attributes)
        case .circle: circle(attributes)
        case .ellipse: ellipse(attributes)
        case .line: line(attributes)
        case .polyline: .polyline(points(attributes))
        case .polygon: .polygon(points(attributes))
        default: nil
        }
    }

    private func along(x name: AttributeName, _ attributes: ElementAttributes) -> Double? {
        attributes.length(name, of: viewport.width, fontSize: fontSize)
    }

    private func along(y name: AttributeName, _ attributes: ElementAttributes) -> Double? {
        attributes.length(name, of: viewport.height, fontSize: fontSize)
    }

    private func rectangle(_ attributes: ElementAttributes) -> Shape {
        let rect = Rect(
            along(x: .x, attributes) ?? 0, along(y: .y, attributes) ?? 0,
            max(0, along(x: .width, attributes) ?? 0), max(0, along(y: .height, attributes) ?? 0))
        let (rx, ry) = radii(attributes)
        return .rectangle(
            rect, rx: min(rx ?? ry ?? 0, rect.width / 2), ry: min(ry ?? rx ?? 0, rect.height / 2))
    }

    private func circle(_ attributes: ElementAttributes) -> Shape {
        let radius = max(0, attributes.length(.r, of: diagonal, fontSize: fontSize) ?? 0)
        return .ellipse(center: center(attributes), rx: radius, ry: radius)
    }

    private func ellipse(_ attributes: ElementAttributes) -> Shape {
        let (rx, ry) = radii(attributes)
        return .ellipse(center: center(attributes), rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0)
    }

    private func center(_ attributes: ElementAttributes) -> Point {
        Point(along(x: .cx, attributes) ?? 0, along(y: .cy, attributes) ?? 0)
    }

    /// Both radii; nil is `auto`, and so is what is negative.
    private func radii(_ attributes: ElementAttributes) -> (Double?, Double?) {
        let rx = along(x: .rx, attributes).flatMap { $0 < 0 ? nil : $0 }
        let ry = along(y: .ry, attributes).flatMap { $0 < 0 ? nil : $0 }
        return (rx, ry)
    }

    private func line(_ attributes: ElementAttributes) -> Shape {
        .line(
            from: Point(along(x: .x1, attributes) ?? 0, along(y: .y1, attributes) ?? 0),
            to: Point(along(x: .x2, attributes) ?? 0, along(y: .y2, attributes) ?? 0))
    }

    /// Pairs as far as they are well formed; a number without its partner is dropped.
    private func points(_ attributes: ElementAttributes) -> [Point] {
        guard let bytes = attributes[.points] else { return [] }
        var scanner = SVGScanner(bytes: Array(bytes))
        var result: [Point] = []
        scanner.skipSpace()
        while let x = scanner.number(), scanner.skipCommaSpace(), let y = scanner.number() {
            result.append(Point(x, y))
            guard scanner.skipCommaSpace() else { break }
        }
        return result
    }
}
