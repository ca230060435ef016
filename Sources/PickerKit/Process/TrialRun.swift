import Glibc

/// A program that is run to its end at once, to see how it ends. It blocks its thread for as long.
struct TrialRun {
    /// Nil where it could not be started.
    let end: ProgramEnd?
    let errors: String

    init(_ launch: Launch, timeout: Duration) {
        guard let child = try? StartedChild(launch) else {
            (end, errors) = (nil, "")
            return
        }
        child.closeInput()
        var entry = pollfd(fd: child.ended, events: Int16(POLLIN), revents: 0)
        poll(&entry, 1, Int32(timeout / .milliseconds(1)))
        end = child.reap()
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = child.errors.map { read($0, &bytes, bytes.count) } ?? 0
        errors = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
