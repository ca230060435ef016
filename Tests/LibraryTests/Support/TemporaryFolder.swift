import Foundation

/// A folder of one test's own, gone when the test lets go of it.
final class TemporaryFolder: Sendable {
    let url: URL

    var path: String { url.path(percentEncoded: false) }

    init() throws {
        url = URL(filePath: "/tmp", directoryHint: .isDirectory)
            .appending(path: "daub-library-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // A folder that stays behind in /tmp harms no test.
        try? FileManager.default.removeItem(at: url)
    }

    func file(_ name: String) -> URL { url.appending(path: name, directoryHint: .notDirectory) }
    func folder(_ name: String) -> URL { url.appending(path: name, directoryHint: .isDirectory) }

    /// Writes a file as another program would, folders included.
    @discardableResult
    func put(_ text: String, at name: String) throws -> URL {
        let file = file(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
    }

    /// Everything in it, hidden files too, in order.
    func names(in name: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder(name).path(percentEncoded: false)).sorted()
    }
}

extension Data {
    init(text: String) { self.init(text.utf8) }
}
