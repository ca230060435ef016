/// A colour in sRGB, each part from 0 to 1, alpha not multiplied in.
public struct Color: Sendable, Hashable, Codable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public static let black = Color(0, 0, 0)
    public static let white = Color(1, 1, 1)
    public static let transparent = Color(0, 0, 0, 0)

    public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour from `0xRRGGBB`.
    public init(hex: UInt32) {
        self.init(
            Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255)
    }

    public func withAlpha(_ alpha: Double) -> Color { Color(red, green, blue, alpha) }
}
