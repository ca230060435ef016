import FoundationEssentials
import Localization
import PickerKit

/// `daub picker validate`: all that is wrong with bundles, one thing a line.
public struct PickerValidation: Sendable {
    private let bundles: [String]
    private let isStrict: Bool
    private let isJSON: Bool

    /// - Parameters:
    ///   - bundles: their folders, or their `picker.json`; none for every bundle on the search path.
    ///   - isStrict: whether a warning is an error too.
    ///   - isJSON: whether the output is for a program.
    public init(bundles: [String], isStrict: Bool, isJSON: Bool) {
        self.bundles = bundles
        self.isStrict = isStrict
        self.isJSON = isJSON
    }

    func run() -> Int32 {
        let results = results()
        if isJSON {
            print(JSON(.array(results.map(\.json))).pretty, terminator: "")
        } else if results.isEmpty {
            print(tr("There are no bundles where Daub looks for pickers."))
        } else {
            for result in results { print(result.text) }
        }
        return results.allSatisfy(\.isValid) ? 0 : 1
    }

    private struct Result {
        let folder: String
        let diagnostics: [Diagnostic]

        var isValid: Bool { !diagnostics.contains { $0.severity == .error } }

        var text: String {
            let lines = diagnostics.map(\.description)
            return (isValid ? lines + [tr("{file}: valid", ["file": folder])] : lines)
                .joined(separator: "\n")
        }

        var json: JSON {
            [
                "folder": JSON(folder), "valid": JSON(isValid),
                "diagnostics": JSON(.array(diagnostics.map(\.json))),
            ]
        }
    }

    private func results() -> [Result] {
        guard !bundles.isEmpty else {
            return PickerSurvey().bundles.map {
                Result(folder: $0.folder, diagnostics: $0.diagnostics.map(judged))
            }
        }
        let reader = ManifestReader()
        return bundles.map { path in
            let folder = Self.folder(of: path)
            return Result(folder: folder, diagnostics: reader.read(folder).diagnostics.map(judged))
        }
    }

    /// The bundle that a path means: a folder, or the manifest in it.
    static func folder(of path: String) -> String {
        let url = URL(filePath: path, directoryHint: .notDirectory).absoluteURL.standardized
        let isManifest = url.lastPathComponent == PickerManifest.fileName
        return (isManifest ? url.deletingLastPathComponent() : url).path
    }

    private func judged(_ diagnostic: Diagnostic) -> Diagnostic {
        guard isStrict else { return diagnostic }
        return Diagnostic(
            diagnostic.code, severity: .error, file: diagnostic.file, at: diagnostic.position,
            diagnostic.message, expected: diagnostic.expected, mend: diagnostic.mend)
    }
}
