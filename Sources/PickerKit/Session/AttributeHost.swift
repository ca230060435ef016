/// Where the values of a picker come from and go to: the drawing, the selection, the next graphic.
@MainActor
public protocol AttributeHost: AnyObject {
    /// What the attributes are now.
    func values(of attributes: [Attribute]) -> AttributeValues

    /// Shows the values at once; nothing is recorded.
    func preview(_ values: [Attribute: AttributeValue])

    /// Makes the values those of the document, as exactly one undo step.
    func commit(_ values: [Attribute: AttributeValue])

    /// Takes back what was previewed.
    func cancelPreview()

    /// The lists that are known already; what is missing is gathered.
    func knownFacts(_ facts: [Fact]) -> [Fact: [String]]

    /// Gathers lists, which may take long; those that there are none of are empty.
    func gather(_ facts: [Fact]) async -> [Fact: [String]]

    /// Does what only the host can, such as asking for a colour of the screen.
    /// - Returns: what the attribute is to become; nil where nothing came of it.
    func fulfil(_ request: String, for attribute: Attribute) async -> AttributeValue?
}

extension AttributeHost {
    public func knownFacts(_ facts: [Fact]) -> [Fact: [String]] { [:] }
    public func gather(_ facts: [Fact]) async -> [Fact: [String]] { [:] }
    public func fulfil(_ request: String, for attribute: Attribute) async -> AttributeValue? { nil }
}
