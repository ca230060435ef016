/// A picker without code: its screens stand in its manifest, and show the values as they are.
public struct DeclarativePicker: Picker {
    public let descriptor: PickerDescriptor
    private let root: ScreenTemplate
    private let screens: [String: ScreenTemplate]

    /// Nil for the manifest of a program.
    public init?(_ manifest: PickerManifest) {
        guard case .declarative(let root, let screens) = manifest.entry else { return nil }
        self.init(manifest.descriptor, root: root, screens: screens)
    }

    init(_ descriptor: PickerDescriptor, root: ScreenTemplate, screens: [String: ScreenTemplate]) {
        self.descriptor = descriptor
        self.root = root
        self.screens = screens
    }

    public func content(for context: PickerContext) -> Screen { root.screen(for: context) }

    public func screen(_ id: String, for context: PickerContext) -> Screen? {
        screens[id]?.screen(for: context)
    }

    /// The ids of buttons are unique on their screen only: the first screen's count first.
    public func actions(forButton id: String, in context: PickerContext) -> [PickerAction] {
        for screen in [root] + screens.sorted(by: { $0.key < $1.key }).map(\.value) {
            if let actions = screen.actions[id] { return actions }
        }
        return []
    }
}
