/// What the host needs to know of a picker before it is opened.
public struct PickerDescriptor: Sendable, Hashable, Codable {
    /// Which part of the window a picker's button belongs to.
    public enum Slot: String, Sendable, Codable, CaseIterable {
        /// The ink and the tools: beside the canvas.
        case canvas
        /// The list of drawings.
        case library
        /// The drawing as a whole.
        case drawing
    }

    /// When a change of value becomes one undo step.
    public enum CommitPolicy: String, Sendable, Codable, CaseIterable {
        /// As a row is chosen, which also closes the popover.
        case onSelect
        /// At each change; the popover stays.
        case live
        /// As the popover closes, unless Escape takes it back.
        case onDismiss
    }

    /// Reverse-DNS and permanent: settings are kept by it.
    public let id: String
    /// The name of the button, in the person's language.
    public let title: String
    /// What it is for, in a sentence.
    public let summary: String
    /// A name in the icon theme, or the full path of an SVG file.
    public let icon: String
    public let slot: Slot
    /// Buttons of a slot stand in this order, then by id.
    public let order: Int
    /// What it edits.
    public let attributes: [AttributeDeclaration]
    /// What it shows besides, such as the colour that a preview is drawn in.
    public let reads: [Attribute]
    /// The lists that it shows.
    public let facts: [Fact]
    /// A keyboard accelerator as GTK spells it, such as `<Primary>1`; nil for none.
    public let accelerator: String?
    public let commit: CommitPolicy

    public init(
        id: String, title: String, summary: String, icon: String, slot: Slot, order: Int,
        attributes: [AttributeDeclaration], reads: [Attribute] = [], facts: [Fact] = [],
        accelerator: String? = nil, commit: CommitPolicy
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.icon = icon
        self.slot = slot
        self.order = order
        self.attributes = attributes
        self.reads = reads
        self.facts = facts
        self.accelerator = accelerator
        self.commit = commit
    }
}
