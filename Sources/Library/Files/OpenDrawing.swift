import FoundationEssentials
import Sketch

/// The right to save a drawing to its file: only loading it, or naming a new one, gives it.
///
/// So a file that failed to load can never be saved over.
public struct OpenDrawing: Sendable {
    public let url: URL
    /// What the file was like when it was last read or saved; nil before a new drawing's first save.
    public private(set) var fingerprint: Fingerprint?

    /// A drawing that has no file yet; its first save fails if one appeared there meanwhile.
    public init(newAt url: URL) {
        self.url = url
    }

    /// Opens a drawing's file.
    ///
    /// - Throws: `.notADrawing` too; there is nothing to save with then. Not for the main thread.
    public static func load(_ url: URL) throws(LibraryError) -> (file: OpenDrawing, drawing: Drawing) {
        let (file, drawing) = try load(url) { bytes throws(LibraryError) in
            do throws(DrawingError) {
                return try Drawing(svg: bytes, named: FilePath.plain(url))
            } catch {
                throw .notADrawing(error)
            }
        }
        return (file, drawing)
    }

    /// Opens a file whose bytes `parse` accepts.
    ///
    /// - Throws: what reading or `parse` threw; there is nothing to save with then.
    static func load<Content>(
        _ url: URL, parse: (Data) throws(LibraryError) -> Content
    ) throws(LibraryError) -> (file: OpenDrawing, content: Content) {
        let (bytes, fingerprint) = try DrawingFile.read(url)
        let content = try parse(bytes)
        var file = OpenDrawing(newAt: url)
        file.fingerprint = fingerprint
        return (file, content)
    }

    /// Saves atomically; see `LibraryError` for what can keep it from happening.
    ///
    /// Writes nothing when the file holds these bytes already.
    public mutating func save(_ bytes: Data) throws(LibraryError) {
        try DrawingFile.save(bytes, to: url, expecting: &fingerprint)
    }

    /// Throws `.changedOnDisk` or `.removedOnDisk` when another program wrote or removed the file.
    public func checkDisk() throws(LibraryError) {
        try DrawingFile.check(url, isStill: fingerprint)
    }

    /// Takes what is on disk now as known, so that the next save writes over it.
    ///
    /// For a person who was asked and chose their own version.
    public mutating func acceptDisk() throws(LibraryError) {
        do {
            fingerprint = try DrawingFile.read(url).fingerprint
        } catch .missing {
            fingerprint = nil
        }
    }
}
