/// Something that is done on the main actor after a while, unless the timer is let go before.
@MainActor
final class Timer {
    private let task: Task<Void, Never>

    init(_ time: Duration, _ body: @escaping @MainActor () -> Void) {
        task = Task { @MainActor in
            // It may be let go while it sleeps, and once it woke and waits for its turn.
            try? await Task.sleep(for: time, clock: .suspending)
            guard !Task.isCancelled else { return }
            body()
        }
    }

    deinit { task.cancel() }
}
