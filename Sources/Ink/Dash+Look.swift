/// What a dash comes to: dashes that nobody can tell apart are not drawn one by one, for there may be billions.
extension Dash {
    public enum Look: Sendable, Hashable {
        case solid
        case dashed
        /// A solid line, of which that share is ink.
        case shade(Double)
    }

    /// The most dashes that are drawn along one path.
    public static let mostDrawn = 50_000.0
    /// From one dash to the same one of the next round, in pixels: what is less is a shade.
    public static let finestDrawn = 0.1

    /// Whether it leaves no gap: lengths that SVG calls an error, or that sum to nothing, are a solid line.
    public var isSolid: Bool {
        !(lengths.contains { $0 > 0 } && lengths.allSatisfy { $0 >= 0 && $0.isFinite } && offset.isFinite)
    }

    /// How a path is drawn with it.
    /// - Parameters:
    ///   - length: of the path, in user units.
    ///   - width: of the line, by which round and square caps make a dash longer, in user units.
    ///   - scale: pixels to a user unit.
    public func look(along length: Double, width: Double, cap: LineCap, scale: Double) -> Look {
        guard !isSolid else { return .solid }
        let period = lengths.reduce(0, +) * rounds
        guard period.isFinite else { return .dashed }
        let dashes = length / period * Double(lengths.count) * rounds / 2
        guard !(dashes <= Self.mostDrawn && period * scale >= Self.finestDrawn) else { return .dashed }
        return .shade(inked(of: period, overhang: cap == .butt ? 0 : width))
    }

    /// How often the lengths are gone through until a line is a line again: of an odd number, twice.
    private var rounds: Double { lengths.count.isMultiple(of: 2) ? 1 : 2 }

    private func inked(of period: Double, overhang: Double) -> Double {
        let gaps =
            rounds == 2 ? lengths : lengths.indices.filter { !$0.isMultiple(of: 2) }.map { lengths[$0] }
        let bare = gaps.reduce(0) { $0 + max(0, $1 - overhang) }
        return max(0, 1 - bare / period)
    }
}
