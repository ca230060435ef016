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

    /// The lists that it knows at once.
    var facts: [Fact: [String]] = [:]
    /// What only a host can do, and it was asked for.
    private(set) var requests: [String] = []

    init(_ values: AttributeValues = AttributeValues()) {
        self.values = values
    }

    func values(of attributes: [Attribute]) -> AttributeValues {
        asked = attributes
        return values
    }

    func preview(_ values: [Attribute: AttributeValue]) { calls.append(.preview(values)) }
    func commit(_ values: [Attribute: AttributeValue]) { calls.append(.commit(values)) }
    func knownFacts(_ facts: [Fact]) -> [Fact: [String]] { self.facts }

    func fulfil(_ request: String, for attribute: Attribute) async -> AttributeValue? {
        requests.append("\(request) \(attribute.rawValue)")
        return nil
    }

    func cancelPreview() { calls.append(.cancelPreview) }
}
