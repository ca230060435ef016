import Foundation
import Synchronization

/// A large drawing made for a measurement, written when the first measure asks for it, alone in a library.
final class GeneratedDrawing: Sendable {
    let graphics: Int
    /// Of Daub, for that library.
    let home: URL
    /// Curves in each graphic.
    private let curves: Int
    private let folder: URL
    private let isWritten = Mutex(false)

    init(graphics: Int, curves: Int) {
        self.graphics = graphics
        self.curves = curves
        let name = "daub-bench-\(ProcessInfo.processInfo.processIdentifier)-\(graphics)-graphics"
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        home = folder.appendingPathComponent("home")
    }

    var library: URL { folder.appendingPathComponent("library") }

    func file() throws -> URL {
        let file = library.appendingPathComponent("Large.svg")
        try isWritten.withLock { isWritten in
            guard !isWritten else { return }
            try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            isWritten = true
        }
        return file
    }

    func remove() throws {
        if FileManager.default.fileExists(atPath: folder.path) {
            try FileManager.default.removeItem(at: folder)
        }
    }

    private var text: String {
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">
              <title>Large</title>

            """
        for number in 0..<graphics {
            var (x, y) = (number * 37 % 1500, number * 71 % 1100)
            var path = "M\(x),\(y)"
            for curve in 0..<curves {
                let (dx, dy) = ((number + curve * 13) % 19 - 9, (number + curve * 7) % 17 - 8)
                path += " C\(x + dy).25,\(y + dx).5 \(x + dx).75,\(y - dy).5 \(x + dx),\(y + dy)"
                (x, y) = (x + dx, y + dy)
            }
            let color = String(number * 7919 % 0x100_0000 + 0x100_0000, radix: 16).dropFirst()
            text += "<path d=\"\(path)\" fill=\"none\" stroke=\"#\(color)\" stroke-width=\"2\"/>\n"
        }
        return text + "</svg>\n"
    }
}
