import CGtk

/// What can fail in drawing. The texts are cairo's own and for logs; callers word their own for a person.
public enum CairoError: Error, Hashable {
    /// An image must be from 1 to 32,767 pixels wide and high.
    case size(width: Int, height: Int)
    /// The bytes are no PNG that cairo reads.
    case png(reason: String)
    /// Cairo refused an operation; nothing drawn after that shows.
    case status(reason: String)

    static func check(_ status: cairo_status_t) throws(CairoError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw .status(reason: String(cString: cairo_status_to_string(status)))
    }
}
