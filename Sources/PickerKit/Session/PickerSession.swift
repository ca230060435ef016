/// One use of a picker, from the opening of its popover to its end: begin → preview* → commit or cancel.
///
/// It ends once: after `commit` or `cancel` further changes are ignored.
@MainActor
public final class PickerSession {
    public let picker: any Picker
    /// The values with what was picked so far.
    public private(set) var values: AttributeValues
    private weak var host: (any AttributeHost)?
    private var changes: [Attribute: AttributeValue] = [:]
    private var isOver = false

    /// Begins with the host's values; an attribute that has none gets its default.
    public init(_ picker: any Picker, host: any AttributeHost) {
        self.picker = picker
        self.host = host
        let descriptor = picker.descriptor
        var values = host.values(of: descriptor.attributes.map(\.attribute) + descriptor.reads)
        for declaration in descriptor.attributes
        where values[declaration.attribute] == nil && !values.mixed.contains(declaration.attribute) {
            values[declaration.attribute] = declaration.defaultValue
        }
        self.values = values
    }

    /// The picker's content for the values as they are now.
    public var screen: Screen { picker.content(for: values) }

    /// Takes a choice: previews it, and commits where the policy says so.
    /// - Returns: whether the popover is to close.
    public func choose(_ value: AttributeValue, for attribute: Attribute) -> Bool {
        guard change(attribute, to: value) else { return false }
        switch picker.descriptor.commit {
        case .onSelect:
            commit()
            return true
        case .live:
            takeChanges()
            return false
        case .onDismiss:
            return false
        }
    }

    /// Takes a value that may still move, such as a slider's, and previews it.
    /// - Returns: false where the picker has no such attribute or the value is none of its type.
    @discardableResult
    public func change(_ attribute: Attribute, to value: AttributeValue) -> Bool {
        let declaration = picker.descriptor.attributes.first { $0.attribute == attribute }
        guard !isOver, let declaration, declaration.type.accepts(value) else { return false }
        values[attribute] = value
        changes[attribute] = value
        host?.preview(changes)
        return true
    }

    /// Ends with what was picked: one undo step, or none where nothing was.
    public func commit() {
        guard !isOver else { return }
        isOver = true
        takeChanges()
    }

    /// Ends as if nothing had been picked.
    public func cancel() {
        guard !isOver else { return }
        isOver = true
        if !changes.isEmpty { host?.cancelPreview() }
        changes = [:]
    }

    private func takeChanges() {
        guard !changes.isEmpty else { return }
        host?.commit(changes)
        changes = [:]
    }
}
