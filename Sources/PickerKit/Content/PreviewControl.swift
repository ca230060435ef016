import Ink

/// Figures, or some letters, drawn with ink, as the canvas would draw them.
public struct PreviewControl: Sendable, Hashable {
    public let id: String
    /// What the picture shows, in words.
    public let name: String
    /// What part of the plane is shown, from the origin, in user units.
    public let size: Size
    public let figures: [Path]
    public let style: Style
    /// Letters in the middle, set in the style's font; nil for none.
    public let text: String?

    public init(id: String, name: String, size: Size, figures: [Path], style: Style, text: String? = nil) {
        self.id = id
        self.name = name
        self.size = size
        self.figures = figures
        self.style = style
        self.text = text
    }
}

/// A sentence to read.
public struct NoteControl: Sendable, Hashable {
    public let id: String
    public let text: String

    public init(id: String, text: String) {
        self.id = id
        self.text = text
    }
}
