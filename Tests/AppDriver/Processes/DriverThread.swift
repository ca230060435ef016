import Foundation
import Synchronization

/// The one thread that talks to libatspi and Xlib, and that starts processes.
///
/// Neither library may be entered from two threads at once, and the kernel kills a child "when its parent
/// dies" as soon as the parent's *thread* ends: so there is one thread, and it lives as long as the process.
final class DriverThread: Sendable {
    static let shared = DriverThread()

    private static let name = "app-driver"
    private let jobs = Mutex<[Job]>([])
    private let pending = DispatchSemaphore(value: 0)

    private init() {
        let thread = Thread { [self] in
            Thread.current.threadDictionary[Self.name] = true
            while true {
                pending.wait()
                jobs.withLock { $0.removeFirst() }.perform()
            }
        }
        thread.name = Self.name
        thread.start()
    }

    /// Runs the work on the thread and returns its value; the caller waits. May be called from within.
    func run<Value>(_ work: () -> Value) -> Value {
        guard Thread.current.threadDictionary[Self.name] == nil else { return work() }
        var value: Value?
        withoutActuallyEscaping({ value = work() }) { work in
            let job = Job(work)
            jobs.withLock { $0.append(job) }
            pending.signal()
            job.done.wait()
        }
        guard let value else { preconditionFailure("a job ended without its value") }
        return value
    }

    /// The same for work that may throw.
    func run<Value>(_ work: () throws -> Value) throws -> Value {
        try run { Result { try work() } }.get()
    }
}

/// Work that another thread waits for.
private final class Job: Sendable {
    // Safe: whoever made the job is stopped until it is done, so two threads never touch the work at once.
    nonisolated(unsafe) private var work: (() -> Void)?
    let done = DispatchSemaphore(value: 0)

    init(_ work: @escaping () -> Void) { self.work = work }

    /// Lets go of the work before it says that it is done: the work may live no longer than its caller waits.
    func perform() {
        work?()
        work = nil
        done.signal()
    }
}
