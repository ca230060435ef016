/// A number on a line, with the number beside it.
public struct SliderControl: Sendable, Hashable {
    public let id: String
    /// What assistive technology calls the slider.
    public let name: String
    public let attribute: Attribute
    public let minimum: Double
    public let maximum: Double
    public let step: Double
    /// What to show now, even where the attribute has none.
    public let value: Double
    /// What stands behind the number, such as `px` or `%`; empty for none.
    public let unit: String

    public init(
        id: String, name: String, attribute: Attribute, minimum: Double, maximum: Double, step: Double,
        value: Double, unit: String = ""
    ) {
        self.id = id
        self.name = name
        self.attribute = attribute
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.value = value
        self.unit = unit
    }

    /// The nearest number that the slider can be at.
    public func clamped(_ number: Double) -> Double {
        let steps = ((number - minimum) / step).rounded()
        return min(maximum, max(minimum, minimum + steps * step))
    }
}
