import Ink

/// Which graphic of a drawing: its number in the order of the source, or a fresh one above all of those.
public struct GraphicID: Sendable, Hashable, Codable {
    public let number: Int

    public init(_ number: Int) {
        self.number = number
    }
}

/// One thing drawn: a shape, the ink that it is drawn with, and where it stands in the drawing.
///
/// Copies share what they hold, so that a drawing of 100,000 of them is copied well within a frame.
public struct Graphic: Sendable, Identifiable {
    public let id: GraphicID
    private var content: Content

    private final class Content: Sendable {
        let shape: Shape
        let style: Style
        let transform: Transform
        let groups: [Int]
        let foreignElement: Int?

        init(_ shape: Shape, _ style: Style, _ transform: Transform, _ groups: [Int]) {
            self.shape = shape
            self.style = style
            self.transform = transform
            self.groups = groups
            foreignElement = if case .foreign(let element) = shape { element } else { nil }
        }
    }

    public init(
        id: GraphicID, shape: Shape, style: Style = Style(), transform: Transform = .identity,
        groups: [Int] = []
    ) {
        self.id = id
        content = Content(shape, style, transform, groups)
    }

    public var shape: Shape {
        get { content.shape }
        set { content = Content(newValue, style, transform, groups) }
    }

    public var style: Style {
        get { content.style }
        set { content = Content(shape, newValue, transform, groups) }
    }

    /// From the shape's user units to those of the drawing (the root's `viewBox`), all ancestors' included.
    ///
    /// For a foreign element, which librsvg puts where it stands: by how much it is moved from there.
    public var transform: Transform {
        get { content.transform }
        set { content = Content(shape, style, newValue, groups) }
    }

    /// The groups around it that must be painted as one, outermost first: indices into `Drawing.groups`.
    public var groups: [Int] {
        get { content.groups }
        set { content = Content(shape, style, transform, newValue) }
    }

    /// The number of its element in the source, where Daub does not draw it itself. It is known without a look at the
    /// shape: after each edit all graphics are asked.
    public var foreignElement: Int? { content.foreignElement }

    /// The same under another name and in other groups.
    func renamed(_ id: GraphicID, groups: [Int]) -> Graphic {
        if groups == self.groups { return Graphic(id, content) }
        return Graphic(id: id, shape: shape, style: style, transform: transform, groups: groups)
    }

    private init(_ id: GraphicID, _ content: Content) {
        self.id = id
        self.content = content
    }
}

extension Graphic: Hashable {
    public static func == (a: Graphic, b: Graphic) -> Bool {
        a.id == b.id
            && (a.content === b.content
                || a.transform == b.transform && a.style == b.style && a.shape == b.shape
                    && a.groups == b.groups)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(shape)
        hasher.combine(transform)
    }
}

extension Graphic: Codable {
    private enum Key: String, CodingKey { case id, shape, style, transform, groups }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(shape, forKey: .shape)
        try container.encode(style, forKey: .style)
        try container.encode(transform, forKey: .transform)
        try container.encode(groups, forKey: .groups)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try container.decode(GraphicID.self, forKey: .id),
            shape: try container.decode(Shape.self, forKey: .shape),
            style: try container.decode(Style.self, forKey: .style),
            transform: try container.decode(Transform.self, forKey: .transform),
            groups: try container.decode([Int].self, forKey: .groups))
    }
}

/// A run of neighbouring graphics that is painted as one: SVG's `g` with an opacity below 1.
public struct Group: Sendable, Hashable, Codable {
    public var opacity: Double

    public init(opacity: Double) {
        self.opacity = opacity
    }
}
