import Gtk

/// Watches the folders of a library, and tells once, shortly after the last of several changes.
@MainActor
final class FolderWatch {
    /// Beyond so many notebooks only the first are watched: the kernel has a limit for all programs together.
    private static let most = 200

    var onChange: (@MainActor () -> Void)?
    private var monitors: [String: FolderMonitor] = [:]
    private var pending: Task<Void, Never>?

    /// Watches these folders from now on, and no others.
    func watch(_ paths: [String]) {
        let wanted = Set(paths.prefix(Self.most))
        monitors = monitors.filter { wanted.contains($0.key) }
        for path in wanted where monitors[path] == nil {
            monitors[path] = FolderMonitor(path: path) { [weak self] in self?.wait() }
        }
    }

    private func wait() {
        pending?.cancel()
        pending = Task { [weak self] in
            do {
                try await Task.sleep(for: .milliseconds(300))
            } catch {
                // Another change came meanwhile, and waits in its turn.
                return
            }
            self?.onChange?()
        }
    }
}
