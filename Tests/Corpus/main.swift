import Foundation

/// Opens, saves and renders every SVG below a folder, and compares with the reference PNG beside each.
///
/// `Corpus DIR [--limit 0.02] [--json OUT]`; `--check FILE` is what it runs in a child process for each file,
/// so that a crash is counted and ends nothing. Exits 1 where a file crashes or changes, 2 for wrong usage.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count == 2, arguments[0] == "--check" {
    let outcome = FileCheck(URL(fileURLWithPath: arguments[1])).run()
    FileHandle.standardOutput.write(try JSONEncoder().encode(outcome))
    exit(0)
}
guard let options = Options(arguments) else {
    FileHandle.standardError.write(Data("usage: Corpus DIR [--limit 0.02] [--json OUT]\n".utf8))
    exit(2)
}
do {
    let results = try CorpusRun(options).results()
    let report = Report(results: results, limit: options.limit)
    print(report.text)
    if let output = options.output {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(results).write(to: output, options: .atomic)
    }
    exit(report.isFaultless ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("Corpus: \(error)\n".utf8))
    exit(1)
}
