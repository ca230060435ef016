/// A picker that there is, built in or in a bundle, and what has become of it.
public struct FoundPicker: Sendable, Identifiable {
    public enum Origin: Sendable {
        case builtIn(any Picker)
        case bundle(PickerBundle)
    }

    public enum State: Sendable, Hashable {
        case on
        /// Switched off, or never switched on.
        case off
        /// Another one of the same id wins; its path, or nothing where it is built in.
        case shadowed(by: String)
        /// Another one stands in for it, which has this id.
        case replaced(by: String)
        /// It cannot be used; its diagnostics say why.
        case invalid
        /// It runs a program that nobody has allowed yet, or that is another than the one that was allowed.
        case needsConsent(isChange: Bool)
        /// It failed too often.
        case suspended
    }

    public let id: String
    public let origin: Origin
    public internal(set) var state: State
    /// What is wrong with it, or why it is not used.
    public internal(set) var diagnostics: [Diagnostic]

    /// Whether it has a button.
    public var hasButton: Bool {
        switch state {
        case .on, .needsConsent, .suspended: true
        case .off, .shadowed, .replaced, .invalid: false
        }
    }

    public var bundle: PickerBundle? {
        if case .bundle(let bundle) = origin { bundle } else { nil }
    }

    /// Nil of a bundle that never was right.
    public var descriptor: PickerDescriptor? {
        switch origin {
        case .builtIn(let picker): picker.descriptor
        case .bundle(let bundle): bundle.manifest?.descriptor
        }
    }

    /// What it is called, or its id where it does not say.
    public var title: String { descriptor?.title ?? id }
}
