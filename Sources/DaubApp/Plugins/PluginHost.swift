import PickerKit

/// What a picker that is not built in gets of the program: the drawing's and the library's attributes, not those
/// that are the person's own; the lists; and few requests.
@MainActor
final class PluginHost: AttributeHost {
    /// What any picker may ask for.
    private static let open: Set<String> = ["eyedropper"]
    /// What a picker's own failure offers.
    private static let disable = "picker.disable"

    private let id: String
    private let host: any AttributeHost
    private let onDisable: @MainActor () -> Void

    /// - Parameters:
    ///   - id: of the picker.
    ///   - onDisable: switches it off.
    init(_ id: String, over host: any AttributeHost, onDisable: @escaping @MainActor () -> Void) {
        self.id = id
        self.host = host
        self.onDisable = onDisable
    }

    func values(of attributes: [Attribute]) -> AttributeValues {
        host.values(of: attributes.filter { !$0.isOfUser })
    }

    func preview(_ values: [Attribute: AttributeValue]) { host.preview(values.filter { !$0.key.isOfUser }) }
    func commit(_ values: [Attribute: AttributeValue]) { host.commit(values.filter { !$0.key.isOfUser }) }
    func cancelPreview() { host.cancelPreview() }
    func knownFacts(_ facts: [Fact]) -> [Fact: [String]] { host.knownFacts(facts) }
    func gather(_ facts: [Fact]) async -> [Fact: [String]] { await host.gather(facts) }

    func fulfil(_ request: String, for attribute: Attribute) async -> AttributeValue? {
        if request == Self.disable {
            if attribute.rawValue == id { onDisable() }
            return nil
        }
        guard Self.open.contains(request) else { return nil }
        return await host.fulfil(request, for: attribute)
    }
}
