import Foundation

/// The results in counts and tables.
struct Report {
    let results: [FileResult]
    /// The largest difference that counts as the same.
    let limit: Double

    /// Whether no file crashed and none changed.
    var isFaultless: Bool { results.allSatisfy { $0.crash == nil && !$0.isChanged } }

    var text: String {
        [counts, folders, list("Worst", worst), list("Worse than librsvg", worse), faults]
            .filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private var counts: String {
        let compared = results.filter { $0.outcome?.difference != nil || $0.librsvg != nil }
        return """
            \(results.count) files, \(compared.count) with a reference
            same as the reference (within \(limit)): Daub \(compared.count(where: isSame)), \
            librsvg \(compared.count(where: isSameInLibrsvg))
            with alpha counted: Daub \(compared.count { ($0.outcome?.difference?.colorAndAlpha ?? 1) <= limit }), \
            librsvg \(compared.count { ($0.librsvg?.colorAndAlpha ?? 1) <= limit })
            refused \(results.count { $0.outcome?.refusal != nil }), \
            changed \(results.count(where: \.isChanged)), crashed \(results.count { $0.crash != nil })
            """
    }

    private var folders: String {
        let byFolder = Dictionary(grouping: results) { ($0.path as NSString).deletingLastPathComponent }
        let rows = byFolder.sorted { $0.key < $1.key }.map { folder, files in
            let name = folder.isEmpty ? "." : folder
            return row(
                name, "\(files.count)", "\(files.count(where: isSame))",
                "\(files.count(where: isSameInLibrsvg))")
        }
        return ([row("folder", "files", "Daub", "librsvg")] + rows).joined(separator: "\n")
    }

    private var worst: [FileResult] {
        results.filter { ($0.outcome?.difference?.color ?? 0) > limit }
            .sorted { ($0.outcome?.difference?.color ?? 0) > ($1.outcome?.difference?.color ?? 0) }
    }

    /// Files whose picture is farther from the reference than librsvg's by more than rounding.
    private var worse: [FileResult] {
        results.filter { result in
            guard let librsvg = result.librsvg?.color else { return false }
            return (result.outcome?.difference?.color ?? 1) > max(librsvg + 0.005, limit)
        }
    }

    private func list(_ title: String, _ files: [FileResult]) -> String {
        guard !files.isEmpty else { return "" }
        let rows = files.prefix(40).map { file in
            row(file.path, "", number(file.outcome?.difference?.color), number(file.librsvg?.color))
        }
        return ([row(title, "", "Daub", "librsvg")] + rows).joined(separator: "\n")
    }

    private var faults: String {
        results.compactMap { file in
            if let crash = file.crash { return "crashed: \(file.path): \(crash)" }
            guard let outcome = file.outcome else { return nil }
            if let refusal = outcome.refusal { return "refused: \(file.path): \(refusal)" }
            var faults: [String] = []
            if !outcome.keepsBytes { faults.append("saving alters bytes") }
            if !outcome.insertsOnce { faults.append("a line is not one insertion") }
            if !outcome.undoes { faults.append("undo leaves other bytes") }
            if !outcome.looksSame { faults.append("looks different when saved") }
            if let failure = outcome.renderFailure { faults.append("not rendered: \(failure)") }
            return faults.isEmpty ? nil : "\(file.path): \(faults.joined(separator: ", "))"
        }.joined(separator: "\n")
    }

    private func isSame(_ file: FileResult) -> Bool { (file.outcome?.difference?.color ?? 1) <= limit }
    private func isSameInLibrsvg(_ file: FileResult) -> Bool { (file.librsvg?.color ?? 1) <= limit }
    private func number(_ value: Double?) -> String { value.map { String(format: "%.4f", $0) } ?? "-" }

    private func row(_ name: String, _ columns: String...) -> String {
        name.padding(toLength: max(70, name.count), withPad: " ", startingAt: 0)
            + columns.map { String(repeating: " ", count: max(1, 9 - $0.count)) + $0 }.joined()
    }
}
