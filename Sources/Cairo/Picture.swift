import CGtk
import Ink

/// Finished pixels, which any thread may keep and paint.
///
/// It is safe to share, unchecked by the compiler, because its bytes are never written after `init`, and
/// every use wraps them in a cairo surface of its own: cairo's images count their uses without locks.
public final class Picture: @unchecked Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// How many pixels a unit covers when painted.
    public let scale: Double
    private let bytes: UnsafeMutableRawPointer
    private let bytesPerRow: Int

    /// Copies the pixels of the surface.
    public init(_ surface: Surface) {
        width = surface.width
        height = surface.height
        scale = surface.scale
        bytesPerRow = surface.bytesPerRow
        let count = bytesPerRow * height
        bytes = .allocate(byteCount: max(1, count), alignment: 16)
        surface.withBytes { source in
            if let start = source.baseAddress { bytes.copyMemory(from: start, byteCount: count) }
        }
    }

    /// Draws a picture.
    /// - Parameters:
    ///   - width: in pixels, 1 to 32,767.
    ///   - height: in pixels, 1 to 32,767.
    ///   - scale: pixels to a unit of drawing.
    ///   - draw: draws on transparent ground, from the caller's thread.
    public init(width: Int, height: Int, scale: Double = 1, draw: (Context) throws -> Void) throws {
        guard Surface.sides.contains(width), Surface.sides.contains(height) else {
            throw CairoError.size(width: width, height: height)
        }
        self.width = width
        self.height = height
        self.scale = scale
        bytesPerRow = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
        let count = bytesPerRow * height
        bytes = .allocate(byteCount: count, alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        let surface = makeSurface()
        defer {
            // Finished, the surface lets go of the bytes even where a context still holds it.
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        let context = Context(onto: surface)
        try draw(context)
        try context.check()
        cairo_surface_flush(surface)
    }

    deinit {
        bytes.deallocate()
    }

    /// How large it is when painted, in units.
    public var size: Size { Size(Double(width) / scale, Double(height) / scale) }

    /// How much memory the pixels take.
    public var byteCount: Int { bytesPerRow * height }

    /// A `cairo_surface_t` over the pixels, for reading only, which keeps the picture alive as long as it
    /// lives itself.
    public func withUnsafeSurface<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        let surface = makeSurface()
        defer { cairo_surface_destroy(surface) }
        let retained = Unmanaged.passRetained(self).toOpaque()
        let status = cairo_surface_set_user_data(surface, Picture.key, retained) { picture in
            if let picture { Unmanaged<Picture>.fromOpaque(picture).release() }
        }
        // Without memory for the entry cairo does not release it: that is ours to do.
        if status != CAIRO_STATUS_SUCCESS { Unmanaged<Picture>.fromOpaque(retained).release() }
        return try body(surface)
    }

    private func makeSurface() -> OpaquePointer {
        let pixels = bytes.assumingMemoryBound(to: UInt8.self)
        // Cairo never returns null here, but a surface in an error state.
        let surface: OpaquePointer = cairo_image_surface_create_for_data(
            pixels, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
        cairo_surface_set_device_scale(surface, scale, scale)
        return surface
    }

    /// An address that only `Picture` knows; cairo never reads it, so sharing it is safe.
    nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
        capacity: 1)
}
