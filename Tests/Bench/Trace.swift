import AppDriver
import Foundation

/// The lines `trace EVENT NANOSECONDS` that a program writes to standard error under `DAUB_TRACE=1`, with the
/// time of `CLOCK_MONOTONIC`.
enum Trace {
    /// The environment that asks a program for them.
    static let environment = ["DAUB_TRACE": "1"]

    /// The times of the event, in nanoseconds, in the order of the text.
    static func times(of event: String, in text: String) -> [UInt64] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 3, words[0] == "trace", words[1] == event else { return nil }
            return UInt64(words[2])
        }
    }

    /// Waits up to 10 s until the program has written the event for the given time, counted from zero.
    static func wait(for event: String, occurrence: Int = 0, from app: AppDriver) throws -> UInt64 {
        var time: UInt64?
        try app.waitUntil("it writes 'trace \(event)' for the \(occurrence + 1). time", timeout: 10) {
            time = times(of: event, in: app.stderr).dropFirst(occurrence).first
            return time != nil
        }
        guard let time else { preconditionFailure("the wait ended without a time") }
        return time
    }
}
