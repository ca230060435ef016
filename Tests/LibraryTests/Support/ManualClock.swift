import Synchronization

/// A clock that stands still until a test moves it.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var offset = Swift.Duration.zero

        func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
        static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let wake: CheckedContinuation<Void, Never>
    }

    private struct State {
        var now = Instant()
        var sleepers: [Int: Sleeper] = [:]
        var count = 0
        var watchers: [(deadline: Instant, wake: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())
    let minimumResolution = Swift.Duration.zero

    var now: Instant { state.withLock { $0.now } }

    var isAnyoneAsleep: Bool { state.withLock { !$0.sleepers.isEmpty } }

    func advance(by duration: Swift.Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for number in due.keys { state.sleepers.removeValue(forKey: number) }
            return due.values.map(\.wake)
        }
        for wake in due { wake.resume() }
    }

    func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { wake in
                let (isDue, watchers) = state.withLock { state in
                    if deadline <= state.now || Task.isCancelled { return (true, state.watchers[..<0]) }
                    state.sleepers[number] = Sleeper(deadline: deadline, wake: wake)
                    let met = state.watchers.partition { $0.deadline == deadline }
                    defer { state.watchers.removeSubrange(met...) }
                    return (false, state.watchers[met...])
                }
                for watcher in watchers { watcher.wake.resume() }
                if isDue { wake.resume() }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: number) }?.wake.resume()
        }
        try Task.checkCancellation()
    }

    /// Returns once somebody sleeps until that long after the clock's start.
    func sleeper(until offset: Swift.Duration) async {
        let deadline = Instant(offset: offset)
        await withCheckedContinuation { wake in
            let isThere = state.withLock { state in
                if state.sleepers.values.contains(where: { $0.deadline == deadline }) { return true }
                state.watchers.append((deadline, wake))
                return false
            }
            if isThere { wake.resume() }
        }
    }
}
