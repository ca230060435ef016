import Gtk

/// Keeps a frame from waiting for faces: loading one takes some milliseconds, once in a process. Rows for whose faces
/// a frame has no time are drawn in the list's own first, and set in theirs after it, one between two events.
@MainActor
final class LateFaces {
    /// What a frame may spend on faces.
    private static let budget = Duration.milliseconds(4)

    private var deadline = ContinuousClock.now
    private var rows: [Int] = []
    private var next: Deferred?
    private let load: @MainActor (Int) -> Bool

    /// - Parameter load: sets a row in its face; false where nothing was to be done.
    init(_ load: @escaping @MainActor (Int) -> Bool) { self.load = load }

    func beginFrame() { deadline = .now + Self.budget }

    /// Whether the frame has time for another face.
    var hasTime: Bool { .now < deadline }

    func setLater(_ row: Int) {
        if !rows.contains(row) { rows.append(row) }
        if next == nil { goOn() }
    }

    private func goOn() {
        next = .idle { [weak self] in
            guard let self else { return }
            next = nil
            while let row = rows.first {
                rows.removeFirst()
                if load(row) { break }
            }
            if !rows.isEmpty { goOn() }
        }
    }
}
