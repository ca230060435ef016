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
    /// By path; nil for a folder that cannot be watched.
    private var monitors: [String: FolderMonitor?] = [:]
    /// Folders that are to be watched and are not yet.
    private var waiting: ArraySlice<String> = []
    private var takingUp: Deferred?
    private var pending: Deferred?

    /// Watches the levels' folders, and the bundles in them, from now on; very many are taken up one after the other.
    func watch(_ levels: [PickerLevel], _ bundles: [PickerBundle]) {
        let folders = levels.flatMap(\.folders).compactMap(Self.existing) + bundles.map(\.folder)
        let wanted = Set(folders.prefix(Self.most))
        monitors = monitors.filter { wanted.contains($0.key) }
        waiting = folders.prefix(Self.most).filter { monitors[$0] == nil }[...]
        takingUp?.cancel()
        if !waiting.isEmpty { takeUp() }
    }

    private func takeUp() {
        for path in waiting.prefix(Self.slice) {
            monitors.updateValue(FolderMonitor(path: path) { [weak self] in self?.wait() }, forKey: path)
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
