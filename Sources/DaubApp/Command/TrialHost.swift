import Glibc
import PickerKit

/// Stands in for the drawing while a picker is tried: keeps what is picked and prints it, a JSON object a line.
@MainActor
final class TrialHost: AttributeHost {
    private(set) var values: [Attribute: AttributeValue] = [:]
    /// Called with the values as they are shown now.
    var onChange: (@MainActor ([Attribute: AttributeValue]) -> Void)?
    private let sources: [any FactSource]

    init() {
        let fonts = FontCatalogue()
        sources = [FontFamiliesFact(fonts), FontFacesFact(fonts), Countries()]
    }

    func values(of attributes: [Attribute]) -> AttributeValues {
        AttributeValues(values.filter { attributes.contains($0.key) })
    }

    func preview(_ values: [Attribute: AttributeValue]) {
        report("preview", [.init("values", Self.json(values))])
        onChange?(self.values.merging(values) { $1 })
    }

    func commit(_ values: [Attribute: AttributeValue]) {
        self.values.merge(values) { $1 }
        report("commit", [.init("values", Self.json(values))])
        onChange?(self.values)
    }

    func cancelPreview() {
        report("cancel")
        onChange?(values)
    }

    func knownFacts(_ facts: [Fact]) -> [Fact: [String]] {
        var known = PickerSamples.facts.filter { facts.contains($0.key) }
        for source in sources where facts.contains(source.fact) { known[source.fact] = source.known }
        return known
    }

    func gather(_ facts: [Fact]) async -> [Fact: [String]] {
        var result: [Fact: [String]] = [:]
        for source in sources where facts.contains(source.fact) {
            result[source.fact] = await source.gather()
        }
        return result
    }

    func fulfil(_ request: String, for attribute: Attribute) async -> AttributeValue? {
        report(
            "request",
            [.init("request", JSON(request)), .init("attribute", JSON(attribute.rawValue))])
        return nil
    }

    /// Tells whoever reads what happened.
    func report(_ event: String, _ members: [JSON.Member] = []) {
        print(JSON(.object([.init("event", JSON(event))] + members)).line)
        fflush(nil)
    }

    private static func json(_ values: [Attribute: AttributeValue]) -> JSON {
        let sorted = values.sorted { $0.key.rawValue < $1.key.rawValue }
        return JSON(.object(sorted.map { .init($0.key.rawValue, JSON($0.value.svg)) }))
    }
}
