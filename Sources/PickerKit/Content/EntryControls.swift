import Ink

/// A number to type or to step.
public struct NumberControl: Sendable, Hashable {
    public let id: String
    /// The label before it, which assistive technology says too.
    public let name: String
    public let attribute: Attribute
    public let minimum: Double
    public let maximum: Double
    public let step: Double
    public let value: Double
    /// What stands behind the number, such as `px` or `%`; empty for none.
    public let unit: String
    /// What the number is multiplied with where it is shown and read: 100 shows a fraction in per cent.
    public let scale: Double

    public init(
        id: String, name: String, attribute: Attribute, minimum: Double, maximum: Double, step: Double,
        value: Double, unit: String = "", scale: Double = 1
    ) {
        self.id = id
        self.name = name
        self.attribute = attribute
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.value = value
        self.unit = unit
        self.scale = scale
    }
}

/// A text to type. What is typed is shown at once and taken when the entry is left or Enter is pressed.
public struct TextControl: Sendable, Hashable {
    public let id: String
    /// The label before it, which assistive technology says too.
    public let name: String
    public let attribute: Attribute
    public let value: String
    /// What an empty entry shows.
    public let placeholder: String
    /// Whether it holds several lines.
    public let isMultiline: Bool
    /// What is wrong with what stands there, in a sentence; nil for nothing.
    public let problem: String?

    public init(
        id: String, name: String, attribute: Attribute, value: String, placeholder: String = "",
        isMultiline: Bool = false, problem: String? = nil
    ) {
        self.id = id
        self.name = name
        self.attribute = attribute
        self.value = value
        self.placeholder = placeholder
        self.isMultiline = isMultiline
        self.problem = problem
    }
}

/// A switch. It sets the attribute to `on` or to `off`.
public struct ToggleControl: Sendable, Hashable {
    public let id: String
    public let name: String
    public let attribute: Attribute
    public let isOn: Bool
    public let on: AttributeValue
    public let off: AttributeValue

    public init(
        id: String, name: String, attribute: Attribute, isOn: Bool, on: AttributeValue = "true",
        off: AttributeValue = "false"
    ) {
        self.id = id
        self.name = name
        self.attribute = attribute
        self.isOn = isOn
        self.on = on
        self.off = off
    }
}

/// A few words or icons in a row, one of which is chosen.
public struct ChoiceControl: Sendable, Hashable {
    public let id: String
    /// The label before it, which assistive technology says too.
    public let name: String
    public let attribute: Attribute
    public let options: [Option]

    public init(id: String, name: String, attribute: Attribute, options: [Option]) {
        self.id = id
        self.name = name
        self.attribute = attribute
        self.options = options
    }

    public struct Option: Sendable, Hashable {
        public let value: AttributeValue
        public let title: String
        /// A name in the icon theme, shown instead of the title; nil shows the title.
        public let icon: String?
        public let isChosen: Bool

        public init(value: AttributeValue, title: String, icon: String? = nil, isChosen: Bool) {
            self.value = value
            self.title = title
            self.icon = icon
            self.isChosen = isChosen
        }
    }
}

/// An entry to search with. What is typed is remembered as `state[id]`; the picker leaves out what does not match.
public struct SearchControl: Sendable, Hashable {
    public let id: String
    public let name: String
    public let text: String

    public init(id: String, name: String, text: String) {
        self.id = id
        self.name = name
        self.text = text
    }
}

/// A plane of saturation and value with sliders of hue and alpha, which set the attribute to `#rrggbbaa`.
public struct ColorPlaneControl: Sendable, Hashable {
    public let id: String
    public let name: String
    public let attribute: Attribute
    public let color: Color
    /// What the colour was when the picker was opened, shown beside the new one and put back by a press.
    public let original: Color
    public let hasAlpha: Bool

    public init(
        id: String, name: String, attribute: Attribute, color: Color, original: Color, hasAlpha: Bool
    ) {
        self.id = id
        self.name = name
        self.attribute = attribute
        self.color = color
        self.original = original
        self.hasAlpha = hasAlpha
    }
}
