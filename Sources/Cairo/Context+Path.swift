import CGtk
import Ink

extension FillRule {
    var cairo: cairo_fill_rule_t {
        switch self {
        case .nonzero: CAIRO_FILL_RULE_WINDING
        case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
        }
    }
}

extension Context {
    /// Fills the path with the colour.
    public func fill(_ path: Path, _ color: Color, rule: FillRule = .nonzero) {
        setPath(path)
        fillPath(color, rule)
    }

    /// Fills the rectangle, in user units, with the colour.
    public func fill(_ rect: Rect, _ color: Color) {
        cairo_new_path(unsafePointer)
        cairo_rectangle(unsafePointer, rect.x, rect.y, rect.width, rect.height)
        fillPath(color, .nonzero)
    }

    /// Strokes the path with the colour and the lines of the style: width in user units, caps, joins, dash.
    public func stroke(_ path: Path, _ color: Color, with style: Style) {
        setPath(path)
        strokePath(path, color, style)
    }

    /// Strokes the path one pixel of the surface wide, however far the transform is zoomed.
    public func strokeHairline(_ path: Path, _ color: Color) {
        var width = 1.0
        var height = 1.0
        cairo_surface_get_device_scale(cairo_get_group_target(unsafePointer), &width, &height)
        setPath(path)
        let map = transform
        setTransform(.identity)
        setColor(color)
        cairo_set_line_width(unsafePointer, 1 / max(width, height))
        cairo_set_dash(unsafePointer, nil, 0, 0)
        cairo_stroke(unsafePointer)
        setTransform(map)
    }

    /// Whether the point, in user units, is inside the path.
    public func fillContains(_ point: Point, of path: Path, rule: FillRule = .nonzero) -> Bool {
        setPath(path)
        cairo_set_fill_rule(unsafePointer, rule.cairo)
        defer { cairo_new_path(unsafePointer) }
        return cairo_in_fill(unsafePointer, point.x, point.y) != 0
    }

    /// Whether the point, in user units, is on the line that the style strokes along the path.
    public func strokeContains(_ point: Point, of path: Path, with style: Style) -> Bool {
        setPath(path)
        preparePen(path, style)
        defer { cairo_new_path(unsafePointer) }
        return cairo_in_stroke(unsafePointer, point.x, point.y) != 0
    }

    /// Makes the path the current one, in the transform in force.
    func setPath(_ path: Path) {
        let pen = unsafePointer
        cairo_new_path(pen)
        for segment in path.segments {
            switch segment {
            case .move(let p): cairo_move_to(pen, p.x, p.y)
            case .line(let p): cairo_line_to(pen, p.x, p.y)
            case .curve(let p, let q, let r): cairo_curve_to(pen, p.x, p.y, q.x, q.y, r.x, r.y)
            case .close: cairo_close_path(pen)
            }
        }
    }

    /// Fills the current path and keeps it.
    func fillPathPreserving(_ color: Color, _ rule: FillRule) {
        setColor(color)
        cairo_set_fill_rule(unsafePointer, rule.cairo)
        cairo_fill_preserve(unsafePointer)
    }

    func fillPath(_ color: Color, _ rule: FillRule) {
        setColor(color)
        cairo_set_fill_rule(unsafePointer, rule.cairo)
        cairo_fill(unsafePointer)
    }
}
