import FoundationEssentials
import Glibc

/// Tells when something happened, for measuring: with `DAUB_TRACE=1` in the environment each event is a line
/// `trace EVENT NANOSECONDS PROCESSOR` on stderr: the monotonic clock, and how long the thread has run on a
/// processor.
public struct Trace: Sendable {
    let isOn = getenv("DAUB_TRACE").map { String(cString: $0) } == "1"

    func event(_ name: String) {
        guard isOn else { return }
        StandardError.write(
            "trace \(name) \(nanoseconds(CLOCK_MONOTONIC)) \(nanoseconds(CLOCK_THREAD_CPUTIME_ID))")
    }

    private func nanoseconds(_ clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
