import FoundationEssentials
import Glibc

/// Tells when something happened, for measuring: with `DAUB_TRACE=1` in the environment each event is a line
/// `trace EVENT NANOSECONDS` on stderr, on the monotonic clock.
public struct Trace: Sendable {
    private let isOn = getenv("DAUB_TRACE").map { String(cString: $0) } == "1"

    func event(_ name: String) {
        guard isOn else { return }
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        StandardError.write("trace \(name) \(now.tv_sec * 1_000_000_000 + now.tv_nsec)")
    }
}
