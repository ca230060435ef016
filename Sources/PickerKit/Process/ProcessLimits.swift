/// What a program may take of the host, in time and in bytes.
public struct ProcessLimits: Sendable, Hashable {
    /// How long the popover waits before it says that it does.
    public var patience: Duration = .milliseconds(150)
    /// How long a program may take to start, and to answer.
    public var answer: Duration = .seconds(5)
    /// How long an answer may be waited for that nobody wants any more, before the next is asked for.
    public var superseded: Duration = .milliseconds(100)
    /// How long a program may take to end after it was told so, and again after it was sent TERM.
    public var grace: Duration = .milliseconds(500)
    /// The longest line of the protocol, in bytes.
    public var line = 1 << 20
    /// How much of what the program wrote may wait to be read by the host, in bytes.
    public var unread = 16 << 20
    /// How much it may write for people to read, in bytes.
    public var errors = 16 << 20
    /// How many messages a second it may send for long, and how many at once.
    public var messagesASecond = 200
    public var messagesAtOnce = 1000
    /// How many values a second it may choose unasked.
    public var choicesASecond = 20
    /// How large its kept state may be, in bytes.
    public var kept = 64 << 10
    /// How many crashes within how long suspend it.
    public var crashes = 3
    public var crashWindow: Duration = .seconds(300)

    public init() {}
}

/// Lets so many things happen at once, and so many a second for long.
struct RateLimit {
    private let perSecond: Double
    private let most: Double
    private var left: Double
    private var last: ContinuousClock.Instant

    init(perSecond: Int, atOnce: Int, now: ContinuousClock.Instant) {
        self.perSecond = Double(perSecond)
        most = Double(atOnce)
        left = Double(atOnce)
        last = now
    }

    /// Counts one; false where it is too many.
    mutating func take(now: ContinuousClock.Instant) -> Bool {
        left = min(most, left + (now - last) / .seconds(1) * perSecond)
        last = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
