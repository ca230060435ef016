/// Something that is done on the main actor after a while, unless the timer is let go before.
@MainActor
final class Timer {
    private let task: Task<Void, Never>

    init(_ time: Duration, _ body: @escaping @MainActor () -> Void) {
        task = Task { @MainActor in
            // Cancelled is as good as never: nothing is done then.
            guard (try? await Task.sleep(for: time, clock: .suspending)) != nil else { return }
            body()
        }
    }

    deinit { task.cancel() }
}
