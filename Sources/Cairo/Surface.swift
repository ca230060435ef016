import CGtk
import Ink

/// Pixels in memory to draw on: red, green, blue and alpha, alpha multiplied in, 8 bits each.
///
/// A surface belongs to the thread that made it; what goes to another is a `Picture`.
public final class Surface {
    /// The `cairo_surface_t`. Valid as long as the surface lives.
    public let unsafePointer: OpaquePointer
    /// In pixels of the surface.
    public let width: Int
    /// In pixels of the surface.
    public let height: Int
    /// How many pixels of the surface a unit of a fresh context covers.
    public let scale: Double

    /// A transparent surface.
    /// - Parameters:
    ///   - width: in pixels, 1 to 32,767.
    ///   - height: in pixels, 1 to 32,767.
    ///   - scale: pixels to a unit of drawing, as on a display of high density.
    public convenience init(width: Int, height: Int, scale: Double = 1) throws(CairoError) {
        guard Surface.sides.contains(width), Surface.sides.contains(height) else {
            throw .size(width: width, height: height)
        }
        let pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        try self.init(owning: pointer, scale: scale)
    }

    /// How many pixels an image may have along a side.
    public static let sides = 1...32_767

    /// Takes over an image surface in ARGB32.
    init(owning pointer: OpaquePointer?, scale: Double) throws(CairoError) {
        guard let pointer else { throw .status(reason: "no surface") }
        unsafePointer = pointer
        width = Int(cairo_image_surface_get_width(pointer))
        height = Int(cairo_image_surface_get_height(pointer))
        self.scale = scale
        try CairoError.check(cairo_surface_status(pointer))
        cairo_surface_set_device_scale(pointer, scale, scale)
    }

    deinit {
        cairo_surface_destroy(unsafePointer)
    }

    /// The pixels as they are now: rows of `bytesPerRow`, four bytes a pixel, a 32-bit word ARGB with alpha
    /// multiplied in.
    public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        cairo_surface_flush(unsafePointer)
        let start = cairo_image_surface_get_data(unsafePointer)
        return try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : bytesPerRow * height))
    }

    public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(unsafePointer)) }

    /// The colour of a pixel, counted from the top left corner; transparent outside.
    public func pixel(_ x: Int, _ y: Int) -> Color {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return .transparent }
        let word = withBytes { $0.loadUnaligned(fromByteOffset: y * bytesPerRow + 4 * x, as: UInt32.self) }
        let alpha = Double(word >> 24)
        guard alpha > 0 else { return .transparent }
        func part(_ shift: UInt32) -> Double { Double(word >> shift & 255) / alpha }
        return Color(part(16), part(8), part(0), alpha / 255)
    }
}
