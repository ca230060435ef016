import AppDriver
import Foundation

/// The lines `trace EVENT NANOSECONDS PROCESSOR` that a program writes to standard error under `DAUB_TRACE=1`.
enum Trace {
    /// When something happened, in nanoseconds.
    struct Time {
        /// Of `CLOCK_MONOTONIC`.
        let clock: UInt64
        /// For which the main thread had run on a processor.
        let processor: UInt64
    }

    /// The environment that asks a program for them.
    static let environment = ["DAUB_TRACE": "1"]

    /// The times of the event, in the order of the text.
    static func times(of event: String, in text: String) -> [Time] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 4, words[0] == "trace", words[1] == event, let clock = UInt64(words[2]),
                let processor = UInt64(words[3])
            else { return nil }
            return Time(clock: clock, processor: processor)
        }
    }

    /// Waits so many seconds at most until the program has written the event for the given time, counted from zero.
    static func wait(for event: String, occurrence: Int = 0, from app: AppDriver, timeout: Double = 10) throws
        -> Time
    {
        var time: Time?
        try app.waitUntil("it writes 'trace \(event)' for the \(occurrence + 1). time", timeout: timeout) {
            time = times(of: event, in: app.stderr).dropFirst(occurrence).first
            return time != nil
        }
        guard let time else { preconditionFailure("the wait ended without a time") }
        return time
    }
}
