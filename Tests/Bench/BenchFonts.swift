import Foundation

/// As many fonts as on a designer's desktop: one that is installed, under many names, beside all that are there.
struct BenchFonts: Sendable {
    /// Why there are none.
    struct Failure: Error, CustomStringConvertible {
        let font: String

        var description: String { "\(font) is not installed, or does not name its family" }
    }

    static let families = 500
    private static let font = "/usr/share/fonts/opentype/cantarell/Cantarell-Regular.otf"
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("daub-bench-fonts-\(ProcessInfo.processInfo.processIdentifier)")

    /// What lets a program see them.
    var environment: [String: String] {
        ["FONTCONFIG_FILE": folder.appendingPathComponent("fonts.conf").path]
    }

    func write() throws {
        guard let font = FileManager.default.contents(atPath: Self.font),
            let name = "Cantarell".data(using: .utf16BigEndian), font.range(of: name) != nil
        else { throw Failure(font: Self.font) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 0..<Self.families {
            // As long as the name that it stands for: nothing in the file moves.
            let family = "Bench" + "\(10_000 + number)".dropFirst()
            var copy = font
            while let place = copy.range(of: name) {
                copy.replaceSubrange(place, with: family.data(using: .utf16BigEndian) ?? Data())
            }
            while let place = copy.range(of: Data("Cantarell".utf8)) {
                copy.replaceSubrange(place, with: Data(family.utf8))
            }
            try copy.write(to: folder.appendingPathComponent("\(family).otf"))
        }
        try Data(
            """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>
              <include>/etc/fonts/fonts.conf</include>
              <dir>\(folder.path)</dir>
              <cachedir>\(folder.path)/cache</cachedir>
            </fontconfig>
            """.utf8
        ).write(to: folder.appendingPathComponent("fonts.conf"))
    }

    func remove() throws {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        try FileManager.default.removeItem(at: folder)
    }
}
