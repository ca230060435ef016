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
    private var watched: [String: Watched] = [:]
    private var pending: Deferred?

    private struct Watched {
        let monitor: FolderMonitor
        /// Of a bundle: where it is another, another folder may stand there now, which nobody watches.
        let stamp: BundleStamp?
    }

    /// Watches the levels' folders, and the bundles in them, from now on.
    /// - Returns: whether a folder among them was not watched before.
    func watch(_ levels: [PickerLevel], _ bundles: [PickerBundle]) -> Bool {
        let around = levels.flatMap(\.folders).compactMap(Self.existing).map { ($0, BundleStamp?.none) }
        let folders = around + bundles.map { ($0.folder, $0.stamp) }
        let wanted = Dictionary(folders.prefix(Self.most)) { first, _ in first }
        // All that go do so before others come: a new monitor would share with one of the same path.
        watched = watched.filter { path, old in wanted[path].map { $0 == old.stamp } ?? false }
        var hasNew = false
        for (path, stamp) in wanted where watched[path] == nil {
            guard let monitor = FolderMonitor(path: path, { [weak self] in self?.wait() }) else { continue }
            watched[path] = Watched(monitor: monitor, stamp: stamp)
            hasNew = true
        }
        return hasNew
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
