import Glibc
import Gtk
import PickerKit

/// Watches where pickers are looked for, and tells once, shortly after the last of several changes.
@MainActor
final class PickerWatch {
    /// Beyond so many folders only the first are watched: the kernel has a limit for all programs together.
    private static let most = 1_000
    /// How long nothing may change before it is told: an editor writes a file in several steps.
    private static let quiet: UInt32 = 150

    var onChange: (@MainActor () -> Void)?
    private var monitors: [String: FolderMonitor] = [:]
    private var pending: Deferred?

    /// Watches the levels' folders, and the bundles in them, from now on.
    func watch(_ levels: [PickerLevel], _ bundles: [PickerBundle]) {
        let folders = levels.flatMap(\.folders).compactMap(Self.existing) + bundles.map(\.folder)
        let wanted = Set(folders.prefix(Self.most))
        monitors = monitors.filter { wanted.contains($0.key) }
        for path in wanted where monitors[path] == nil {
            monitors[path] = FolderMonitor(path: path) { [weak self] in self?.wait() }
        }
    }

    private func wait() {
        pending?.cancel()
        pending = .after(milliseconds: Self.quiet) { [weak self] in
            self?.pending = nil
            self?.onChange?()
        }
    }

    /// The folder, or the one around it that is there: it shows when the folder is made.
    private static func existing(_ folder: String) -> String? {
        var folder = folder
        while access(folder, F_OK) != 0 {
            guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return nil }
            folder = String(folder[..<slash])
        }
        return folder
    }
}
