import CGtk
import Ink

/// A pen over a surface: cairo's `cairo_t`, held and released once.
///
/// A context belongs to the thread that made it. An error sticks: what comes after it draws nothing, and
/// `check()` throws.
public final class Context {
    /// The `cairo_t`, for calls that this layer has no name for. Valid as long as the context lives.
    public let unsafePointer: OpaquePointer

    /// A context for drawing onto the surface.
    public init(_ surface: Surface) {
        unsafePointer = cairo_create(surface.unsafePointer)
    }

    /// Shares a `cairo_t` that another owns, as GTK's `draw` handler gives one.
    public init(unsafeBorrowing pointer: OpaquePointer) {
        unsafePointer = cairo_reference(pointer)
    }

    init(onto surface: OpaquePointer) {
        unsafePointer = cairo_create(surface)
    }

    deinit {
        cairo_destroy(unsafePointer)
    }

    /// Throws where anything drawn so far has failed.
    public func check() throws(CairoError) {
        try CairoError.check(cairo_status(unsafePointer))
    }

    /// Runs the body, and puts transform, clip, operator and line settings back after it.
    public func saved<Result>(_ body: () throws -> Result) rethrows -> Result {
        cairo_save(unsafePointer)
        defer { cairo_restore(unsafePointer) }
        return try body()
    }

    // MARK: Transform

    /// From user space to the pixels of the surface, its device scale not counted.
    public var transform: Transform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(unsafePointer, &matrix)
        return Transform(matrix)
    }

    /// Runs the body in the space that the map leads from. A map that flattens the plane shows nothing, so
    /// the body is not run for one.
    public func transformed(by map: Transform, _ body: () throws -> Void) rethrows {
        guard map.isDrawable else { return }
        try saved {
            concatenate(map)
            try body()
        }
    }

    /// Puts the map before the transform in force, until the end of the enclosing `saved`.
    ///
    /// A map that flattens the plane is left out.
    public func concatenate(_ map: Transform) {
        guard map.isDrawable else { return }
        var matrix = map.matrix
        cairo_transform(unsafePointer, &matrix)
    }

    func setTransform(_ map: Transform) {
        var matrix = map.matrix
        cairo_set_matrix(unsafePointer, &matrix)
    }

    /// How many pixels of the surface a unit of user space covers where it grows most, device scale included.
    public var pixelScale: Double {
        var x = 1.0
        var y = 1.0
        cairo_surface_get_device_scale(cairo_get_group_target(unsafePointer), &x, &y)
        return transform.maxScale * max(x, y)
    }

    // MARK: Clip

    /// Draws only inside the rectangle, in user units, until the end of the enclosing `saved`.
    public func clip(to rect: Rect) {
        cairo_new_path(unsafePointer)
        cairo_rectangle(unsafePointer, rect.x, rect.y, rect.width, rect.height)
        cairo_clip(unsafePointer)
    }

    /// Draws only inside the path, until the end of the enclosing `saved`.
    public func clip(to path: Path, rule: FillRule = .nonzero) {
        setPath(path)
        cairo_set_fill_rule(unsafePointer, rule.cairo)
        cairo_clip(unsafePointer)
    }

    /// Clips to the bounds grown to whole pixels, so that a group opened next is no larger than it need be.
    func clipToPixels(around bounds: Rect) {
        let map = transform
        let box = map.apply(bounds)
        guard box.width.isFinite, box.height.isFinite else { return }
        setTransform(.identity)
        clip(
            to: Rect(
                from: Point(box.minX.rounded(.down) - 1, box.minY.rounded(.down) - 1),
                to: Point(box.maxX.rounded(.up) + 1, box.maxY.rounded(.up) + 1)))
        setTransform(map)
    }
}
