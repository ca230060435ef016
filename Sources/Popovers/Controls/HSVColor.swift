import Ink

/// A colour by hue, saturation and value, as a person looks for one. It keeps its hue where it is grey, and its
/// saturation where it is black.
struct HSVColor: Hashable {
    /// In degrees, from 0 to 360.
    var hue: Double
    /// From 0 to 1, as are value and alpha.
    var saturation: Double
    var value: Double
    var alpha: Double

    /// - Parameter old: says what the colour leaves open.
    init(_ color: Color, keeping old: HSVColor? = nil) {
        let high = max(color.red, color.green, color.blue)
        let low = min(color.red, color.green, color.blue)
        let range = high - low
        value = high
        alpha = color.alpha
        saturation = high > 0 ? range / high : old?.saturation ?? 0
        guard range > 0 else {
            hue = old?.hue ?? 0
            return
        }
        let sixths =
            if high == color.red {
                (color.green - color.blue) / range
            } else if high == color.green {
                2 + (color.blue - color.red) / range
            } else {
                4 + (color.red - color.green) / range
            }
        hue = sixths < 0 ? (sixths + 6) * 60 : sixths * 60
    }

    init(hue: Double, saturation: Double, value: Double, alpha: Double = 1) {
        self.hue = hue
        self.saturation = saturation
        self.value = value
        self.alpha = alpha
    }

    var color: Color {
        func part(_ offset: Double) -> Double {
            let turned = (offset + hue / 60).truncatingRemainder(dividingBy: 6)
            return value - value * saturation * max(0, min(turned, 4 - turned, 1))
        }
        return Color(part(5), part(3), part(1), alpha)
    }

    /// The colour of the same hue at full saturation and value.
    var pure: Color { HSVColor(hue: hue, saturation: 1, value: 1).color }
}
