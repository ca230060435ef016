import Dispatch
import Synchronization

/// Runs jobs one at a time and in order, on a thread of its own; of those that wait, only the newest.
final class CoalescingQueue: Sendable {
    typealias Job = @Sendable () -> Void

    private struct State {
        var waiting: Job?
        var isWorking = false
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label, qos: .utility)
    }

    /// Returns at once. A job that still waits is dropped in favour of this one, which may block.
    func submit(_ job: @escaping Job) {
        let isIdle = state.withLock { state in
            state.waiting = job
            defer { state.isWorking = true }
            return !state.isWorking
        }
        if isIdle { queue.async { self.drain() } }
    }

    /// Returns once every job submitted before the call is done or was dropped.
    func settled() async {
        await withCheckedContinuation { waiter in
            let isIdle = state.withLock { state in
                if state.isWorking { state.waiters.append(waiter) }
                return !state.isWorking
            }
            if isIdle { waiter.resume() }
        }
    }

    private func drain() {
        while let job = next() { job() }
    }

    private func next() -> Job? {
        let (job, waiters) = state.withLock { state in
            let job = state.waiting
            state.waiting = nil
            guard job == nil else { return (job, [CheckedContinuation<Void, Never>]()) }
            state.isWorking = false
            defer { state.waiters = [] }
            return (nil, state.waiters)
        }
        for waiter in waiters { waiter.resume() }
        return job
    }
}
