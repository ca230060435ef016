extension Dash {
    /// Reads a `stroke-dasharray`: `none`, nothing at all, or lengths with commas or space between them.
    ///
    /// Nil where one of them is no length or is negative. A percentage, which needs a page, counts as 0.
    public init?(svg text: some StringProtocol) {
        let parts = text.split { $0 == "," || $0.isWhitespace }
        if parts.isEmpty || parts == ["none"] {
            self = .solid
            return
        }
        let lengths = parts.map { Length(svg: String($0))?.pixels(of: 0) }.compactMap { $0 }.filter {
            $0 >= 0
        }
        guard lengths.count == parts.count else { return nil }
        self.init(lengths)
    }

    /// The lengths as `stroke-dasharray` spells them; the offset is an attribute of its own.
    public var svg: String {
        lengths.isEmpty ? "none" : lengths.map(\.svg).joined(separator: " ")
    }

    /// The same with every length so many times as long.
    public func scaled(by factor: Double) -> Dash {
        Dash(lengths.map { $0 * factor }, offset: offset * factor)
    }
}
