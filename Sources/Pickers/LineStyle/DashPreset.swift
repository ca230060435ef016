import Ink
import Localization

/// A pattern that is offered by name. It is as long as the line is wide, so that it looks the same on any line.
struct DashPreset: Sendable {
    let name: String
    /// In widths of the line.
    let pattern: Dash

    /// - Parameter cap: a dot has no length of its own under a cap that gives it one.
    static func all(cap: LineCap) -> [DashPreset] {
        let dot = cap == .butt ? Dash([1, 1.5]) : Dash([0, 2.5])
        let dashDot = cap == .butt ? Dash([4, 2, 1, 2]) : Dash([4, 3, 0, 3])
        return [
            DashPreset(name: tr("Solid"), pattern: .solid),
            DashPreset(name: tr("Dotted"), pattern: dot),
            DashPreset(name: tr("Dashed"), pattern: Dash([3, 3])),
            DashPreset(name: tr("Long dashes"), pattern: Dash([8, 4])),
            DashPreset(name: tr("Dash and dot"), pattern: dashDot),
            DashPreset(name: tr("Loose dots"), pattern: cap == .butt ? Dash([1, 4]) : Dash([0, 5])),
        ]
    }

    /// The pattern on a line of that width, in user units.
    func dash(width: Double) -> Dash { pattern.scaled(by: width > 0 ? width : 1) }
}
