import Foundation
import Synchronization

/// A library that measures share, written when the first of them asks for it, with a home of its own for Daub,
/// in which the index of the library stays from run to run.
final class BenchLibrary: Sendable {
    let drawings: Int
    let home: URL
    private let place: URL
    private let isWritten = Mutex(false)

    init(drawings: Int) {
        self.drawings = drawings
        let folder = FileManager.default.temporaryDirectory
        let name = "daub-bench-\(ProcessInfo.processInfo.processIdentifier)-\(drawings)"
        place = folder.appendingPathComponent(name)
        home = folder.appendingPathComponent("\(name)-home")
    }

    func folder() throws -> URL {
        try isWritten.withLock { isWritten in
            if !isWritten { try GeneratedLibrary.write(drawings, to: place) }
            isWritten = true
        }
        return place
    }

    func remove() throws {
        for folder in [place, home] where FileManager.default.fileExists(atPath: folder.path) {
            try FileManager.default.removeItem(at: folder)
        }
    }
}

/// What the measures of a bench work on.
struct BenchLibraries: Sendable {
    let usual: BenchLibrary
    let large: BenchLibrary
    /// A file of ten megabytes.
    let heavy = GeneratedDrawing(graphics: 36_000, curves: 5)
    /// With very many small graphics.
    let crowded = GeneratedDrawing(graphics: 100_000, curves: 1)
    let fonts = BenchFonts()

    func remove() throws {
        try usual.remove()
        try large.remove()
        try heavy.remove()
        try crowded.remove()
        try fonts.remove()
    }
}
