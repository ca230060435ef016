/// A number with one of SVG's units.
public struct Length: Sendable, Hashable, Codable {
    public enum Unit: String, Sendable, Codable {
        case none = ""
        case px, pt, pc, mm, cm, em, ex
        case inch = "in"
        case percent = "%"
    }

    public var value: Double
    public var unit: Unit

    public init(_ value: Double, _ unit: Unit = .none) {
        self.value = value
        self.unit = unit
    }

    /// Reads `12`, `1.5mm`, `40%`, …; nil where there is anything else.
    public init?(svg text: some StringProtocol) {
        var scanner = SVGScanner(text)
        scanner.skipSpace()
        guard let value = scanner.number() else { return nil }
        if scanner.isAtEnd {
            self.init(value)
            return
        }
        let rest = scanner.rest.filter { !$0.isWhitespace }.lowercased()
        guard let unit = Unit(rawValue: rest) else { return nil }
        self.init(value, unit)
    }

    /// The length in user units.
    /// - Parameters:
    ///   - whole: what 100 % is, in user units.
    ///   - fontSize: what 1 em is, in user units.
    public func pixels(of whole: Double, fontSize: Double = 16) -> Double {
        switch unit {
        case .none, .px: value
        case .pt: value * 96 / 72
        case .pc: value * 16
        case .mm: value * 96 / 25.4
        case .cm: value * 96 / 2.54
        case .inch: value * 96
        case .em: value * fontSize
        case .ex: value * fontSize / 2
        case .percent: value / 100 * whole
        }
    }
}
