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

    /// How many folders are taken up at a time, so that nobody notices.
    private static let slice = 16

    /// Called after a change, and when folders were taken up that may have changed before.
    var onChange: (@MainActor () -> Void)?
    /// By path.
    private var watched: [String: Watched] = [:]
    /// Folders that are to be watched and are not yet.
    private var waiting: ArraySlice<Wanted> = []
    private var takingUp: Deferred?
    private var pending: Deferred?

    private struct Wanted {
        let path: String
        /// Of a bundle: where it is another, another folder may stand there now, which nobody watches.
        let stamp: BundleStamp?
    }

    private struct Watched {
        /// Nil for a folder that cannot be watched.
        let monitor: FolderMonitor?
        let stamp: BundleStamp?
    }

    /// Watches the levels' folders, and the bundles in them, from now on; very many are taken up one after the other.
    func watch(_ levels: [PickerLevel], _ bundles: [PickerBundle]) {
        let around = levels.flatMap(\.folders).compactMap(Self.existing).map { Wanted(path: $0, stamp: nil) }
        let folders =
            (around
            + bundles.flatMap { bundle in
                bundle.stamp.folders.map { Wanted(path: $0, stamp: bundle.stamp) }
            }).prefix(Self.most)
        let stamps = Dictionary(folders.map { ($0.path, $0.stamp) }) { first, _ in first }
        // All that go do so before others come: a new monitor would share with one of the same path.
        watched = watched.filter { path, old in stamps[path].map { $0 == old.stamp } ?? false }
        waiting = folders.filter { watched[$0.path] == nil }[...]
        takingUp?.cancel()
        if !waiting.isEmpty { takeUp() }
    }

    private func takeUp() {
        for folder in waiting.prefix(Self.slice) where watched[folder.path] == nil {
            let monitor = FolderMonitor(path: folder.path) { [weak self] in self?.wait() }
            watched[folder.path] = Watched(monitor: monitor, stamp: folder.stamp)
        }
        waiting = waiting.dropFirst(Self.slice)
        guard waiting.isEmpty else {
            takingUp = .idle { [weak self] in self?.takeUp() }
            return
        }
        takingUp = nil
        onChange?()
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
