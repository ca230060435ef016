/// What a measure may be at most.
enum Limit: Sendable {
    /// So many times the baseline's median.
    case ratio(Double)
    /// Of a hundred samples all but one within the figure, whatever a baseline has.
    case most(Double)

    /// One frame of a screen that shows sixty in a second, in milliseconds.
    static let frame = Limit.most(1000 / 60)
}
