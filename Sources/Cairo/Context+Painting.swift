import CGtk
import Ink

/// How what is drawn meets what is there: the Porter-Duff operators and blend modes that Daub needs.
public enum Operator: Sendable {
    case over, source, clear, `in`, destinationOut, multiply

    var cairo: cairo_operator_t {
        switch self {
        case .over: CAIRO_OPERATOR_OVER
        case .source: CAIRO_OPERATOR_SOURCE
        case .clear: CAIRO_OPERATOR_CLEAR
        case .in: CAIRO_OPERATOR_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        }
    }
}

/// How finely the edges of shapes are told from the pixels that they cross.
public enum EdgeQuality: Sendable {
    /// Hundreds of shades: what a person looks at.
    case fine
    /// Sixteen shades, in about half the time.
    case quick

    var cairo: cairo_antialias_t {
        switch self {
        case .fine: CAIRO_ANTIALIAS_DEFAULT
        case .quick: CAIRO_ANTIALIAS_FAST
        }
    }
}

/// How a picture looks between its pixels.
public enum Smoothing: Sendable {
    /// The nearest pixel: quick, and exact where pixels meet pixels.
    case none
    /// Between neighbours.
    case linear
    /// Averaged where it shrinks.
    case best

    var cairo: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .linear: CAIRO_FILTER_BILINEAR
        case .best: CAIRO_FILTER_BEST
        }
    }
}

extension Context {
    /// The operator of what is drawn next, until the end of the enclosing `saved`.
    public func use(_ operation: Operator) {
        cairo_set_operator(unsafePointer, operation.cairo)
    }

    /// How fine the edges of what is drawn next are, until the end of the enclosing `saved`.
    public func use(_ quality: EdgeQuality) {
        cairo_set_antialias(unsafePointer, quality.cairo)
    }

    /// The colour of what is drawn next.
    public func setColor(_ color: Color) {
        cairo_set_source_rgba(unsafePointer, color.red, color.green, color.blue, color.alpha)
    }

    /// Covers all that the clip lets through with the colour.
    public func paint(_ color: Color) {
        setColor(color)
        cairo_paint(unsafePointer)
    }

    /// Makes all that the clip lets through transparent.
    public func clear() {
        saved {
            use(.clear)
            cairo_paint(unsafePointer)
        }
    }

    /// Lays the surface down with its top left corner at the point, one of its pixels divided by its device
    /// scale to a user unit.
    public func paint(
        _ surface: Surface, at corner: Point = .zero, opacity: Double = 1, smoothing: Smoothing = .linear
    ) {
        paint(unsafeSurface: surface.unsafePointer, at: corner, opacity: opacity, smoothing: smoothing)
    }

    /// Lays the picture down with its top left corner at the point, one of its pixels divided by its device
    /// scale to a user unit.
    public func paint(
        _ picture: Picture, at corner: Point = .zero, opacity: Double = 1, smoothing: Smoothing = .linear
    ) {
        picture.withUnsafeSurface { pointer in
            paint(unsafeSurface: pointer, at: corner, opacity: opacity, smoothing: smoothing)
        }
    }

    private func paint(
        unsafeSurface: OpaquePointer, at corner: Point, opacity: Double, smoothing: Smoothing
    ) {
        saved {
            cairo_set_source_surface(unsafePointer, unsafeSurface, corner.x, corner.y)
            cairo_pattern_set_filter(cairo_get_source(unsafePointer), smoothing.cairo)
            if opacity < 1 {
                cairo_paint_with_alpha(unsafePointer, max(0, opacity))
            } else {
                cairo_paint(unsafePointer)
            }
        }
    }

    /// Paints the body's drawing as one, at the opacity.
    /// - Parameter bounds: what the body draws on at most, in user units; it keeps the group small.
    public func group(opacity: Double, bounds: Rect? = nil, _ body: () throws -> Void) rethrows {
        try saved {
            if let bounds { clipToPixels(around: bounds) }
            beginGroup()
            defer { endGroup(opacity: opacity) }
            try body()
        }
    }

    /// Opens a group that `endGroup` paints as one; the two must come in pairs.
    public func beginGroup() {
        cairo_push_group(unsafePointer)
    }

    /// Closes the group opened last and paints it at the opacity.
    public func endGroup(opacity: Double) {
        cairo_pop_group_to_source(unsafePointer)
        cairo_paint_with_alpha(unsafePointer, min(1, max(0, opacity)))
    }
}
