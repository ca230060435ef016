/// What a measure may be at most.
enum Limit: Sendable {
    /// So many times the baseline's median.
    case ratio(Double)
    /// Of a hundred samples all but one within the time, in milliseconds, whatever a baseline takes.
    case time(Double)

    /// One frame of a screen that shows sixty in a second, in milliseconds.
    static let frame = Limit.time(1000 / 60)
}
