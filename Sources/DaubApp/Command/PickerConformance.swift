import FoundationEssentials
import Glibc
import Gtk
import Localization
import PickerKit

/// `daub picker test`: whether a picker is a good one.
public struct PickerConformance: Sendable {
    private let bundle: String
    private let isJSON: Bool
    private let seed: UInt64
    private let check: ConformanceCheck?

    /// - Parameters:
    ///   - bundle: its folder, or its `picker.json`.
    ///   - isJSON: whether the output is for a program.
    ///   - seed: of what happens at random; nil for another each time.
    ///   - check: the only one to run, in this process, by its name; nil for all, each in one of its own.
    /// - Returns: nil where there is no such check.
    public init?(bundle: String, isJSON: Bool, seed: UInt64?, check: String?) {
        self.bundle = PickerValidation.folder(of: bundle)
        self.isJSON = isJSON
        self.seed = seed ?? UInt64.random(in: 1...999_999)
        self.check = check.flatMap(ConformanceCheck.init)
        if check != nil, self.check == nil { return nil }
    }

    @MainActor
    func run() -> Int32 {
        if let check { return run(check) }
        let (bundle, seed) = (bundle, seed)
        let suite = ConformanceSuite { check in
            [
                ResourceLocator.executable, "picker", "test", "--check", check.rawValue, "--seed", "\(seed)",
                "--", bundle,
            ]
        }
        let results = ConformanceCheck.allCases.map { check in
            let result = suite.run(check)
            if !isJSON { show(result) }
            return result
        }
        report(results)
        return results.contains(where: \.outcome.isBad) ? 1 : 0
    }

    private func show(_ result: ConformanceResult) {
        let word = result.outcome.title
        let padding = ConformanceResult.Outcome.allCases.map(\.title.count).max() ?? 0
        print(
            word + String(repeating: " ", count: padding - word.count), result.check.title, separator: "  ")
        if !result.detail.isEmpty { print(String(repeating: " ", count: padding + 2) + result.detail) }
        fflush(nil)
    }

    private func report(_ results: [ConformanceResult]) {
        guard isJSON else {
            let bad = results.filter(\.outcome.isBad).count
            print(
                bad == 0
                    ? tr("{file}: conforms (seed {seed})", ["file": bundle, "seed": seed])
                    : tr(
                        "{file}: {count} check failed (seed {seed})",
                        "{file}: {count} checks failed (seed {seed})", count: bad,
                        ["file": bundle, "seed": seed]))
            return
        }
        let json: JSON = [
            "folder": JSON(bundle), "seed": JSON(Int(seed)), "results": JSON(.array(results.map(\.json))),
        ]
        print(json.pretty, terminator: "")
    }

    /// One check in this process; its result is a line of JSON.
    @MainActor
    private func run(_ check: ConformanceCheck) -> Int32 {
        MainQueue.attach()
        let run = ConformanceRun(of: bundle, seed: seed)
        var result: ConformanceResult?
        Task { result = await run.perform(check) }
        MainLoop.run(within: .seconds(600)) { result != nil }
        guard let result else { return 1 }
        print(result.json.line)
        return result.outcome.isBad ? 1 : 0
    }
}
