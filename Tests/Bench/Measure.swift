/// Something that takes time in Daub, and the same in a program that sets the limit.
struct Measure: Sendable {
    /// One run of a program: its samples by what they are, in milliseconds.
    typealias Run = @Sendable () throws -> [Sample]

    let name: String
    /// Nil where it is only reported.
    let limit: Limit?
    /// What must be there before the first run: a library on the disk, its index.
    var prepare: @Sendable () throws -> Void = {}
    /// Nil where the limit is a time.
    var baseline: Run?
    let subject: Run

    /// One time taken in a run.
    struct Sample: Sendable {
        /// Tells apart what one run measures; empty where it is one thing.
        var label = ""
        /// Whether the measure's limit is for it.
        var isLimited = true
        let milliseconds: Double
    }

    /// Runs both programs in turns, so that whatever else the machine does meets both alike. The first turn
    /// fills the caches and does not count.
    func results(runs: Int) throws -> [MeasureResult] {
        try prepare()
        _ = try baseline?()
        _ = try subject()
        var samples: (baseline: [Sample], subject: [Sample]) = ([], [])
        for _ in 0..<runs {
            samples.baseline += try baseline?() ?? []
            samples.subject += try subject()
        }
        var kinds: [(label: String, isLimited: Bool)] = []
        for sample in samples.subject where !kinds.contains(where: { $0.label == sample.label }) {
            kinds.append((sample.label, sample.isLimited))
        }
        return kinds.map { label, isLimited in
            MeasureResult(
                name: label.isEmpty ? name : "\(name), \(label)", limit: isLimited ? limit : nil,
                baseline: samples.baseline.isEmpty ? nil : times(of: label, in: samples.baseline),
                subject: times(of: label, in: samples.subject))
        }
    }
    private func times(of label: String, in samples: [Sample]) -> Distribution {
        Distribution(samples.filter { $0.label == label }.map(\.milliseconds))
    }
}
