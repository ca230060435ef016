extension Transform {
    /// Reads a `transform` attribute: a list of `matrix`, `translate`, `scale`, `rotate`, `skewX`, `skewY`.
    ///
    /// Returns nil where the list is not well formed, as a browser then ignores it as a whole.
    public init?(svg text: some StringProtocol) {
        var scanner = SVGScanner(text)
        var result = Transform.identity
        scanner.skipSpace()
        while !scanner.isAtEnd {
            guard let name = scanner.identifier() else { return nil }
            scanner.skipSpace()
            guard scanner.take("("), let arguments = scanner.numbers(closedBy: ")"),
                let next = Transform(function: name, arguments)
            else { return nil }
            result = result.concatenating(next)
            scanner.skipCommaSpace()
        }
        self = result
    }

    private init?(function name: String, _ n: [Double]) {
        let radians = (n.first ?? 0) * .pi / 180
        switch (name, n.count) {
        case ("matrix", 6): self.init(n[0], n[1], n[2], n[3], n[4], n[5])
        case ("translate", 1): self = .translation(n[0], 0)
        case ("translate", 2): self = .translation(n[0], n[1])
        case ("scale", 1): self = .scale(n[0], n[0])
        case ("scale", 2): self = .scale(n[0], n[1])
        case ("rotate", 1): self = .rotation(radians)
        case ("rotate", 3):
            self = Transform.translation(n[1], n[2])
                .concatenating(.rotation(radians))
                .concatenating(.translation(-n[1], -n[2]))
        case ("skewX", 1): self.init(1, 0, Transform.tangent(radians), 1, 0, 0)
        case ("skewY", 1): self.init(1, Transform.tangent(radians), 0, 1, 0, 0)
        default: return nil
        }
    }

    private static func tangent(_ angle: Double) -> Double {
        let turn = Transform.rotation(angle)
        return turn.b / turn.a
    }

    /// The shortest `transform` attribute for this map; empty for the identity.
    ///
    /// Nine decimals in what multiplies and six in what is added: a coordinate of 10,000 keeps four.
    public var svg: String { functions.map { "\($0)(\($1.joined(separator: " ")))" } ?? "" }

    /// The same as a value of CSS's `transform` property; `none` for the identity.
    public var css: String {
        guard let (name, arguments) = functions else { return "none" }
        let unit = name == "translate" ? "px" : ""
        return "\(name)(\(arguments.map { $0 + unit }.joined(separator: ",")))"
    }

    private var functions: (name: String, arguments: [String])? {
        if self == .identity { return nil }
        let shift = [e, f].map { $0.svg(decimals: 6) }
        if a == 1, b == 0, c == 0, d == 1 { return ("translate", shift) }
        return ("matrix", [a, b, c, d].map { $0.svg(decimals: 9) } + shift)
    }
}
