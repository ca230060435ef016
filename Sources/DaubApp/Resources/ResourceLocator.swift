import FoundationEssentials
import Glibc

/// Finds what comes with the program: beside it when it is installed, in the tree when it is not.
///
/// Works on plain paths: it runs before everything else, and URLs take their time.
public struct ResourceLocator: Sendable {
    /// Where the running program's resources are.
    public static let current = ResourceLocator(
        executable: executable, override: getenv("DAUB_RESOURCES").map { String(cString: $0) })

    private let shared: String
    private let built: String
    private let isInstalled: Bool

    /// - Parameters:
    ///   - executable: the program's path; installed it is `PREFIX/bin/daub`.
    ///   - override: a folder to use instead, laid out as `Resources` in the tree.
    init(executable: String, override: String?) {
        let folder = Self.parent(of: executable)
        let installed = Self.parent(of: folder) + "/share"
        isInstalled = override == nil && access("\(installed)/daub/Samples", F_OK) == 0
        if isInstalled {
            shared = "\(installed)/daub"
            built = installed
        } else {
            let root = override.map(Self.parent) ?? Self.tree(around: folder) ?? folder
            shared = override ?? "\(root)/Resources"
            built = "\(root)/build/share"
        }
    }

    /// The full path of the running program.
    static var executable: String {
        guard let path = realpath("/proc/self/exe", nil) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }

    /// The package's root, which holds `Package.swift`, above the build folder.
    private static func tree(around folder: String) -> String? {
        var folder = folder
        while folder.count > 1 {
            if access("\(folder)/Package.swift", F_OK) == 0 { return folder }
            folder = parent(of: folder)
        }
        return nil
    }

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// Notebooks to begin with.
    public var samples: URL { URL(filePath: "\(shared)/Samples", directoryHint: .isDirectory) }
    /// A folder with `LANGUAGE/LC_MESSAGES/daub.mo`.
    public var translations: String { "\(built)/locale" }
    /// The folder of `gschemas.compiled`.
    public var schemas: String { isInstalled ? "\(shared)/schemas" : "\(built)/glib-2.0/schemas" }
    /// Laid out as an icon theme's search path.
    public var icons: String { isInstalled ? "\(built)/icons" : "\(shared)/Icons" }
    /// Bundles of pickers to begin with.
    public var pickers: String { "\(shared)/Pickers" }
    /// What `daub picker new` writes, a folder for each kind.
    public var pickerTemplates: String { "\(shared)/PickerTemplates" }
    /// The package's own folder; nil where the program is installed.
    public var package: String? { isInstalled ? nil : Self.parent(of: shared) }
    public var styleSheet: String { "\(shared)/Style/daub.css" }
}
