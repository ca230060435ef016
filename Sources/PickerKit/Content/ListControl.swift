import Ink

/// Rows of which one can be chosen, which sets an attribute.
public struct ListControl: Sendable, Hashable {
    public let id: String
    /// What assistive technology calls the list.
    public let name: String
    public let attribute: Attribute
    public let rows: Rows

    public init(id: String, name: String, attribute: Attribute, rows: Rows) {
        self.id = id
        self.name = name
        self.attribute = attribute
        self.rows = rows
    }

    public init(id: String, name: String, attribute: Attribute, rows: [Row]) {
        self.init(id: id, name: name, attribute: attribute, rows: Rows(rows))
    }

    /// One choice of a list.
    public struct Row: Sendable, Hashable {
        /// What choosing it sets the attribute to.
        public var value: AttributeValue
        public var title: String
        /// What stands below the title, smaller; nil for nothing.
        public var subtitle: String?
        /// What stands at the end, such as a number; nil for nothing.
        public var badge: String?
        /// A colour to show beside the title, or `none`, which shows as a crossed-out field.
        public var swatch: Paint?
        /// The family that the title is set in; nil for the desktop's.
        public var face: String?
        /// A heading over this row, where it begins a section.
        public var section: String?
        /// Whether it is the current one.
        public var isChecked: Bool

        public init(
            value: AttributeValue, title: String, subtitle: String? = nil, badge: String? = nil,
            swatch: Paint? = nil, face: String? = nil, section: String? = nil, isChecked: Bool = false
        ) {
            self.value = value
            self.title = title
            self.subtitle = subtitle
            self.badge = badge
            self.swatch = swatch
            self.face = face
            self.section = section
            self.isChecked = isChecked
        }
    }
}
