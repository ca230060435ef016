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
}
