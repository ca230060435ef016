import AppDriver
import Foundation

/// Writes a line to standard error.
func complain(_ text: String) {
    FileHandle.standardError.write(Data("bench: \(text)\n".utf8))
}

/// Measures what the options ask for; whether everything was within its limit.
func bench(_ options: BenchOptions) throws -> Bool {
    let load = try MachineLoad.now()
    if load.disturbs { complain("\(load) before the first run: the ratios may be chance") }
    let libraries = BenchLibraries(
        usual: BenchLibrary(drawings: options.drawings), large: BenchLibrary(drawings: options.many))
    let bundles = BenchBundles(templates: options.templates, home: libraries.usual.home)
    defer {
        do {
            try libraries.remove()
            try bundles.remove()
        } catch {
            complain("cannot remove what it made: \(error)")
        }
    }
    let deadline = monotonicTime() + UInt64(options.minutes) * 60_000_000_000
    Thread.detachNewThread {
        // As long again for the measure that is then at work. In a thread of its own, for one that hangs gives
        // nobody a turn.
        Thread.sleep(forTimeInterval: Double(options.minutes) * 120)
        complain("still not done after \(options.minutes * 2) minutes: given up")
        exit(1)
    }
    var results: [MeasureResult] = []
    var hasFailed = false
    let measures = Measures(options: options, libraries: libraries, bundles: bundles).all
    for measure in measures.compactMap({ $0.only(options.only) }) {
        guard monotonicTime() < deadline else {
            hasFailed = true
            complain("\(measure.subjects[0].name): no time left for it")
            continue
        }
        do {
            results += try measure.results(runs: options.runs, seconds: Double(options.seconds))
        } catch {
            hasFailed = true
            complain("\(measure.subjects[0].name): \(error)")
        }
    }
    print(ResultTable(results: results))
    if let json = options.json {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(results).write(to: json)
    }
    return !hasFailed && results.allSatisfy(\.isWithinLimit)
}

do {
    let options = try BenchOptions(arguments: Array(CommandLine.arguments.dropFirst()))
    if options.wantsHelp {
        print(BenchOptions.usage)
        exit(0)
    }
    try options.requirePrograms()
    exit(try bench(options) ? 0 : 1)
} catch let failure as BenchOptions.Failure {
    complain("\(failure)\n\(BenchOptions.usage)")
    exit(2)
} catch {
    complain("\(error)")
    exit(1)
}
