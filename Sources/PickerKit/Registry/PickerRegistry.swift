/// The pickers that there are, in the order of their buttons.
public struct PickerRegistry: Sendable {
    /// Why a picker was not taken.
    public enum Rejection: Error, Hashable, Sendable {
        /// Another one has the same id.
        case duplicate(id: String)
        /// The id is not reverse-DNS: letters, digits and hyphens, with at least one point between.
        case badID(String)
        /// A default is no value of its attribute's type.
        case badDefault(id: String, attribute: Attribute)
    }

    private var byID: [String: any Picker] = [:]

    public init() {}

    /// Takes a picker, or says why not; those taken before stay.
    public mutating func register(_ picker: any Picker) throws(Rejection) {
        let descriptor = picker.descriptor
        guard PickerRegistry.isReverseDNS(descriptor.id) else { throw .badID(descriptor.id) }
        guard byID[descriptor.id] == nil else { throw .duplicate(id: descriptor.id) }
        for declaration in descriptor.attributes where !declaration.type.accepts(declaration.defaultValue) {
            throw .badDefault(id: descriptor.id, attribute: declaration.attribute)
        }
        byID[descriptor.id] = picker
    }

    /// Every picker: by slot, then order, then id.
    public var pickers: [any Picker] {
        PickerDescriptor.Slot.allCases.flatMap { pickers(in: $0) }
    }

    public func pickers(in slot: PickerDescriptor.Slot) -> [any Picker] {
        byID.values.filter { $0.descriptor.slot == slot }.sorted {
            ($0.descriptor.order, $0.descriptor.id) < ($1.descriptor.order, $1.descriptor.id)
        }
    }

    public subscript(id: String) -> (any Picker)? { byID[id] }

    /// Whether a text is an id: letters, digits and hyphens, with at least one point between.
    public static func isReverseDNS(_ id: String) -> Bool {
        let parts = id.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
            }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A)
    }
}
