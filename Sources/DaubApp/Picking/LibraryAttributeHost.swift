import PickerKit

/// Where the values of attributes that begin with `library.` are.
@MainActor
protocol LibraryAttributeHost: AnyObject {
    /// What the attributes are now; all of them begin with `library.`.
    func values(of attributes: [Attribute]) -> AttributeValues

    /// Makes the values those of the library.
    func commit(_ values: [Attribute: AttributeValue])

    /// Shows the values at once; nothing is recorded. The values may be none.
    func preview(_ values: [Attribute: AttributeValue])

    /// Takes back what was previewed.
    func cancelPreview()
}

extension LibraryAttributeHost {
    func preview(_ values: [Attribute: AttributeValue]) {}
    func cancelPreview() {}
}

extension Attribute {
    /// Whether it is the library's.
    var isOfLibrary: Bool { rawValue.hasPrefix("library.") }

    /// Whether it is the person's own, whatever is drawn: `user.favourite-fonts`.
    var isOfUser: Bool { rawValue.hasPrefix("user.") }

    /// Whether it is of graphics, by SVG's own name.
    var isOfInk: Bool { drawingProperty == nil && !isOfLibrary && !isOfUser && self != .insert }

    /// A piece of SVG to place on the canvas.
    static let insert: Attribute = "insert"
}
