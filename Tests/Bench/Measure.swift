/// Something that takes time in Daub, and the same in a program that sets the limit.
struct Measure: Sendable {
    /// One run of a program: its samples by what they are, in milliseconds.
    typealias Run = @Sendable () throws -> [Sample]

    let name: String
    /// How many times as long as the baseline it may take; nil where it is only reported.
    let limit: Double?
    /// What must be there before the first run: a library on the disk, its index.
    var prepare: @Sendable () throws -> Void = {}
    let baseline: Run
    let subject: Run

    /// One time taken in a run.
    struct Sample: Sendable {
        /// Tells apart what one run measures; empty where it is one thing.
        var label = ""
        let milliseconds: Double
    }

    /// Runs both programs in turns, so that whatever else the machine does meets both alike. The first turn
    /// fills the caches and does not count.
    func results(runs: Int) throws -> [MeasureResult] {
        try prepare()
        _ = try baseline()
        _ = try subject()
        var samples: (baseline: [Sample], subject: [Sample]) = ([], [])
        for _ in 0..<runs {
            samples.baseline += try baseline()
            samples.subject += try subject()
        }
        var labels: [String] = []
        for sample in samples.subject where !labels.contains(sample.label) { labels.append(sample.label) }
        return labels.map { label in
            MeasureResult(
                name: label.isEmpty ? name : "\(name), \(label)", limit: limit,
                baseline: Distribution(samples.baseline.filter { $0.label == label }.map(\.milliseconds)),
                subject: Distribution(samples.subject.filter { $0.label == label }.map(\.milliseconds)))
        }
    }
}
