import FoundationEssentials
import Glibc
import Localization
import Sketch

/// All that the index keeps of a drawing: its card, and the words by which it is found.
struct DrawingRecord: Sendable {
    var card: DrawingCard
    var description = ""
    var tags = ""
    var author = ""
    var country = ""

    init(card: DrawingCard) { self.card = card }

    /// Reads the whole file: not for the main thread. What is no drawing is kept too, as unreadable, so that it
    /// is not read again until it changes.
    init(reading entry: Entry, stamp: FileStamp) {
        card = DrawingCard(title: entry.name)
        card.size = stamp.size
        card.changed = stamp.modified
        card.created = stamp.modified
        do {
            let bytes = try DrawingFile.read(entry.url).bytes
            take(try Drawing(svg: bytes, named: entry.name))
            let names = ElementNames(bytes)
            card.hasText = names.hasText
            card.hasPictures = names.hasPictures
        } catch {
            card.isReadable = false
        }
    }

    private mutating func take(_ drawing: Drawing) {
        if !drawing.title.isEmpty { card.title = drawing.title }
        description = drawing.description
        tags = drawing.properties["tags"] ?? ""
        author = drawing.properties["author"] ?? ""
        country = drawing.properties["country"] ?? ""
        card.isFavourite = drawing.properties["favourite"] == "true"
        // Another program may have written anything there.
        if let text = drawing.properties["created"], let date = try? Date(text, strategy: .iso8601) {
            card.created = Int(date.timeIntervalSince1970) * 1_000_000_000
        }
    }

    /// What the drawing is found by, case and accents set aside.
    func words(name: String) -> String {
        folded([card.title, name, description, tags, author].joined(separator: "\n"))
    }
}

/// By what a file is recognised as unchanged without reading it.
struct FileStamp: Sendable, Hashable {
    /// In bytes.
    let size: Int
    /// Nanoseconds since 1970.
    let modified: Int

    init(size: Int, modified: Int) {
        self.size = size
        self.modified = modified
    }

    /// Asks the file system; nil where nothing can be said of the file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(size: Int(status.st_size), modified: Fingerprint.nanoseconds(status))
    }
}

/// Which kinds of element an SVG file has, by the names in its tags.
private struct ElementNames {
    var hasText = false
    var hasPictures = false

    init(_ bytes: Data) {
        bytes.withUnsafeBytes { buffer in
            var index = 0
            while index < buffer.count, !(hasText && hasPictures) {
                defer { index += 1 }
                guard buffer[index] == UInt8(ascii: "<") else { continue }
                var name: [UInt8] = []
                var place = index + 1
                while place < buffer.count, name.count < 32, !" \t\r\n/>".utf8.contains(buffer[place]) {
                    name = buffer[place] == UInt8(ascii: ":") ? [] : name + [buffer[place]]
                    place += 1
                }
                if name.elementsEqual("text".utf8) { hasText = true }
                if name.elementsEqual("image".utf8) { hasPictures = true }
            }
        }
    }
}
