import PickerKit

/// Serves the question whether a program may run. No picker but that question is ever given it.
@MainActor
final class ConsentHost: AttributeHost {
    private let sandbox: Sandbox
    private let onAllow: @MainActor () async -> Void

    init(_ sandbox: Sandbox, onAllow: @escaping @MainActor () async -> Void) {
        self.sandbox = sandbox
        self.onAllow = onAllow
    }

    func values(of attributes: [Attribute]) -> AttributeValues { AttributeValues() }
    func preview(_ values: [Attribute: AttributeValue]) {}
    func commit(_ values: [Attribute: AttributeValue]) {}
    func cancelPreview() {}

    func knownFacts(_ facts: [Fact]) -> [Fact: [String]] {
        sandbox.known.map { [ConsentPicker.sandbox: [$0.sentence]] } ?? [:]
    }

    func gather(_ facts: [Fact]) async -> [Fact: [String]] {
        [ConsentPicker.sandbox: [await sandbox.look().sentence]]
    }

    func fulfil(_ request: String, for attribute: Attribute) async -> AttributeValue? {
        if request == ConsentPicker.allowing { await onAllow() }
        return nil
    }
}
