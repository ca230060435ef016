/// What an element is, in AT-SPI's own words.
public struct Role: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    let name: String

    public init(stringLiteral name: String) { self.name = name }
    init(_ name: String) { self.name = name }

    public var description: String { name }

    public static let button: Role = "push button"
    public static let toggleButton: Role = "toggle button"
    public static let checkBox: Role = "check box"
    public static let radioButton: Role = "radio button"
    public static let comboBox: Role = "combo box"
    public static let menuItem: Role = "menu item"
    public static let entry: Role = "text"
    public static let label: Role = "label"
    public static let heading: Role = "heading"
    public static let slider: Role = "slider"
    public static let spinButton: Role = "spin button"
    public static let `switch`: Role = "switch"
    public static let dialog: Role = "dialog"
    public static let frame: Role = "frame"
    public static let panel: Role = "panel"
    public static let list: Role = "list"
    public static let listBox: Role = "list box"
    public static let listItem: Role = "list item"
    public static let tree: Role = "tree"
    public static let treeTable: Role = "tree table"
    public static let table: Role = "table"
    public static let tableCell: Role = "table cell"
    public static let grid: Role = "layered pane"
    public static let icon: Role = "icon"
    public static let scrollPane: Role = "scroll pane"
    static let viewport: Role = "viewport"
    public static let canvas: Role = "canvas"

    /// What holds rows or cells that one selects.
    static let lists: Set<Role> = [.list, .listBox, .tree, .treeTable, .table, .grid]

    /// What one presses. Where a name stands for several elements, as a trigger's also stands for its popover
    /// and for the heading in there, a press means one of these.
    static let pressable: Set<Role> = [
        .button, .toggleButton, .checkBox, .radioButton, .comboBox, .menuItem, .switch, .listItem, .tableCell,
        .icon, .entry, .spinButton, .slider, "password text", "check menu item", "radio menu item", "link",
        "page tab", "menu", "toggle switch",
    ]

    /// What opens windows of its own.
    static let topLevels: Set<Role> = [.frame, .dialog, "window", "alert", "file chooser", "color chooser"]
}
