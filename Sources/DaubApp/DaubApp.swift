import FoundationEssentials
import Gtk
import Library
import Localization

/// The application: everything below put together.
public enum DaubApp {
    public static let version = "0.1.0"
    static let id = "dev.daub.Daub"

    /// What to open.
    public struct Request: Sendable {
        /// The library's folder; nil for the person's own.
        public var library: URL?
        public var files: [URL]
        /// Folders to look for pickers in before all others.
        public var pickerFolders: [String] = []
        /// Whether to use no pickers but those built in.
        public var isSafeMode = false

        public init(library: URL? = nil, files: [URL] = []) {
            self.library = library
            self.files = files
        }
    }

    /// Turns on the person's language. Call it first, before any other thread runs.
    public static func prepare() {
        openCatalogues(in: ResourceLocator.current.translations)
    }

    /// Opens the window and stays until it is closed.
    /// - Returns: the exit status: 1 where there is no display to open it on.
    @MainActor
    public static func run(_ request: Request) -> Int32 {
        let trace = Trace()
        guard Application.openDisplay() else {
            StandardError.write(
                tr("daub: no display: start it in a desktop session, or with “make run” to use a browser"))
            return 1
        }
        let settings: AppSettings
        do {
            settings = try AppSettings()
        } catch {
            StandardError.write(tr("daub: the settings cannot be read: {reason}", ["reason": error]))
            return 1
        }
        MainQueue.attach()
        let folders = UserFolders(environment: ProcessInfo.processInfo.environment)
        let library = Library(folder: request.library ?? folders.library)
        let application = Application(id: id)
        Application.setName("Daub")
        var window: MainWindow?
        application.onActivate {
            if window == nil {
                window = MainWindow(
                    application, settings: settings, library: library, folders: folders,
                    request: request, trace: trace)
            }
            window?.present()
        }
        let status = application.run()
        Settings.flush()
        return status
    }
}
