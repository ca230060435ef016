import Foundation

/// The monotonic clock that programs under test print in their traces, in nanoseconds.
public func monotonicTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Asks again and again until there is an answer.
struct Polling: Sendable {
    /// Seconds until it gives up.
    var timeout: Double
    /// Seconds between two questions.
    var interval = 0.02

    /// The first answer that is not nil; nil when the time is over. It asks at least once.
    func first<Answer>(_ ask: () throws -> Answer?) rethrows -> Answer? {
        let deadline = monotonicTime() + UInt64(timeout * 1e9)
        while true {
            if let answer = try ask() { return answer }
            guard monotonicTime() < deadline else { return nil }
            // What is asked of is another process, which cannot call back.
            Thread.sleep(forTimeInterval: interval)
        }
    }

    /// Whether the condition held before the time was over.
    func holds(_ condition: () throws -> Bool) rethrows -> Bool {
        try first { try condition() ? true : nil } ?? false
    }
}
