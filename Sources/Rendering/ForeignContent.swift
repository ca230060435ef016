import CRsvg
import Cairo
import Foundation
import Ink

/// What of a drawing Daub does not draw itself, drawn by librsvg in the whole document's light: its CSS, its
/// definitions, its ancestors.
///
/// A handle of librsvg may move between threads, but only one may use it at a time: hence the lock, which is
/// held while an element is drawn. Two tiles of foreign content are drawn one after the other.
///
/// Safe to share, unchecked by the compiler, because the handle is private and used only inside the lock; a
/// `Mutex` cannot hold it, as the context that it draws into belongs to the calling thread.
final class ForeignContent: @unchecked Sendable {
    private let handle: Handle
    private let lock = NSLock()
    /// The `id` attribute by the element's number in the source.
    private let ids: [Int: String]

    /// - Parameters:
    ///   - svg: the document.
    ///   - ids: which `id` attribute each foreign element bears in it, by the element's number.
    init(svg: Data, ids: [Int: String]) throws(RenderingError) {
        handle = try Handle(svg)
        self.ids = ids
    }

    /// Whether it can draw the element.
    func knows(_ element: Int) -> Bool { ids[element] != nil }

    /// Draws one element into the context whose user space is the page in CSS pixels.
    func draw(element: Int, page: Size, into context: Context) throws(RenderingError) {
        guard let id = ids[element] else {
            throw .foreign(reason: "element \(element) has no id")
        }
        lock.lock()
        defer { lock.unlock() }
        try handle.drawLayer(id, page, context)
    }
}

/// One loaded document of librsvg, held and released once.
private struct Handle: ~Copyable {
    private let pointer: UnsafeMutablePointer<RsvgHandle>

    init(_ svg: Data) throws(RenderingError) {
        var error: UnsafeMutablePointer<GError>?
        // Files larger than libxml2's cautious limits are drawings too.
        let flags = RSVG_HANDLE_FLAG_UNLIMITED
        let stream = svg.withUnsafeBytes { bytes in
            g_memory_input_stream_new_from_data(
                g_memdup2(bytes.baseAddress, gsize(bytes.count)), gssize(bytes.count), g_free)
        }
        defer { g_object_unref(stream) }
        guard let handle = rsvg_handle_new_from_stream_sync(stream, nil, flags, nil, &error) else {
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

    /// The error's message; frees the error.
    private static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "librsvg gave no reason" }
        defer { g_error_free(error) }
        return String(cString: error.pointee.message)
    }
}
