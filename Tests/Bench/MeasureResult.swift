import Foundation

/// The figures that one program gave.
struct Distribution: Sendable, Encodable {
    let median: Double
    let minimum: Double
    let maximum: Double
    /// What 99 of 100 samples are within; the greatest where there are fewer.
    let percentile99: Double
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
        percentile99 = sorted[Int((Double(sorted.count) * 0.99).rounded(.up)) - 1]
    }
}

/// What became of one measure.
struct MeasureResult: Sendable, Encodable {
    let name: String
    /// Of all that is no ratio.
    let unit: String
    let baseline: Distribution?
    let subject: Distribution
    let ratio: Double?
    /// How many times the baseline it may be; nil where something else limits it.
    let ratioLimit: Double?
    /// What its 99th percentile may be; nil where something else limits it.
    let mostLimit: Double?
    let isWithinLimit: Bool

    init(name: String, limit: Limit?, unit: String, baseline: Distribution?, subject: Distribution) {
        self.name = name
        self.unit = unit
        self.baseline = baseline
        self.subject = subject
        let ratio = baseline.map { subject.median / $0.median }
        self.ratio = ratio
        switch limit {
        case .ratio(let most):
            (ratioLimit, mostLimit) = (most, nil)
            isWithinLimit = ratio.map { $0 <= most } ?? false
        case .most(let most):
            (ratioLimit, mostLimit) = (nil, most)
            isWithinLimit = subject.percentile99 <= most
        case nil:
            (ratioLimit, mostLimit) = (nil, nil)
            isWithinLimit = true
        }
    }
}

/// The results as a table for people.
struct ResultTable: CustomStringConvertible {
    let results: [MeasureResult]

    var description: String {
        let head = [
            "what", "baseline", "(min, max)", "daub", "(min, max)", "p99", "ratio", "at most", "",
        ]
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
        let limit =
            result.ratioLimit.map { number($0, digits: 2) + "×" }
            ?? result.mostLimit.map { number($0) + " " + result.unit }
        return [
            result.name, result.baseline.map { number($0.median) } ?? "", result.baseline.map(range) ?? "",
            number(result.subject.median) + " " + result.unit, range(result.subject),
            number(result.subject.percentile99),
            result.ratio.map { number($0, digits: 2) + "×" } ?? "", limit ?? "",
            limit == nil ? "" : result.isWithinLimit ? "ok" : "over",
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
