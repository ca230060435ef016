import Glibc

/// Something to do on a thread of its own.
final class DetachedThread {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    /// - Returns: false, with `errno` set, where there is no thread to be had.
    func start() -> Bool {
        var thread = pthread_t()
        let run = Unmanaged.passRetained(self)
        let code = pthread_create(
            &thread, nil,
            { run in
                guard let run else { return nil }
                Unmanaged<DetachedThread>.fromOpaque(run).takeRetainedValue().body()
                return nil
            }, run.toOpaque())
        guard code == 0 else {
            run.release()
            errno = code
            return false
        }
        pthread_detach(thread)
        return true
    }
}
