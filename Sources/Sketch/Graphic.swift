import Ink

/// Which graphic of a drawing: its number in the order of the source, or a fresh one above all of those.
public struct GraphicID: Sendable, Hashable, Codable {
    public let number: Int

    public init(_ number: Int) {
        self.number = number
    }
}

/// One thing drawn: a shape, the ink that it is drawn with, and where it stands in the drawing.
public struct Graphic: Sendable, Identifiable, Hashable, Codable {
    public let id: GraphicID
    public var shape: Shape
    public var style: Style
    /// From the shape's user units to those of the drawing (the root's `viewBox`), all ancestors' included.
    ///
    /// For a foreign element, which librsvg puts where it stands: by how much it is moved from there.
    public var transform: Transform
    /// The groups around it that must be painted as one, outermost first: indices into `Drawing.groups`.
    public var groups: [Int]

    public init(
        id: GraphicID, shape: Shape, style: Style = Style(), transform: Transform = .identity,
        groups: [Int] = []
    ) {
        self.id = id
        self.shape = shape
        self.style = style
        self.transform = transform
        self.groups = groups
    }
}

/// A run of neighbouring graphics that is painted as one: SVG's `g` with an opacity below 1.
public struct Group: Sendable, Hashable, Codable {
    public var opacity: Double

    public init(opacity: Double) {
        self.opacity = opacity
    }
}
