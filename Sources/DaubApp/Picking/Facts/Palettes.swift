import FoundationEssentials
import Ink
import Localization
import PickerKit

/// The GIMP palettes in the person's palette folder, in the order of their files' names.
@MainActor
final class Palettes: FactSource {
    let fact = Fact.palettes
    /// Called with what is wrong with a file, once for each state of it: the file's path and a sentence.
    var onProblem: (@MainActor (_ path: String, _ problem: String) -> Void)?

    private let folder: URL
    private var told: Set<String> = []

    init(folder: URL) {
        self.folder = folder
    }

    /// Read anew each time, for the person may have put a palette there; without the folder there are none.
    var known: [String]? {
        FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) ? nil : []
    }

    func gather() async -> [String] {
        let folder = folder
        let (palettes, problems) = await Task.detached { Self.read(folder) }.value
        for (path, problem) in problems where told.insert(problem).inserted { onProblem?(path, problem) }
        return palettes.map(\.fact)
    }

    /// A palette of thousands of colours is well below this.
    nonisolated private static let largest = 1 << 20

    nonisolated private static func read(
        _ folder: URL
    ) -> (palettes: [Palette], problems: [(path: String, problem: String)]) {
        var palettes: [Palette] = []
        var problems: [(String, String)] = []
        let path = folder.path(percentEncoded: false)
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: path)
            for name in names.filter({ $0.lowercased().hasSuffix(".gpl") }).sorted() {
                let file = folder.appending(path: name, directoryHint: .notDirectory)
                let (palette, wrong) = read(file: file, named: String(name.dropLast(".gpl".count)))
                problems += wrong.map { (file.path(percentEncoded: false), $0) }
                if var palette {
                    palette.name = unique(palette.name, among: palettes)
                    palettes.append(palette)
                }
            }
        } catch {
            problems.append(
                (
                    path,
                    tr(
                        "The palettes in {folder} cannot be read: {reason}",
                        ["folder": path, "reason": error])
                ))
        }
        return (palettes, problems)
    }

    nonisolated private static func read(file: URL, named name: String) -> (Palette?, [String]) {
        let path = file.path(percentEncoded: false)
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            return (
                nil, [tr("The palette {file} cannot be read: {reason}", ["file": path, "reason": error])]
            )
        }
        guard data.count <= largest else {
            return (nil, [tr("The palette {file} is larger than 1 MiB and is left out.", ["file": path])])
        }
        let (palette, problems) = Palette.reading(gpl: String(decoding: data, as: UTF8.self), named: name)
        return (palette, problems.map { "\(path):\($0.line): \($0.message)" })
    }

    nonisolated private static func unique(_ name: String, among palettes: [Palette]) -> String {
        let taken = Set(palettes.map(\.name))
        guard taken.contains(name) else { return name }
        let free = (2...).lazy.map { "\(name) (\($0))" }.first { !taken.contains($0) }
        return free ?? name
    }
}

extension Palette.GPLProblem {
    /// What is wrong and what to do, without the place.
    var message: String {
        switch kind {
        case .noHeader: tr("This is no GIMP palette: its first line must be “GIMP Palette”.")
        case .noColor(let text):
            tr("“{text}” is no color: give red, green and blue from 0 to 255, then a name.", ["text": text])
        case .outOfRange(let number): tr("{number} is not from 0 to 255.", ["number": number])
        case .empty: tr("The palette has no colors.")
        }
    }
}
