import CGtk
import Ink

/// How ink meets a surface.
extension Context {
    /// Draws the outline with the style: fill, then stroke (or the other way round), painted as one where the
    /// style is not wholly opaque.
    ///
    /// The pen is transformed with the outline: a scale that is not uniform shows in the line.
    public func draw(_ path: Path, with style: Style) {
        guard style.isVisible, style.opacity > 0, !path.isEmpty else { return }
        let fill = style.fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
        let stroke = style.strokeColor.flatMap { $0.alpha > 0 ? $0 : nil }
        let opacity = min(1, style.opacity)
        switch (fill, stroke) {
        case (nil, nil):
            return
        case (let fill?, nil):
            self.fill(path, fill.withAlpha(fill.alpha * opacity), rule: style.fillRule)
        case (nil, let stroke?):
            self.stroke(path, stroke.withAlpha(stroke.alpha * opacity), with: style)
        case (let fill?, let stroke?):
            guard opacity < 1 else {
                draw(path, fill, stroke, style)
                return
            }
            let bounds = path.controlBounds?.insetBy(-style.strokeReach)
            group(opacity: opacity, bounds: bounds) { draw(path, fill, stroke, style) }
        }
    }

    private func draw(_ path: Path, _ fill: Color, _ stroke: Color, _ style: Style) {
        setPath(path)
        if style.strokesFirst {
            strokePath(path, stroke, style)
            setPath(path)
            fillPath(fill, style.fillRule)
        } else {
            fillPathPreserving(fill, style.fillRule)
            strokePath(path, stroke, style)
        }
    }

    /// Strokes the current path, which is `path`.
    func strokePath(_ path: Path, _ color: Color, _ style: Style) {
        let share = preparePen(path, style)
        setColor(color.withAlpha(color.alpha * share))
        cairo_stroke(unsafePointer)
    }

    /// - Returns: how much of the line is ink: less than 1 where it stands for dashes that are not drawn one by one.
    @discardableResult
    func preparePen(_ path: Path, _ style: Style) -> Double {
        let pen = unsafePointer
        cairo_set_line_width(pen, style.strokeWidth)
        cairo_set_line_cap(pen, style.lineCap.cairo)
        cairo_set_line_join(pen, style.lineJoin.cairo)
        cairo_set_miter_limit(pen, style.miterLimit)
        let share = setDash(style)
        if style.lineCap != .butt { addDots(of: path, style.lineCap) }
        return share
    }

    /// Puts a line just long enough for cairo to see in place of each subpath of no length, which SVG draws as
    /// the two caps: a dot or a square upright in user space.
    ///
    /// Cairo draws no square for one, as it has no direction, and no dot in a dashed line.
    private func addDots(of path: Path, _ cap: LineCap) {
        let scale = pixelScale
        guard scale > 0, scale.isFinite else { return }
        // Cairo counts in 256ths of a pixel.
        let seen = 1 / (128 * scale)
        for dot in path.dots(within: seen / 4) {
            cairo_move_to(unsafePointer, dot.x - seen / 2, dot.y)
            cairo_line_to(unsafePointer, dot.x + seen / 2, dot.y)
        }
    }
}

extension LineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension LineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
