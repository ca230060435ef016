import CGtk
import FoundationEssentials
import Ink

/// A page of vectors.
public enum PDF {
    /// A document of one page.
    /// - Parameters:
    ///   - size: of the page, in points, 72 an inch.
    ///   - title: what the document calls itself.
    ///   - draw: draws the page in points, the origin at the top left.
    public static func document(size: Size, title: String = "", draw: (Context) throws -> Void) throws -> Data
    {
        let sink = ByteSink()
        guard
            let surface = cairo_pdf_surface_create_for_stream(
                ByteSink.write, Unmanaged.passUnretained(sink).toOpaque(), size.width, size.height)
        else { throw CairoError.status(reason: "no surface") }
        defer {
            // The surface must write nothing once the sink is gone.
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        if !title.isEmpty { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
        let context = Context(onto: surface)
        try draw(context)
        try context.check()
        cairo_show_page(context.unsafePointer)
        cairo_surface_finish(surface)
        try CairoError.check(cairo_surface_status(surface))
        return sink.data
    }
}
