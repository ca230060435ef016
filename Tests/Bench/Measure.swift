import AppDriver

/// What takes time in Daub, and the same in a program that sets the limit.
struct Measure: Sendable {
    /// One run of a program: its samples by what they are.
    typealias Run = @Sendable () throws -> [Sample]

    /// What must be there before the first run: a library on the disk, its index.
    var prepare: @Sendable () throws -> Void = {}
    /// Nil where the limits are times.
    var baseline: Run?
    /// All are measured beside the same runs of the baseline.
    var subjects: [Subject]

    /// What is held against the baseline.
    struct Subject: Sendable {
        let name: String
        /// Nil where it is only reported.
        let limit: Limit?
        /// Of its samples.
        var unit = "ms"
        let run: Run
    }

    /// One figure taken in a run.
    struct Sample: Sendable {
        /// Tells apart what one run measures; empty where it is one thing.
        var label = ""
        /// Whether the subject's limit is for it.
        var isLimited = true
        let value: Double
    }

    /// Without the subjects that do not have the text in their name; nil where none is left.
    func only(_ text: String?) -> Measure? {
        guard let text else { return self }
        var measure = self
        measure.subjects = subjects.filter { $0.name.contains(text) }
        return measure.subjects.isEmpty ? nil : measure
    }

    /// Runs all programs in turns, so that whatever else the machine does meets all alike. The first turn fills
    /// the caches and does not count.
    /// - Parameter seconds: when these are over no further turn begins, but for the first that counts.
    func results(runs: Int, seconds: Double) throws -> [MeasureResult] {
        try prepare()
        let deadline = monotonicTime() + UInt64(seconds * 1e9)
        _ = try baseline?()
        for subject in subjects { _ = try subject.run() }
        var ofBaseline: [Sample] = []
        var ofSubjects: [[Sample]] = subjects.map { _ in [] }
        for turn in 0..<runs where turn == 0 || monotonicTime() < deadline {
            ofBaseline += try baseline?() ?? []
            for (index, subject) in subjects.enumerated() { ofSubjects[index] += try subject.run() }
        }
        return zip(subjects, ofSubjects).flatMap { results(of: $0, $1, beside: ofBaseline) }
    }

    private func results(
        of subject: Subject, _ samples: [Sample], beside baseline: [Sample]
    ) -> [MeasureResult] {
        var kinds: [(label: String, isLimited: Bool)] = []
        for sample in samples where !kinds.contains(where: { $0.label == sample.label }) {
            kinds.append((sample.label, sample.isLimited))
        }
        return kinds.map { label, isLimited in
            MeasureResult(
                name: label.isEmpty ? subject.name : "\(subject.name), \(label)",
                limit: isLimited ? subject.limit : nil, unit: subject.unit,
                baseline: values(of: label, in: baseline),
                subject: Distribution(samples.filter { $0.label == label }.map(\.value)))
        }
    }

    private func values(of label: String, in samples: [Sample]) -> Distribution? {
        let values = samples.filter { $0.label == label }.map(\.value)
        return values.isEmpty ? nil : Distribution(values)
    }
}
