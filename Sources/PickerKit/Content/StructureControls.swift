/// A row that unfolds in place and shows controls below it. What is unfolded is remembered as
/// `state[id] == "open"`.
public struct DisclosureControl: Sendable, Hashable {
    public let id: String
    public let name: String
    /// What is chosen in it, at the end of the row.
    public let value: String
    public let isOpen: Bool
    /// Shown below while it is open; may be left empty while it is not.
    public let controls: [Control]

    public init(id: String, name: String, value: String, isOpen: Bool, controls: [Control]) {
        self.id = id
        self.name = name
        self.value = value
        self.isOpen = isOpen
        self.controls = controls
    }
}

/// A row that leads to another screen.
public struct LinkControl: Sendable, Hashable {
    public let id: String
    public let title: String
    /// What is chosen there, at the end of the row; empty for nothing.
    public let value: String
    /// The id of the screen, which `Picker.screen` knows.
    public let screen: String

    public init(id: String, title: String, value: String = "", screen: String) {
        self.id = id
        self.title = title
        self.value = value
        self.screen = screen
    }
}

/// Something to press; `Picker.actions` says what it does.
public struct ButtonControl: Sendable, Hashable {
    public let id: String
    public let title: String
    /// A name in the icon theme; nil shows the title alone.
    public let icon: String?
    public let isEnabled: Bool

    public init(id: String, title: String, icon: String? = nil, isEnabled: Bool = true) {
        self.id = id
        self.title = title
        self.icon = icon
        self.isEnabled = isEnabled
    }
}
