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

/// The libraries of a bench.
struct BenchLibraries: Sendable {
    let usual: BenchLibrary
    let large: BenchLibrary

    func remove() throws {
        try usual.remove()
        try large.remove()
    }
}
