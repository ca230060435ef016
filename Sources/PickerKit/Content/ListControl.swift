import Ink

/// Rows of which one can be chosen, which sets an attribute.
public struct ListControl: Sendable, Hashable {
    public let id: String
    /// What assistive technology calls the list.
    public let name: String
    public let attribute: Attribute
    public let rows: Rows
    /// Whether a row that the pointer or the arrow keys rest on is tried out before it is chosen.
    public let triesOut: Bool

    public init(id: String, name: String, attribute: Attribute, rows: Rows, triesOut: Bool = false) {
        self.id = id
        self.name = name
        self.attribute = attribute
        self.rows = rows
        self.triesOut = triesOut
    }

    public init(id: String, name: String, attribute: Attribute, rows: [Row], triesOut: Bool = false) {
        self.init(id: id, name: name, attribute: attribute, rows: Rows(rows), triesOut: triesOut)
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
        /// A star at the end to press, for what a person wants to find again; nil for none.
        public var star: Star?

        public init(
            value: AttributeValue, title: String, subtitle: String? = nil, badge: String? = nil,
            swatch: Paint? = nil, face: String? = nil, section: String? = nil, isChecked: Bool = false,
            star: Star? = nil
        ) {
            self.value = value
            self.title = title
            self.subtitle = subtitle
            self.badge = badge
            self.swatch = swatch
            self.face = face
            self.section = section
            self.isChecked = isChecked
            self.star = star
        }
    }

    /// A star in a row.
    public struct Star: Sendable, Hashable {
        public var isOn: Bool
        /// What a press does, in words, for the tooltip and assistive technology.
        public var title: String
        /// What `Picker.actions` is asked for when it is pressed.
        public var button: String

        public init(isOn: Bool, title: String, button: String) {
            self.isOn = isOn
            self.title = title
            self.button = button
        }
    }
}
