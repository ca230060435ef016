import Cairo
import Foundation

/// Checks every SVG below a folder, each in a process of its own.
struct CorpusRun {
    private let options: Options
    /// This program, which checks one file when told so.
    private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path

    init(_ options: Options) {
        self.options = options
    }

    /// What was found out about each file, in the order of their paths.
    func results() throws -> [FileResult] {
        let files = try svgFiles()
        let fonts = try CorpusFonts(for: options.folder)
        let results = files.map { result(for: $0, fonts) }
        try fonts.discard()
        return results
    }

    private func svgFiles() throws -> [String] {
        guard let paths = FileManager.default.enumerator(atPath: options.folder.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: options.folder.path])
        }
        let files = paths.compactMap { $0 as? String }.filter { $0.lowercased().hasSuffix(".svg") }
        guard !files.isEmpty else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: options.folder.path + "/**.svg"])
        }
        return files.sorted()
    }

    private func result(for path: String, _ fonts: CorpusFonts) -> FileResult {
        let file = options.folder.appendingPathComponent(path)
        var result = FileResult(path: path)
        do {
            let check = try ChildProcess.run(
                [CorpusRun.program, "--check", file.path], environment: fonts.environment)
            if check.status == 0 {
                result.outcome = try JSONDecoder().decode(FileOutcome.self, from: check.output)
            } else {
                result.crash = check.ending
            }
        } catch {
            result.crash = "\(error)"
        }
        result.librsvg = librsvgDifference(of: file, fonts)
        return result
    }

    /// How far `rsvg-convert` is from the reference; nil where it is not installed or makes no picture.
    private func librsvgDifference(of file: URL, _ fonts: CorpusFonts) -> PictureDifference? {
        guard
            let reference = try? Surface(png: Data(contentsOf: file.reference)),
            let convert = try? ChildProcess.run(
                ["rsvg-convert", "-w", "\(FileCheck.width)", file.path],
                environment: fonts.environment),
            convert.status == 0, let picture = try? Surface(png: convert.output)
        else { return nil }
        return PictureDifference(picture, reference)
    }
}

extension URL {
    /// The reference picture beside an SVG.
    var reference: URL { deletingPathExtension().appendingPathExtension("png") }
}
