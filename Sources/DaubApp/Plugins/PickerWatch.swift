import Glibc
import Gtk
import PickerKit

/// Watches where pickers are looked for.
@MainActor
final class PickerWatch {
    /// How many folders are taken up at a time, so that nobody notices.
    private static let slice = 16

    /// Called after a change, and when folders were taken up that may have changed before.
    var onChange: (@MainActor () -> Void)? { didSet { folders.onChange = onChange } }
    private let folders = FolderWatch(most: 1_000, quietMilliseconds: 150)
    /// Of the bundles whose folders are watched, by path: where one is another, another folder may stand there now,
    /// which nobody watches.
    private var stamps: [String: BundleStamp?] = [:]
    /// Folders that are to be watched and are not yet.
    private var waiting: ArraySlice<String> = []
    private var takingUp: Deferred?

    /// Watches the levels' folders, and the bundles in them, from now on; very many are taken up one after the other.
    func watch(_ levels: [PickerLevel], _ bundles: [PickerBundle]) {
        let around = levels.flatMap(\.folders).compactMap(Self.existing).map {
            (path: $0, stamp: BundleStamp?.none)
        }
        let inside = bundles.flatMap { bundle in bundle.stamp.folders.map { (path: $0, stamp: bundle.stamp) }
        }
        let wanted = (around + inside).prefix(folders.most)
        let before = stamps
        stamps = Dictionary(wanted.map { ($0.path, $0.stamp) }) { first, _ in first }
        // All that go do so before others come: a new monitor would share with one of the same path.
        folders.keep(Set(stamps.filter { before[$0.key] == $0.value }.keys))
        waiting = wanted.map(\.path).filter { !folders.watches($0) }[...]
        takingUp?.cancel()
        if !waiting.isEmpty { takeUp() }
    }

    private func takeUp() {
        for path in waiting.prefix(Self.slice) { folders.add(path) }
        waiting = waiting.dropFirst(Self.slice)
        guard waiting.isEmpty else {
            takingUp = .idle { [weak self] in self?.takeUp() }
            return
        }
        takingUp = nil
        onChange?()
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
