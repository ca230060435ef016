import Ink

extension Palette {
    /// Reads a line of `Fact.palettes`; nil where it names no palette. What is no colour is left out.
    public init?(fact: String) {
        let parts = fact.split(separator: "\t", omittingEmptySubsequences: false)
        guard let name = parts.first, !name.isEmpty else { return nil }
        self.init(
            name: String(name),
            entries: parts.dropFirst().compactMap { part in
                let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let code = pair.first, let color = Color(css: code) else { return nil }
                return Entry(name: pair.count > 1 ? String(pair[1]) : "", color: color)
            })
    }

    /// The palette as a line of `Fact.palettes`.
    public var fact: String {
        ([name.withoutTabs] + entries.map { "\($0.color.css)=\($0.name.withoutTabs)" })
            .joined(separator: "\t")
    }
}

extension String {
    fileprivate var withoutTabs: String { replacing("\t", with: " ") }
}
