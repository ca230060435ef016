import FoundationEssentials
import Gtk
import Ink
import PickerKit

/// What Daub remembers from one start to the next, each by name and type.
@MainActor
final class AppSettings {
    private let store: Settings

    /// Reads `$XDG_CONFIG_HOME/daub/settings.ini`.
    init() throws(Settings.Failure) {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? URL.homeDirectory.path
        let config = environment["XDG_CONFIG_HOME"] ?? "\(home)/.config"
        store = try Settings(
            id: DaubApp.id, path: "/dev/daub/Daub/", schemas: ResourceLocator.current.schemas,
            file: "\(config)/daub/settings.ini")
    }

    var windowSize: (width: Int, height: Int) {
        get { (store[int: "window-width"], store[int: "window-height"]) }
        set { (store[int: "window-width"], store[int: "window-height"]) = newValue }
    }

    var isMaximized: Bool {
        get { store[bool: "window-maximized"] }
        set { store[bool: "window-maximized"] = newValue }
    }

    /// The width of the list of drawings, in pixels.
    var splitPosition: Int {
        get { store[int: "split-position"] }
        set { store[int: "split-position"] = newValue }
    }

    /// The drawing that was open, by its path below the library.
    var lastDrawing: String {
        get { store[string: "last-drawing"] }
        set { store[string: "last-drawing"] = newValue }
    }

    var lastTool: String {
        get { store[string: "last-tool"] }
        set { store[string: "last-tool"] = newValue }
    }

    /// The families that were picked, the latest first.
    var recentFonts: [String] {
        get { Font.family(css: store[string: "recent-fonts"]).map { Font(family: $0).families } ?? [] }
        set { store[string: "recent-fonts"] = newValue.map(Font.css(family:)).joined(separator: ", ") }
    }

    /// What was picked for the next graphic.
    var pickerValues: [Attribute: AttributeValue] {
        get {
            Dictionary(
                uniqueKeysWithValues: store[strings: "picker-values"].map {
                    (Attribute(rawValue: $0.key), AttributeValue(svg: $0.value))
                })
        }
        set {
            store[strings: "picker-values"] = Dictionary(
                uniqueKeysWithValues: newValue.map { ($0.key.rawValue, $0.value.svg) })
        }
    }
}
