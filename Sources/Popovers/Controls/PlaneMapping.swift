import Ink

/// Between places in a plane, in pixels from its top left, and the colours there.
struct PlaneMapping {
    let width: Int
    let height: Int

    func place(of color: HSVColor) -> Point {
        Point(color.saturation * Double(width), (1 - color.value) * Double(height))
    }

    /// The colour at the place, or at the one nearest to it in the plane, with the other's hue and alpha.
    func color(at place: Point, of other: HSVColor) -> HSVColor {
        func part(_ position: Double, _ length: Int) -> Double {
            min(1, max(0, position / Double(max(1, length))))
        }
        return HSVColor(
            hue: other.hue, saturation: part(place.x, width), value: 1 - part(place.y, height),
            alpha: other.alpha)
    }
}
