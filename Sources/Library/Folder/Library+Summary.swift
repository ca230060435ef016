import FoundationEssentials
import Ink
import Sketch

extension Library {
    /// What a drawing says of itself, for the list and for search.
    public struct Summary: Sendable, Hashable {
        /// The drawing's title; the file's name where it has none.
        public let title: String
        public let titleColor: Color?
        public let description: String
        /// By local name: `author`, `country`, `tags`, …
        public let properties: [String: String]
        /// In CSS pixels.
        public let pageSize: Size
        /// In bytes.
        public let size: Int
        public let modified: Date
    }

    /// Reads the whole file: not for the main thread.
    public func summary(of entry: Entry) throws(LibraryError) -> Summary {
        let (file, drawing) = try OpenDrawing.load(entry.url)
        let nanoseconds = Double(file.fingerprint?.modified ?? 0)
        return Summary(
            title: drawing.title.isEmpty ? entry.name : drawing.title, titleColor: drawing.titleColor,
            description: drawing.description, properties: drawing.properties,
            pageSize: drawing.page.size, size: file.fingerprint?.size ?? 0,
            modified: Date(timeIntervalSince1970: nanoseconds / 1e9))
    }
}
