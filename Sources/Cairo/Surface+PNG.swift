import CGtk
import FoundationEssentials

extension Surface {
    /// Reads a PNG.
    public convenience init(png data: Data) throws(CairoError) {
        let source = ByteSource(data)
        let pointer = cairo_image_surface_create_from_png_stream(
            ByteSource.read, Unmanaged.passUnretained(source).toOpaque())
        let status = cairo_surface_status(pointer)
        guard let pointer, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            throw .png(reason: String(cString: cairo_status_to_string(status)))
        }
        guard cairo_image_surface_get_format(pointer) != CAIRO_FORMAT_ARGB32 else {
            try self.init(owning: pointer, scale: 1)
            return
        }
        defer { cairo_surface_destroy(pointer) }
        try self.init(
            width: Int(cairo_image_surface_get_width(pointer)),
            height: Int(cairo_image_surface_get_height(pointer)))
        let context = Context(self)
        cairo_set_source_surface(context.unsafePointer, pointer, 0, 0)
        cairo_paint(context.unsafePointer)
        try context.check()
    }

    /// The pixels as a PNG.
    public func png() throws(CairoError) -> Data {
        let sink = ByteSink()
        let status = cairo_surface_write_to_png_stream(
            unsafePointer, ByteSink.write, Unmanaged.passUnretained(sink).toOpaque())
        try CairoError.check(status)
        return sink.data
    }

    /// Writes the pixels as a PNG. No half-written file remains where that fails.
    public func writePNG(to url: URL) throws {
        try png().write(to: url, options: .atomic)
    }
}

/// Where cairo writes a file to: bytes in memory.
final class ByteSink {
    private(set) var data = Data()

    /// Gets an unretained `ByteSink`, which must outlive the surface that writes to it.
    static let write:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t =
            { sink, bytes, count in
                guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().data.append(
                    bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }
}

/// Where cairo reads a file from: bytes in memory.
private final class ByteSource {
    private let data: Data
    private var position = 0

    init(_ data: Data) {
        self.data = data
    }

    /// Gets an unretained `ByteSource`.
    static let read:
        @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, UInt32) -> cairo_status_t =
            { source, bytes, count in
                guard let source, let bytes else { return CAIRO_STATUS_READ_ERROR }
                let this = Unmanaged<ByteSource>.fromOpaque(source).takeUnretainedValue()
                let end = this.position + Int(count)
                guard end <= this.data.count else { return CAIRO_STATUS_READ_ERROR }
                let first = this.data.startIndex
                this.data.copyBytes(to: bytes, from: first + this.position..<first + end)
                this.position = end
                return CAIRO_STATUS_SUCCESS
            }
}
