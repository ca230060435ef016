import PickerKit

/// A host that keeps the values it is given and remembers what it was told, in order.
@MainActor
final class RecordingHost: AttributeHost {
    enum Call: Equatable {
        case preview([Attribute: AttributeValue])
        case commit([Attribute: AttributeValue])
        case cancelPreview
    }

    private let values: AttributeValues
    private(set) var calls: [Call] = []
    /// What the session asked for when it began.
    private(set) var asked: [Attribute] = []

    init(_ values: AttributeValues = AttributeValues()) {
        self.values = values
    }

    func values(of attributes: [Attribute]) -> AttributeValues {
        asked = attributes
        return values
    }

    func preview(_ values: [Attribute: AttributeValue]) { calls.append(.preview(values)) }
    func commit(_ values: [Attribute: AttributeValue]) { calls.append(.commit(values)) }
    func cancelPreview() { calls.append(.cancelPreview) }
}
