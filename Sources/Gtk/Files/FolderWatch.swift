/// Watches folders, and tells once, shortly after the last of several changes: whoever writes a file or copies a
/// folder does it in several steps.
@MainActor
public final class FolderWatch {
    /// Called after a change.
    public var onChange: (@MainActor () -> Void)?
    /// Beyond so many folders only the first are watched: the kernel has a limit for all programs together.
    public let most: Int
    /// How long nothing may change before it is told, in milliseconds.
    private let quiet: UInt32
    /// By path; nil for a folder that cannot be watched.
    private var monitors: [String: FolderMonitor?] = [:]
    private var pending: Deferred?

    public init(most: Int, quietMilliseconds quiet: UInt32) {
        self.most = most
        self.quiet = quiet
    }

    /// Watches these folders from now on, and no others.
    public func watch(_ paths: [String]) {
        let wanted = paths.prefix(most)
        keep(Set(wanted))
        for path in wanted { add(path) }
    }

    /// Lets go of all folders but these.
    public func keep(_ paths: Set<String>) { monitors = monitors.filter { paths.contains($0.key) } }

    public func watches(_ path: String) -> Bool { monitors.keys.contains(path) }

    /// Watches one folder more, where it is not watched already.
    public func add(_ path: String) {
        guard !watches(path), monitors.count < most else { return }
        let monitor = FolderMonitor(path: path) { [weak self] in self?.wait() }
        monitors.updateValue(monitor, forKey: path)
    }

    private func wait() {
        pending?.cancel()
        pending = .after(milliseconds: quiet) { [weak self] in
            self?.pending = nil
            self?.onChange?()
        }
    }
}
