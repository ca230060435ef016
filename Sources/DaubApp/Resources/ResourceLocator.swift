import Foundation

/// Finds what comes with the program: beside it when it is installed, in the tree when it is not.
public struct ResourceLocator: Sendable {
    /// Where the running program's resources are.
    public static let current = ResourceLocator(
        executable: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(),
        override: ProcessInfo.processInfo.environment["DAUB_RESOURCES"])

    private let shared: URL
    private let built: URL
    private let isInstalled: Bool

    /// - Parameters:
    ///   - executable: the program; installed it is `PREFIX/bin/daub`.
    ///   - override: a folder to use instead, laid out as `Resources` in the tree.
    init(executable: URL, override: String?) {
        let installed = executable.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "share/daub", directoryHint: .isDirectory)
        if let override {
            shared = URL(filePath: override, directoryHint: .isDirectory)
            built = shared.deletingLastPathComponent().appending(path: "build/share")
            isInstalled = false
        } else if FileManager.default.fileExists(atPath: installed.appending(path: "Samples").path) {
            shared = installed
            built = installed.deletingLastPathComponent()
            isInstalled = true
        } else {
            let root = Self.tree(around: executable) ?? executable.deletingLastPathComponent()
            shared = root.appending(path: "Resources", directoryHint: .isDirectory)
            built = root.appending(path: "build/share", directoryHint: .isDirectory)
            isInstalled = false
        }
    }

    /// The package's root, which holds `Resources` and `Package.swift`, above the build folder.
    private static func tree(around executable: URL) -> URL? {
        var folder = executable.deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
                return folder
            }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }

    /// Notebooks to begin with.
    public var samples: URL { shared.appending(path: "Samples", directoryHint: .isDirectory) }
    /// `LANGUAGE/LC_MESSAGES/daub.mo`.
    public var translations: URL { built.appending(path: "locale", directoryHint: .isDirectory) }
    /// The folder of `gschemas.compiled`.
    public var schemas: URL { built.appending(path: "glib-2.0/schemas", directoryHint: .isDirectory) }
    /// Laid out as an icon theme's search path.
    public var icons: URL {
        isInstalled ? built.appending(path: "icons") : shared.appending(path: "Icons")
    }
    public var styleSheet: URL { shared.appending(path: "Style/daub.css") }
}
