import Foundation

/// The times that one program took, in milliseconds.
struct Distribution: Sendable, Encodable {
    let median: Double
    let minimum: Double
    let maximum: Double
    let samples: [Double]

    /// Needs at least one sample.
    init(_ samples: [Double]) {
        precondition(!samples.isEmpty, "a distribution needs samples")
        let sorted = samples.sorted()
        let middle = sorted.count / 2
        self.samples = samples
        median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        minimum = sorted[0]
        maximum = sorted[sorted.count - 1]
    }
}

/// What became of one measure.
struct MeasureResult: Sendable, Encodable {
    let name: String
    let limit: Double?
    let baseline: Distribution
    let subject: Distribution
    let ratio: Double
    let isWithinLimit: Bool

    init(name: String, limit: Double?, baseline: Distribution, subject: Distribution) {
        self.name = name
        self.limit = limit
        self.baseline = baseline
        self.subject = subject
        ratio = subject.median / baseline.median
        isWithinLimit = limit.map { subject.median / baseline.median <= $0 } ?? true
    }
}

/// The results as a table for people.
struct ResultTable: CustomStringConvertible {
    let results: [MeasureResult]

    var description: String {
        let head = ["what", "baseline ms", "(min, max)", "daub ms", "(min, max)", "ratio", "at most", ""]
        let rows = [head] + results.map(Self.cells)
        let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated()
                .map { column, cell in Self.pad(cell.0, to: cell.1, isText: column == 0) }
                .joined(separator: "  ")
        }
        .joined(separator: "\n")
    }

    private static func cells(_ result: MeasureResult) -> [String] {
        let verdict = result.isWithinLimit ? "ok" : "over"
        return [
            result.name, number(result.baseline.median), range(result.baseline),
            number(result.subject.median),
            range(result.subject), number(result.ratio, digits: 2) + "×",
            result.limit.map { number($0, digits: 2) + "×" } ?? "", result.limit == nil ? "" : verdict,
        ]
    }

    private static func range(_ times: Distribution) -> String {
        "(\(number(times.minimum)), \(number(times.maximum)))"
    }

    private static func number(_ value: Double, digits: Int = 1) -> String {
        String(format: "%.\(digits)f", value)
    }

    private static func pad(_ text: String, to width: Int, isText: Bool) -> String {
        let space = String(repeating: " ", count: width - text.count)
        return isText ? text + space : space + text
    }
}
