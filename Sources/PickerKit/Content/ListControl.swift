import Ink

/// Rows of which one can be chosen, which sets an attribute.
public struct ListControl: Sendable, Hashable {
    public let id: String
    /// What assistive technology calls the list.
    public let name: String
    public let attribute: Attribute
    public let rows: [Row]

    public init(id: String, name: String, attribute: Attribute, rows: [Row]) {
        self.id = id
        self.name = name
        self.attribute = attribute
        self.rows = rows
    }

    /// One choice of a list.
    public struct Row: Sendable, Hashable {
        /// What choosing it sets the attribute to.
        public let value: AttributeValue
        public let title: String
        /// A colour to show beside the title, or `none`, which shows as a crossed-out field.
        public let swatch: Paint?
        /// Whether it is the current one.
        public let isChecked: Bool

        public init(value: AttributeValue, title: String, swatch: Paint? = nil, isChecked: Bool = false) {
            self.value = value
            self.title = title
            self.swatch = swatch
            self.isChecked = isChecked
        }
    }
}
