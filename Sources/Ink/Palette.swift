/// Colours that belong together, in order, each with a name or an empty one.
public struct Palette: Sendable, Hashable {
    public struct Entry: Sendable, Hashable {
        /// Empty where the colour has none.
        public let name: String
        public let color: Color

        public init(name: String, color: Color) {
            self.name = name
            self.color = color
        }
    }

    public var name: String
    public var entries: [Entry]

    public init(name: String, entries: [Entry]) {
        self.name = name
        self.entries = entries
    }
}
