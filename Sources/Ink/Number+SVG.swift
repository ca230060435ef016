import Foundation

extension Double {
    /// The number as SVG spells it: plain decimals with a point, at most four of them, in every locale.
    public var svg: String {
        guard isFinite else { return "0" }
        let limit = 1e14
        let scaled = (Swift.min(Swift.max(self, -limit), limit) * 10_000).rounded()
        let magnitude = UInt64(abs(scaled))
        let whole = magnitude / 10_000
        var fraction = magnitude % 10_000
        var text = scaled < 0 ? "-\(whole)" : "\(whole)"
        guard fraction > 0 else { return text }
        var width = 4
        while fraction % 10 == 0 {
            fraction /= 10
            width -= 1
        }
        let digits = String(fraction)
        text += "." + String(repeating: "0", count: width - digits.count) + digits
        return text
    }
}
