import CRsvg
import Cairo
import FoundationEssentials
import Ink
import Synchronization

/// What of a drawing Daub does not draw itself, drawn by librsvg in the whole document's light: its CSS, its
/// definitions, its ancestors.
///
/// A handle of librsvg may move between threads, but only one may use it at a time: hence the lock, which is
/// held while an element is drawn. Two tiles of foreign content are drawn one after the other.
///
/// Safe to share, unchecked by the compiler, because handle and picture are private and used only inside the lock;
/// the `Mutex` cannot hold them, as the context that they draw into belongs to the calling thread.
final class ForeignContent: @unchecked Sendable {
    private let handle: Handle
    private let lock = Mutex(())
    /// What `pagePicture` gave last. Only touched inside the lock.
    private var lastPage: PagePicture?
    /// The `id` attribute by the element's number in the source.
    private let ids: [Int: String]

    /// - Parameters:
    ///   - svg: the document.
    ///   - ids: which `id` attribute each foreign element bears in it, by the element's number.
    ///   - file: where the document is kept; librsvg opens what it refers to only in that folder.
    init(svg: Data, ids: [Int: String], file: URL?) throws(RenderingError) {
        handle = try Handle(svg, file)
        self.ids = ids
    }

    /// The whole page in pixels, and where it lies among those of the zoomed drawing.
    struct PagePicture {
        let map: Transform
        let picture: Picture
        let corner: Point
    }

    /// No larger picture of a page is kept, in pixels.
    private static let mostPixels = 16_000_000.0

    /// The whole document in pixels, kept until it is asked for at another zoom; nil where it is too large to
    /// keep. So its tiles are cut from one picture: librsvg looks at all of a document for each.
    /// - Parameter map: from the page in CSS pixels to pixels.
    func pagePicture(page: Size, map: Transform) throws -> PagePicture? {
        let box = map.apply(Rect(0, 0, page.width, page.height))
        let corner = Point(box.minX.rounded(.down), box.minY.rounded(.down))
        let (width, height) = (box.maxX.rounded(.up) - corner.x, box.maxY.rounded(.up) - corner.y)
        let sides = Double(Surface.sides.lowerBound)...Double(Surface.sides.upperBound)
        guard sides.contains(width), sides.contains(height), width * height <= ForeignContent.mostPixels
        else {
            return nil
        }
        return try lock.withLock { _ in
            if let lastPage, lastPage.map == map { return lastPage }
            let picture = try Picture(width: Int(width), height: Int(height)) { context in
                try context.transformed(by: .translation(-corner.x, -corner.y).concatenating(map)) {
                    try handle.drawDocument(page, context)
                }
            }
            let result = PagePicture(map: map, picture: picture, corner: corner)
            lastPage = result
            return result
        }
    }

    /// Whether it can draw the element.
    func knows(_ element: Int) -> Bool { ids[element] != nil }

    /// Draws one element into the context whose user space is the page in CSS pixels.
    func draw(element: Int, page: Size, into context: Context) throws(RenderingError) {
        guard let id = ids[element] else {
            throw .foreign(reason: "element \(element) has no id")
        }
        try lock.withLock { _ throws(RenderingError) in try handle.drawLayer(id, page, context) }
    }

    /// Around the element's ink, in CSS pixels of the page; nil where it has none or librsvg cannot tell.
    func bounds(element: Int, page: Size) -> Rect? {
        guard let id = ids[element] else { return nil }
        return lock.withLock { _ in handle.inkBounds(of: id, page) }
    }

    /// Draws the whole document into the context whose user space is the page in CSS pixels.
    func drawAll(page: Size, into context: Context) throws(RenderingError) {
        try lock.withLock { _ throws(RenderingError) in try handle.drawDocument(page, context) }
    }
}

/// One loaded document of librsvg, held and released once.
struct Handle: ~Copyable {
    private let pointer: UnsafeMutablePointer<RsvgHandle>

    /// - Parameter isLarge: lifts libxml2's cautious limits: files that are larger are drawings too.
    init(_ svg: Data, _ file: URL?, isLarge: Bool = true) throws(RenderingError) {
        var error: UnsafeMutablePointer<GError>?
        let flags = isLarge ? RSVG_HANDLE_FLAG_UNLIMITED : RSVG_HANDLE_FLAGS_NONE
        let stream = svg.withUnsafeBytes { bytes in
            g_memory_input_stream_new_from_data(
                g_memdup2(bytes.baseAddress, gsize(bytes.count)), gssize(bytes.count), g_free)
        }
        defer { g_object_unref(stream) }
        let base = file.map { g_file_new_for_path($0.path) }
        defer { base.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
        guard let handle = rsvg_handle_new_from_stream_sync(stream, base ?? nil, flags, nil, &error) else {
            throw .foreign(reason: Handle.take(error))
        }
        rsvg_handle_set_dpi(handle, 96)
        pointer = handle
    }

    deinit {
        g_object_unref(pointer)
    }

    func drawLayer(_ id: String, _ page: Size, _ context: Context) throws(RenderingError) {
        var error: UnsafeMutablePointer<GError>?
        var viewport = RsvgRectangle(x: 0, y: 0, width: page.width, height: page.height)
        guard rsvg_handle_render_layer(pointer, context.unsafePointer, "#" + id, &viewport, &error) != 0
        else {
            throw .foreign(reason: Handle.take(error))
        }
    }

    func inkBounds(of id: String, _ page: Size) -> Rect? {
        var viewport = RsvgRectangle(x: 0, y: 0, width: page.width, height: page.height)
        var ink = RsvgRectangle(x: 0, y: 0, width: 0, height: 0)
        let isKnown =
            rsvg_handle_get_geometry_for_layer(pointer, "#" + id, &viewport, &ink, nil, nil) != 0
        let rect = Rect(ink.x, ink.y, ink.width, ink.height)
        return isKnown && !rect.isEmpty ? rect : nil
    }

    /// Sets what its own rules leave unsaid, in CSS.
    func setStyle(_ css: String) throws(RenderingError) {
        var error: UnsafeMutablePointer<GError>?
        let isSet = Array(css.utf8).withUnsafeBufferPointer { text in
            rsvg_handle_set_stylesheet(pointer, text.baseAddress, gsize(text.count), &error) != 0
        }
        guard isSet else { throw .foreign(reason: Handle.take(error)) }
    }

    func drawDocument(_ page: Size, _ context: Context) throws(RenderingError) {
        var error: UnsafeMutablePointer<GError>?
        var viewport = RsvgRectangle(x: 0, y: 0, width: page.width, height: page.height)
        guard rsvg_handle_render_document(pointer, context.unsafePointer, &viewport, &error) != 0 else {
            throw .foreign(reason: Handle.take(error))
        }
    }

    /// The error's message; frees the error.
    private static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "librsvg gave no reason" }
        defer { g_error_free(error) }
        return String(cString: error.pointee.message)
    }
}
