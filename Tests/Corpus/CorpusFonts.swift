import Foundation

/// The fonts that a corpus was drawn with: fontconfig set up to see them and no others.
struct CorpusFonts {
    /// For the child processes.
    let environment: [String: String]
    private let folder: URL?

    /// Looks for a folder `fonts` beside the corpus or above it.
    init(for corpus: URL) throws {
        var environment = ProcessInfo.processInfo.environment
        var place = corpus
        var fonts: URL?
        while fonts == nil, place.path != "/" {
            let candidate = place.appendingPathComponent("fonts", isDirectory: true)
            if FileManager.default.fileExists(atPath: candidate.path) { fonts = candidate }
            place.deleteLastPathComponent()
        }
        guard let fonts else {
            self.environment = environment
            folder = nil
            return
        }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("daub-corpus-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("fonts.conf")
        try Data(CorpusFonts.configuration(fonts, cache: folder).utf8).write(to: file)
        environment["FONTCONFIG_FILE"] = file.path
        self.environment = environment
        self.folder = folder
    }

    /// Removes the configuration and the cache of the run.
    func discard() throws {
        if let folder { try FileManager.default.removeItem(at: folder) }
    }

    /// The generic families are those of the reference pictures.
    private static func configuration(_ fonts: URL, cache: URL) -> String {
        let families = [
            ("serif", "Noto Serif"), ("sans-serif", "Noto Sans"), ("monospace", "Noto Mono"),
            ("cursive", "Yellowtail"), ("fantasy", "Sedgwick Ave Display"),
        ].map { "<alias><family>\($0)</family><prefer><family>\($1)</family></prefer></alias>" }
        return """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
            <dir>\(fonts.path)</dir>
            <cachedir>\(cache.path)/cache</cachedir>
            \(families.joined(separator: "\n"))
            </fontconfig>
            """
    }
}
