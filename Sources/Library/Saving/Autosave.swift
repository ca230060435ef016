import FoundationEssentials
import Synchronization

/// When a drawing is saved by itself: once it is left alone for a moment, and often enough while it is not.
///
/// Nothing runs and nothing wakes up while all is saved.
public final class Autosave<C: Clock>: Sendable where C.Duration == Duration {
    private struct State {
        var newest: Snapshot?
        /// Of the changes that are not handed over yet.
        var firstChange: C.Instant?
        var lastChange: C.Instant?
        var timer: Task<Void, Never>?
    }

    private let session: DrawingSession
    private let quiet: Duration
    private let longest: Duration
    private let clock: C
    private let state = Mutex(State())

    /// - Parameters:
    ///   - quiet: how long without a change until the drawing is saved.
    ///   - longest: how long a change waits at most, while others follow it.
    public init(
        _ session: DrawingSession, quiet: Duration = .seconds(1), longest: Duration = .seconds(10), clock: C
    ) {
        self.session = session
        self.quiet = quiet
        self.longest = longest
        self.clock = clock
    }

    deinit { state.withLock { $0.timer?.cancel() } }

    /// Notes a committed change: in the recovery journal at once, in the file soon. Returns at once.
    ///
    /// - Parameter serialize: writes the drawing out as SVG; called once at most, on another thread.
    public func changed(_ serialize: @escaping @Sendable () -> Data) {
        let snapshot = session.record(serialize)
        let now = clock.now
        state.withLock { state in
            if snapshot.number > state.newest?.number ?? 0 { state.newest = snapshot }
            state.firstChange = state.firstChange ?? now
            state.lastChange = now
            if state.timer == nil { state.timer = timer() }
        }
    }

    /// Saves now what is not saved yet, and returns once it is, or could not be.
    ///
    /// A save that failed before is tried again.
    @discardableResult
    public func flush() async -> SaveState {
        handOver()
        session.checkDisk()
        return await session.settled()
    }

    /// Saves over what another program wrote, for a person who was asked and chose what they see.
    @discardableResult
    public func keepMine(_ serialize: @escaping @Sendable () -> Data) async -> SaveState {
        let snapshot = session.record(serialize)
        _ = takeNewest()
        session.keepMine(snapshot)
        return await session.settled()
    }

    /// One task for a run of changes: each time it wakes it looks how long the last change is ago.
    private func timer() -> Task<Void, Never> {
        Task { [weak self, clock] in
            while let deadline = self?.deadline() {
                do {
                    try await clock.sleep(until: deadline, tolerance: nil)
                } catch {
                    return  // cancelled: the change was handed over, or there is nobody left to save for
                }
            }
        }
    }

    /// When to look again; nil once the changes are handed over.
    private func deadline() -> C.Instant? {
        let next: C.Instant? = state.withLock { state in
            guard let first = state.firstChange, let last = state.lastChange else { return nil }
            let due = min(last.advanced(by: quiet), first.advanced(by: longest))
            return due > clock.now ? due : nil
        }
        if next == nil { handOver() }
        return next
    }

    private func handOver() {
        if let snapshot = takeNewest() { session.save(snapshot) }
    }

    private func takeNewest() -> Snapshot? {
        state.withLock { state in
            defer { state = State() }
            state.timer?.cancel()
            return state.newest
        }
    }
}
