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

    /// The nearest number that the slider can be at.
    public func clamped(_ number: Double) -> Double {
        let steps = ((number - minimum) / step).rounded()
        return min(maximum, max(minimum, minimum + steps * step))
    }
}
