import FoundationEssentials

extension Double {
    /// The number as SVG spells it: plain decimals with a point, at most four of them, in every locale.
    public var svg: String { svg(decimals: 4) }

    /// The same with at most so many decimals, from 0 to 9.
    public func svg(decimals: Int) -> String {
        guard isFinite else { return "0" }
        let places = Swift.min(9, Swift.max(0, decimals))
        let unit = Double.unit(places)
        let limit = 9e18 / Double(unit)
        let scaled = (Swift.min(Swift.max(self, -limit), limit) * Double(unit)).rounded()
        let magnitude = UInt64(abs(scaled))
        let whole = magnitude / unit
        var fraction = magnitude % unit
        var text = scaled < 0 ? "-\(whole)" : "\(whole)"
        guard fraction > 0 else { return text }
        var width = places
        while fraction % 10 == 0 {
            fraction /= 10
            width -= 1
        }
        let digits = String(fraction)
        text += "." + String(repeating: "0", count: width - digits.count) + digits
        return text
    }

    private static func unit(_ decimals: Int) -> UInt64 {
        (0..<decimals).reduce(1) { value, _ in value * 10 }
    }
}
