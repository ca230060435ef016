import FoundationEssentials
import Gtk
import Ink
import PickerKit

/// What Daub remembers from one start to the next, each by name and type.
@MainActor
final class AppSettings {
    private let store: Settings
    private let file: String
    private var isRefused = false
    /// Called with the path of the file when it cannot be written, once.
    var onRefusal: (@MainActor (String) -> Void)?

    /// Reads `$XDG_CONFIG_HOME/daub/settings.ini`.
    init() throws(Settings.Failure) {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? URL.homeDirectory.path
        let config = environment["XDG_CONFIG_HOME"] ?? "\(home)/.config"
        file = "\(config)/daub/settings.ini"
        store = try Settings(
            id: DaubApp.id, path: "/dev/daub/Daub/", schemas: ResourceLocator.current.schemas, file: file)
        store.onRefusal = { [weak self] in
            guard let self, !isRefused else { return }
            isRefused = true
            onRefusal?(file)
        }
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

    /// The colours that were picked last, the newest first, as CSS spells them.
    var recentColors: [String] {
        get { store[list: "recent-colors"] }
        set { store[list: "recent-colors"] = newValue }
    }

    /// What was picked for the next graphic.
    var pickerValues: [Attribute: AttributeValue] {
        get { values("picker-values") }
        set { setValues("picker-values", newValue) }
    }

    /// Which drawings the list shows, and in which order.
    var libraryValues: [Attribute: AttributeValue] {
        get { values("library-values") }
        set { setValues("library-values", newValue) }
    }

    /// The pickers that were switched on or off, by id.
    var enabledPickers: [String: Bool] {
        get { store[strings: "enabled-pickers"].mapValues { $0 == "on" } }
        set { store[strings: "enabled-pickers"] = newValue.mapValues { $0 ? "on" : "off" } }
    }

    /// The digests of the bundles whose programs were allowed, by the picker's id.
    var trustedPickers: [String: String] {
        get { store[strings: "trusted-pickers"] }
        set { store[strings: "trusted-pickers"] = newValue }
    }

    /// What a person told pickers for all drawings, such as which fonts are favourites.
    var userValues: [Attribute: AttributeValue] {
        get { values("user-values") }
        set { setValues("user-values", newValue) }
    }

    private func values(_ key: String) -> [Attribute: AttributeValue] {
        Dictionary(
            uniqueKeysWithValues: store[strings: key].map {
                (Attribute(rawValue: $0.key), AttributeValue(svg: $0.value))
            })
    }

    private func setValues(_ key: String, _ values: [Attribute: AttributeValue]) {
        store[strings: key] = Dictionary(
            uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value.svg) })
    }
}
