import Cairo
import Glibc
import Ink

/// A star in a row, sixteen pixels wide: full where it is on, an outline where it is not.
struct StarMark {
    let isOn: Bool

    private static let shape: Path = {
        let points = (0..<10).map { corner in
            let angle = (Double(corner) * 36 - 90) * .pi / 180
            let reach = corner.isMultiple(of: 2) ? 7.5 : 3.2
            return Point(8 + reach * cos(angle), 8.5 + reach * sin(angle))
        }
        return Path(through: points, closed: true)
    }()

    /// - Parameter ink: the colour of text around it.
    func draw(at corner: Point, _ ink: Color, _ context: Context) {
        context.transformed(by: .translation(corner.x, corner.y)) {
            guard !isOn else { return context.fill(Self.shape, ink) }
            var pen = Style()
            pen.strokeWidth = 1
            pen.lineJoin = .round
            context.stroke(Self.shape, ink.withAlpha(ink.alpha * 0.45), with: pen)
        }
    }
}
