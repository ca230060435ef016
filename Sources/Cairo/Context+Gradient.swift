import CGtk
import Ink

extension Context {
    /// Fills the path with colours that run into each other, evenly spread from the one point to the other.
    public func fill(_ path: Path, from start: Point, to end: Point, _ colors: [Color]) {
        guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return }
        defer { cairo_pattern_destroy(pattern) }
        let last = Double(max(1, colors.count - 1))
        for (index, color) in colors.enumerated() {
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(index) / last, color.red, color.green, color.blue, color.alpha)
        }
        setPath(path)
        cairo_set_source(unsafePointer, pattern)
        cairo_fill(unsafePointer)
    }
}
