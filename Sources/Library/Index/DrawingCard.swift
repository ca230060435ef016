/// What the index tells of a drawing without reading its file.
public struct DrawingCard: Sendable, Hashable {
    /// The drawing's title; the file's name where it has none.
    public var title: String
    public var isFavourite = false
    /// Whether the file is a drawing that can be opened.
    public var isReadable = true
    public var hasText = false
    public var hasPictures = false
    /// In bytes.
    public var size = 0
    /// When the file was written last, in nanoseconds since 1970.
    public var changed = 0
    /// When the drawing was made, in nanoseconds since 1970: as it says itself, else when the index met it first.
    public var created = 0

    public init(title: String) {
        self.title = title
    }
}
