import Ink
import Localization

/// Twelve hues in five tones, and grays: each named in words, such as “Light blue”.
struct ColorSwatches {
    struct Swatch: Sendable {
        let name: String
        let color: Color
    }

    static let columns = 12

    /// Row by row: each tone of every hue, then the grays from dark to light.
    static let all: [Swatch] = tones.flatMap { tone in hues.map { swatch($0, tone) } } + grays

    private struct Hue {
        let name: String
        /// In degrees.
        let angle: Double
    }

    private struct Tone {
        let name: @Sendable (String) -> String
        let saturation: Double
        let lightness: Double
    }

    private static var hues: [Hue] {
        [
            Hue(name: tr("red"), angle: 0), Hue(name: tr("orange"), angle: 24),
            Hue(name: tr("amber"), angle: 42), Hue(name: tr("yellow"), angle: 56),
            Hue(name: tr("lime"), angle: 85), Hue(name: tr("green"), angle: 130),
            Hue(name: tr("teal"), angle: 168), Hue(name: tr("cyan"), angle: 188),
            Hue(name: tr("blue"), angle: 214), Hue(name: tr("indigo"), angle: 245),
            Hue(name: tr("purple"), angle: 280), Hue(name: tr("pink"), angle: 325),
        ]
    }

    private static var tones: [Tone] {
        [
            Tone(name: { tr("Pale {hue}", ["hue": $0]) }, saturation: 0.75, lightness: 0.88),
            Tone(name: { tr("Light {hue}", ["hue": $0]) }, saturation: 0.75, lightness: 0.73),
            Tone(name: { tr("Vivid {hue}", ["hue": $0]) }, saturation: 0.85, lightness: 0.5),
            Tone(name: { tr("Dark {hue}", ["hue": $0]) }, saturation: 0.8, lightness: 0.34),
            Tone(name: { tr("Deep {hue}", ["hue": $0]) }, saturation: 0.75, lightness: 0.19),
        ]
    }

    private static func swatch(_ hue: Hue, _ tone: Tone) -> Swatch {
        let color = Color(hue: hue.angle, saturation: tone.saturation, lightness: tone.lightness)
        return Swatch(name: tone.name(hue.name), color: color.inBytes)
    }

    private static var grays: [Swatch] {
        (1...columns).map { step in
            let light = Double(step) / Double(columns + 1)
            let name = tr("Gray, {percent} % white", ["percent": Int((light * 100).rounded())])
            return Swatch(name: name, color: Color(light, light, light).inBytes)
        }
    }
}

extension ColorSwatches {
    private static let named =
        NamedPalette.standard.entries.map { Swatch(name: $0.name, color: $0.color) } + all

    /// What a colour looks like, in words and by its code: “Light blue, #62b5f0”.
    static func description(of color: Color) -> String {
        let nearest = named.min { $0.color.distance(to: color) < $1.color.distance(to: color) }
        guard let nearest else { return color.css }
        return tr("{color}, {code}", ["color": nearest.name, "code": color.css])
    }
}

extension Color {
    /// The same as `#rrggbb` says it, so that a colour that was written and read again is equal to it.
    fileprivate var inBytes: Color {
        func whole(_ part: Double) -> Double { (part * 255).rounded() / 255 }
        return Color(whole(red), whole(green), whole(blue), whole(alpha))
    }

    /// How different two colours look, roughly: the parts weighed by how much the eye makes of them.
    fileprivate func distance(to other: Color) -> Double {
        let warm = (red + other.red) / 2
        let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
        return (2 + warm) * r * r + 4 * g * g + (3 - warm) * b * b
    }
}
