import Glibc

extension Color {
    /// How much light it gives, from 0 for black to 1 for white: WCAG 2's relative luminance, alpha left out.
    public var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// How well it stands out on the other, from 1 for not at all to 21: WCAG 2's contrast ratio.
    ///
    /// Where it lets the other shine through, what is seen is compared.
    public func contrast(on ground: Color) -> Double {
        let (mine, other) = (over(ground).luminance, ground.luminance)
        return (max(mine, other) + 0.05) / (min(mine, other) + 0.05)
    }

    /// What is seen of it on an opaque ground.
    public func over(_ ground: Color) -> Color {
        func mixed(_ part: Double, _ below: Double) -> Double { below + (part - below) * alpha }
        return Color(mixed(red, ground.red), mixed(green, ground.green), mixed(blue, ground.blue))
    }
}
