/// A picker as its `picker.json` describes it, read and checked.
public struct PickerManifest: Sendable {
    /// What makes the picker's content.
    public enum Entry: Sendable {
        /// The manifest itself: the first screen, and those that it leads to by their ids.
        case declarative(root: ScreenTemplate, screens: [String: ScreenTemplate])
        /// A program, which is started in the folder of the bundle.
        case executable(Command)
    }

    /// How a program is started.
    public struct Command: Sendable, Hashable {
        /// The program and its arguments. The program is a full path where it is a file of the bundle, else a
        /// name to look for among the installed ones.
        public let arguments: [String]

        public init(_ arguments: [String]) { self.arguments = arguments }

        public var isOfBundle: Bool { arguments.first?.hasPrefix("/") ?? false }
    }

    /// Something that a program asks to be let do, and why, in the person's language.
    public struct Permission: Sendable, Hashable {
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            case network
        }

        public let kind: Kind
        public let reason: String

        public init(_ kind: Kind, reason: String) {
            self.kind = kind
            self.reason = reason
        }
    }

    public let descriptor: PickerDescriptor
    /// The full path of the bundle, symbolic links resolved.
    public let folder: String
    public let entry: Entry
    /// Empty where the manifest does not say.
    public let version: String
    public let license: String
    public let authors: [String]
    /// The versions of the contract that it was made for.
    public let api: ClosedRange<Int>
    public let permissions: [Permission]
    /// The ids of pickers that it stands in for.
    public let replaces: [String]
    /// What is wrong with it that does not keep it from working.
    public let warnings: [Diagnostic]

    /// The version of the contract that this host has.
    public static let apiVersion = 1
    /// The version of the manifest's own form.
    public static let schemaVersion = 1
    public static let fileName = "picker.json"

    public var id: String { descriptor.id }

    public var isExecutable: Bool {
        if case .executable = entry { true } else { false }
    }
}
