import Ink

extension Color {
    /// The most that two colours differ by in any of their parts.
    func distance(to other: Color) -> Double {
        let parts = [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
        return parts.map(abs).max() ?? 0
    }
}
